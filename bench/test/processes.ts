import { execFileSync } from 'node:child_process';

/** The processes that somebody started and whose command has one of these words. */
export function childrenOf(parent: number, ...words: readonly string[]): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return all.split('\n').flatMap((line) => {
    const [pid, of] = line.trim().split(/\s+/, 2).map(Number);
    const isOne = of === parent && words.some((word) => line.includes(word));
    return isOne && pid !== undefined ? [pid] : [];
  });
}

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
