import { settings } from '../settings/index.ts';

let context: AudioContext | undefined;

const TUNES = {
  'your-turn': [523.25, 783.99],
  won: [523.25, 659.25, 783.99, 1046.5],
} as const;

/** A few soft notes, made here: nothing to load. Silent before the first click, as browsers want it. */
export function chime(tune: keyof typeof TUNES): void {
  if (!settings().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') {
    void audio.resume().catch(() => undefined);
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  const start = audio.currentTime + 0.02;
  TUNES[tune].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = start + i * 0.13;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.45);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.5);
  });
}
