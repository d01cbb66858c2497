/**
 * Long work, one piece after another, with everything else that waits in between: many who
 * ask for it at once keep nobody else waiting for longer than one piece takes.
 */
export class Turns {
  private tail: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T> | T): Promise<T> {
    const turn = this.tail.then(() => new Promise<void>((go) => setImmediate(go))).then(work);
    this.tail = turn.catch(() => undefined);
    return turn;
  }
}
