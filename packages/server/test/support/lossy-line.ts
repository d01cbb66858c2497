import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a PostgreSQL server that can be cut while something is under way. */
export interface LossyLine {
  readonly url: string;
  /** The next COMMIT reaches the database; the reply to it is lost, and the connection with it. */
  loseNextCommit(): void;
  /** How often that has happened. */
  readonly lost: number;
  close(): Promise<void>;
}

const COMMIT = /commit/i;

export async function lossyLine(to: string): Promise<LossyLine> {
  const target = new URL(to);
  const open = new Set<Socket>();
  let armed = false;
  let lost = 0;
  const server: Server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let cut = false;
    open.add(client);
    open.add(database);
    client.on('data', (data) => {
      database.write(data);
      if (!armed || !COMMIT.test(data.toString('latin1'))) return;
      armed = false;
      cut = true;
    });
    database.on('data', (data) => {
      if (!cut) {
        client.write(data);
        return;
      }
      // The database has answered, so it is done; nobody on the other side hears of it.
      lost++;
      client.destroy();
      database.destroy();
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    loseNextCommit() {
      armed = true;
    },
    get lost() {
      return lost;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
