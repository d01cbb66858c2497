import type { Outlet } from '../io.ts';
import { count } from '../text.ts';

const WIDTH = 24;

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** One line: how much is done, how fast, and how long it will still take. */
export function progressLine(done: number, of: number, seconds: number): string {
  const share = of === 0 ? 1 : done / of;
  const full = Math.round(share * WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? `, ${clock((of - done) / rate)} left` : '';
  const figures = `${count(done)}/${count(of)} games`;
  return `${bar} ${Math.floor(share * 100)} %  ${figures}, ${count(rate)} games/s${left}`;
}

/** Draws the line on a terminal, a few times a second, and nothing anywhere else. */
export class Progress {
  private readonly outlet: Outlet;
  private readonly of: number;
  private drawn = -1;

  constructor(outlet: Outlet, of: number) {
    this.outlet = outlet;
    this.of = of;
  }

  show(done: number, seconds: number): void {
    if (!this.outlet.isTty || (seconds - this.drawn < 0.1 && done < this.of)) return;
    this.drawn = seconds;
    const line = progressLine(done, this.of, seconds).slice(0, this.outlet.columns - 1);
    this.outlet.write(`\r${line}\u001b[K`);
  }

  clear(): void {
    if (this.drawn >= 0) this.outlet.write('\r\u001b[K');
  }
}
