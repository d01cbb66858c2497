import type { SetupError } from '@conclave/kernel';
import { type Answer, checkOptions, openTable } from '@conclave/kernel/play';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { Turns } from '../turns.ts';
import { Apart } from './apart.ts';
import { type Deal, type Engine, Stuck, WrongSetup } from './engine.ts';
import { Here } from './here.ts';
import { Threads } from './threads.ts';

/** Whose cards a table is played with: ours are trusted, a player's are not. */
export type CardsBy = 'house' | 'player';

type Options = Readonly<Record<string, unknown>>;

/** Sets the rules of a match to work: here, or apart where a player brought the cards. */
export class Engines {
  private readonly threads: Threads;
  private readonly patience: number;
  private readonly turns = new Turns();

  constructor(settings: Pick<Settings, 'contentThreads' | 'games' | 'timing'>, log: Logger) {
    this.threads = new Threads(settings.contentThreads, { games: settings.games }, log);
    this.patience = settings.timing.rules;
  }

  /** Throws `Stuck` or `WrongSetup` where the deal or the log does not work out. */
  async open(by: CardsBy, deal: Deal, answers: readonly Answer[]): Promise<Engine> {
    if (by === 'house') return await this.turns.take(() => Here.open(deal, answers));
    return await Apart.open(this.threads, this.patience, deal, answers);
  }

  /** The options of a new table as they are kept, or what is wrong with them. */
  async check(
    by: CardsBy,
    { game, seats, options }: Pick<Deal, 'game' | 'seats' | 'options'>,
  ): Promise<{ readonly options: Options } | { readonly error: SetupError }> {
    if (by === 'house') {
      const opened = openTable(game, seats, options);
      return 'error' in opened ? opened : { options: opened.setup.options };
    }
    const { contentOption: name = '' } = game;
    const { [name]: content, ...others } = options;
    const checked = checkOptions(game.options, others);
    if ('error' in checked) return checked;
    try {
      // Nothing of a player's cards is so much as read on this thread.
      const deal = { game, seats, options, seed: 'a first deal', names: [] };
      (await Apart.open(this.threads, this.patience, deal, [])).close();
      return { options: { ...checked.options, [name]: content } };
    } catch (error) {
      if (error instanceof WrongSetup) return { error: error.error };
      if (error instanceof Stuck)
        return { error: { field: name, reason: error.message, rule: '' } };
      throw error;
    }
  }

  close(): void {
    this.threads.close();
  }
}
