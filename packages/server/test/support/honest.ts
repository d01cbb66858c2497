import { TestPlayer } from './player.ts';

const PACE = 60;

/** Somebody who plays on while others attack, and notes how long everything took. */
export class Honest {
  private readonly player: TestPlayer;
  private match = '';
  slowest = 0;
  answers = 0;

  private constructor(player: TestPlayer) {
    this.player = player;
  }

  static async sitDown(url: string): Promise<Honest> {
    const honest = new Honest(await TestPlayer.guest(url, 'Honest'));
    await honest.move();
    return honest;
  }

  /** Plays until the attack is over: the longest that an answer or a sign of life took. */
  async during(attack: Promise<unknown>): Promise<number> {
    let over = false;
    const ended = attack.finally(() => {
      over = true;
    });
    this.slowest = 0;
    this.answers = 0;
    do {
      const start = performance.now();
      const health = await this.player.fetch('/healthz');
      if (health.status !== 200) throw new Error(`/healthz says ${health.status}`);
      await this.move();
      this.slowest = Math.max(this.slowest, performance.now() - start);
      this.answers++;
      await new Promise((resolve) => setTimeout(resolve, PACE));
    } while (!over);
    await ended;
    return this.slowest;
  }

  leave(): void {
    this.player.disconnect();
  }

  /** One answer, at a new table where the last game is over. */
  private async move(): Promise<void> {
    const table = this.player.tables.get(this.match);
    await table?.until(
      'a decision or the end',
      () => table.decision !== null || table.info?.status === 'finished',
    );
    if (table === undefined || table.info?.status === 'finished') {
      const bots = [{ seat: 1, bot: 'random' }];
      this.match = (await this.player.table({ bots, start: true })).id;
      await this.player.watch(this.match);
      return this.move();
    }
    const { last } = table;
    const outcome = await this.player.answer(this.match);
    // The bot may have answered in between.
    if (!outcome.ok && outcome.error.code !== 'stale') throw new Error(outcome.error.message);
    await table.until('the next update', () => table.last !== last);
  }
}
