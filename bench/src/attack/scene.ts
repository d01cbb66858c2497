import { fileURLToPath } from 'node:url';
import { type MeasuredServer, startServer } from '../live/server-process.ts';
import { Helper } from './helper.ts';
import type { Seen } from './seen.ts';

const WITNESS = fileURLToPath(new URL('./witness.ts', import.meta.url));
const PATIENCE_MS = 15_000;

type Settings = Readonly<Record<string, string>>;

/** A server in a process of its own, and somebody in another who plays there and sees how it fares. */
export class Scene {
  private readonly settings: Settings;
  private server: MeasuredServer;
  private witness: Helper;

  private constructor(settings: Settings, server: MeasuredServer, witness: Helper) {
    this.settings = settings;
    this.server = server;
    this.witness = witness;
  }

  static async open(settings: Settings): Promise<Scene> {
    const server = await startServer(settings);
    try {
      return new Scene(settings, server, await witnessAt(server));
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  get url(): string {
    return this.server.url;
  }

  get pid(): number {
    return this.server.pid;
  }

  has(settings: Settings): boolean {
    return JSON.stringify(settings) === JSON.stringify(this.settings);
  }

  hasEnded(): boolean {
    return this.server.hasEnded();
  }

  async begin(): Promise<void> {
    await this.witness.ask({ kind: 'begin' }, PATIENCE_MS);
  }

  async end(): Promise<Seen> {
    const seen = await this.witness.ask<Seen>({ kind: 'end' }, PATIENCE_MS);
    if (seen === undefined) throw new Error('the witness says nothing');
    return seen;
  }

  /** Ends the server as a power cut would, and starts it again with the same database. */
  async restart(): Promise<void> {
    await this.witness.end();
    await this.server.kill();
    this.server = await startServer(this.settings, this.server.folder);
    this.witness = await witnessAt(this.server);
  }

  async close(): Promise<void> {
    await this.witness.end();
    await this.server.kill();
    await this.server.stop();
  }
}

async function witnessAt({ url, pid, folder }: MeasuredServer): Promise<Helper> {
  const witness = new Helper(WITNESS);
  try {
    const sat = await witness.ask<true>({ kind: 'sit-down', url, pid, folder }, PATIENCE_MS);
    if (sat === true) return witness;
    throw new Error('nobody could sit down at another table');
  } catch (error) {
    await witness.end();
    throw error;
  }
}
