import { MatchInfo, ROUTES } from '@conclave/protocol';
import { type Guest, newGuest } from '../live/people.ts';
import { type Asked, ask, type Door, type Reply } from '../live/request.ts';

const PATIENCE_MS = 5_000;
const NO_ANSWER: Reply = { status: 0, headers: {}, body: '' };

/** One guest who asks for too much. What is refused, or not answered at all, is no error here. */
export class Intruder {
  readonly door: Required<Door>;
  readonly cookie: string;

  private constructor(door: Required<Door>, { cookie }: Guest) {
    this.door = door;
    this.cookie = cookie;
  }

  static async come(door: Required<Door>, name = 'Eve'): Promise<Intruder> {
    return new Intruder(door, await newGuest(door, name));
  }

  ask(path: string, asked: Asked = {}): Promise<Reply> {
    const { door, cookie } = this;
    return ask(door, path, { cookie, patience: PATIENCE_MS, ...asked }).catch(() => NO_ANSWER);
  }

  post(path: string, body: unknown): Promise<Reply> {
    return this.ask(path, { method: 'POST', body });
  }

  /** Wishes for a table; what it says is the server's. */
  wish(wish: object): Promise<Reply> {
    return this.post(ROUTES.create.path, wish);
  }

  /** A table that there must be for the attack to make sense. */
  async table(wish: object): Promise<MatchInfo> {
    const { status, body } = await this.wish(wish);
    if (status !== 200) throw new Error(`no table: ${status} ${body}`);
    return MatchInfo.parse(JSON.parse(body));
  }
}
