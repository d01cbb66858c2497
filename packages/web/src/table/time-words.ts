/** Time left in the words people use for it. */
export function timeWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days left`;
  if (hours >= 1) return `${hours} h ${String(minutes % 60).padStart(2, '0')} m left`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
