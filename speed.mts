import { Rng, isOver, waitingSeats } from '@conclave/kernel'; import { openTable, deal, optionsOf, pickAtRandom, carryOut, fork } from '@conclave/kernel/play'; import { viewOf, determinize } from '@conclave/kernel/look';
import { enchanters } from '@conclave/game-enchanters';
import { gatherings } from '@conclave/game-gatherings';
import { seasons } from '@conclave/game-seasons';
import { technoEnchanters } from '@conclave/game-techno-enchanters';
const out: any = {};
for (const [g, seats] of [[gatherings, 4], [enchanters, 2], [enchanters, 4], [seasons, 3], [technoEnchanters, 4]] as const) {
  const o: any = openTable(g, seats, {}); const t = o.table; const rng = new Rng('speed'); const picks: number[] = [];
  let n = 0; const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000; };
  const run = (ms: number) => { n = 0; const c0 = cpu(); const t0 = c0; let i = 0; while (cpu() - t0 < ms) { deal(t, `s${i++}`); while (!isOver(t)) { const seat = 31 - Math.clz32(waitingSeats(t)); pickAtRandom(optionsOf(t, seat), rng, picks); carryOut(t, seat, picks); n++; } } return n / (cpu() - t0) * 1000; };
  run(700); const rate = run(1500);
  deal(t, 'x'); let f0 = performance.now(); for (let i = 0; i < 100000; i++) fork(t.cells); const fk = (performance.now() - f0) / 100000 * 1000;
  f0 = performance.now(); const v = viewOf(t, 0); for (let i = 0; i < 5000; i++) determinize(t, v, rng); const dz = (performance.now() - f0) / 5000 * 1000;
  out[`${g.id}-${seats}`] = [Math.round(rate), +fk.toFixed(3), +dz.toFixed(2), t.cells.length];
}
console.log(JSON.stringify(out));
