import type { Profile } from '@conclave/protocol';
import type { Database } from './schema.ts';

/** What is kept of players besides their accounts. */
export class PlayerStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** Finished games, practice left out. Who resigned or left it to a bot has not won. */
  async statistics(player: string): Promise<Profile['statistics']> {
    const rows = await this.db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select((eb) => [
        'match.game',
        eb.fn.countAll().as('played'),
        eb.fn.sum('seat.won').as('won'),
        eb.fn.avg('seat.score').as('meanScore'),
      ])
      .where('seat.player', '=', player)
      .where('match.status', '=', 'finished')
      .where('match.practice', '=', 0)
      .groupBy('match.game')
      .orderBy('match.game')
      .execute();
    return rows.map(({ game, played, won, meanScore }) => ({
      game,
      played: Number(played),
      won: Number(won ?? 0),
      meanScore: meanScore === null ? null : Number(meanScore),
    }));
  }

  /** The matches a player sits at, hosts, is expected at, or was sent away from. */
  async matchesOf(player: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('seat')
      .select('match')
      .where((eb) => eb.or([eb('player', '=', player), eb('keptFor', '=', player)]))
      .union(this.db.selectFrom('match').select('id as match').where('host', '=', player))
      .union(this.db.selectFrom('ban').select('match').where('player', '=', player))
      .execute();
    return rows.map((row) => row.match);
  }

  /** Everything a guest has becomes the account's, at once. */
  async move(from: string, to: string, name: string): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      // Two seats at one table cannot both be the account's: a bot keeps the guest's.
      await tx
        .updateTable('seat')
        .set({ standIn: 1, player: null })
        .where('player', '=', from)
        .where('match', 'in', (eb) =>
          eb.selectFrom('seat as other').select('other.match').where('other.player', '=', to),
        )
        .execute();
      await tx.updateTable('seat').set({ player: to, name }).where('player', '=', from).execute();
      await tx.updateTable('seat').set({ keptFor: to }).where('keptFor', '=', from).execute();
      await tx.updateTable('match').set({ host: to }).where('host', '=', from).execute();
      await tx.updateTable('chat').set({ player: to, name }).where('player', '=', from).execute();
      // Who was sent away as a guest does not come back with an account.
      await tx
        .insertInto('ban')
        .columns(['match', 'player'])
        .expression((eb) =>
          eb
            .selectFrom('ban')
            .select((s) => ['match', s.val(to).as('player')])
            .where('player', '=', from),
        )
        .onConflict((oc) => oc.doNothing())
        .execute();
      await tx.deleteFrom('ban').where('player', '=', from).execute();
      await tx
        .deleteFrom('mute')
        .where((eb) => eb.or([eb('player', '=', from), eb('muted', '=', from)]))
        .execute();
    });
  }

  async rename(player: string, name: string): Promise<void> {
    await this.db.updateTable('seat').set({ name }).where('player', '=', player).execute();
  }
}
