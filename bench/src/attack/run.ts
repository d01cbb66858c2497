import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Attack, Attempt, Target } from './attack.ts';
import { type Bounds, type Finding, faultsOf, together } from './finding.ts';
import { Helper } from './helper.ts';
import { MemoryWatch } from './memory.ts';
import { Scene } from './scene.ts';
import type { Seen } from './seen.ts';

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));
/** An attacker has a machine of its own: here it must not take the server's share of this one. */
const NICE = 10;
/** An attack that is not over by then is ended. */
const LONGEST_MS = { whole: 120_000, short: 40_000 };
/** How long a server that was started again is watched. */
const AGAIN_MS = { whole: 5_000, short: 2_000 };

export interface Wish {
  readonly short: boolean;
  readonly bounds: Bounds;
  /** Settings for every server, such as its database. */
  readonly settings: Readonly<Record<string, string>>;
  began?(attack: Attack): void;
}

/** Runs attacks one after another, each from addresses of its own. */
export class Run {
  private readonly wish: Wish;
  private scene: Promise<Scene> | undefined;
  private attacker: Helper | undefined;
  private attacks = 0;
  private stopped = false;

  constructor(wish: Wish) {
    this.wish = wish;
  }

  /** Ends every process that is still there, for good. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.clear();
  }

  async carryOut(attack: Attack): Promise<Finding> {
    this.wish.began?.(attack);
    const scene = await this.sceneFor(attack);
    const memory = new MemoryWatch(scene.pid);
    await scene.begin();
    const { attempt, trouble } = await this.attack(attack, scene.url);
    let seen = await scene.end();
    let most = await memory.end();
    const faults = [...trouble];
    if (scene.hasEnded()) faults.push('the server ended');
    await this.attacker?.end();
    if (attack.restart === true) {
      const again = await this.takenUpAgain(scene).catch(() => undefined);
      if (again === undefined) faults.push('the server does not start again');
      else {
        seen = together(seen, again.seen);
        most = Math.max(most, again.memory);
      }
    }
    faults.push(...faultsOf({ attempt, seen, memory: most }, this.wish.bounds));
    // A server that took harm is not used for the next attack.
    if (faults.length > 0 || !this.wish.short) await this.clear();
    return { attack: attack.name, about: attack.about, attempt, seen, memory: most, faults };
  }

  /** In the short form attacks share a server where they want the same settings. */
  private async sceneFor(attack: Attack): Promise<Scene> {
    const settings = { ...this.wish.settings, ...attack.settings };
    if ((await this.scene)?.has(settings) === false) await this.clear();
    if (this.stopped) throw new Error('the attacks were stopped');
    this.scene ??= Scene.open(settings);
    return this.scene;
  }

  /** A server that is just being started is waited for, so that it can be ended too. */
  private async clear(): Promise<void> {
    await this.attacker?.end();
    const scene = await this.scene?.catch(() => undefined);
    await scene?.close();
    this.scene = undefined;
  }

  private async attack(
    attack: Attack,
    url: string,
  ): Promise<{ attempt: Attempt; trouble: readonly string[] }> {
    const { short } = this.wish;
    const n = ++this.attacks;
    const target: Target = {
      door: { url, from: `127.0.1.${n}` },
      elsewhere: { url, from: `127.0.2.${n}` },
      short,
    };
    const nothing = { tried: attack.about, met: '', counts: [] };
    const longest = short ? LONGEST_MS.short : LONGEST_MS.whole;
    this.attacker = new Helper(ATTACKER, NICE);
    try {
      const attempt = await this.attacker.ask<Attempt>({ name: attack.name, target }, longest);
      if (attempt !== undefined) return { attempt, trouble: [] };
      return { attempt: nothing, trouble: [`the attack was not over after ${longest / 1000} s`] };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { attempt: nothing, trouble: [`the attack could not be carried out: ${reason}`] };
    }
  }

  /** A power cut, and the server on the same database once more. */
  private async takenUpAgain(scene: Scene): Promise<{ seen: Seen; memory: number }> {
    await scene.restart();
    const memory = new MemoryWatch(scene.pid);
    await scene.begin();
    await wait(this.wish.short ? AGAIN_MS.short : AGAIN_MS.whole);
    return { seen: await scene.end(), memory: await memory.end() };
  }
}
