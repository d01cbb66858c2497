import { faceOf, listOf, type Table } from '@conclave/kernel';
import { EVERYONE } from '../../src/state/layout.ts';
import type { Command } from './commands.ts';

const VIEWERS = 7;

/**
 * The table as a person would keep it: lists of slots, and for each card (every
 * face is there once) the set of those who know it, and for each viewer who lost
 * sight of it the set of slots it may be in.
 */
export class Model {
  readonly zones: number[][];
  readonly cardIn: number[];
  /** By card. */
  readonly knownBy: Set<number>[];
  /** By viewer and card: where it may be. */
  readonly lost: Map<number, Set<number>>[];
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
    const { layout } = table;
    const slots = layout.setOf.map((_, slot) => slot);
    this.zones = layout.zoneName.map((_, zone) => listOf(table, zone));
    this.cardIn = slots.map((slot) => faceOf(table, slot));
    this.knownBy = slots.map(() => new Set());
    for (const slot of slots) this.teach(slot, this.watchers(this.zoneOf(slot)));
    this.lost = Array.from({ length: VIEWERS }, () => new Map());
  }

  zoneOf(slot: number): number {
    return this.zones.findIndex((list) => list.includes(slot));
  }

  /** Does the same as the verb; a shuffle's outcome is read off the table. */
  perform(command: Command): void {
    switch (command.kind) {
      case 'move':
      case 'moveOnTop':
        this.carry(command.slot, command.zone, command.kind === 'moveOnTop');
        return;
      case 'moveAll':
        for (const slot of [...this.list(command.from)]) this.carry(slot, command.zone, false);
        return;
      case 'reveal':
        this.teach(command.slot, membersOf(EVERYONE));
        return;
      case 'lookAt':
        this.teach(command.slot, [command.seat]);
        return;
      case 'shuffle':
        this.permute(command.zone, []);
        return;
      case 'mix':
        this.permute(command.zone, membersOf(command.keep));
    }
  }

  /** The cards a viewer lost sight of and has not seen again, with where they may be. */
  remembered(viewer: number): Map<number, Set<number>> {
    const out = new Map<number, Set<number>>();
    for (const [card, places] of this.lost[viewer] ?? []) {
      if (!this.knowers(card).has(viewer)) out.set(card, places);
    }
    return out;
  }

  knowers(card: number): Set<number> {
    return this.knownBy[card] ?? new Set();
  }

  private list(zone: number): number[] {
    return this.zones[zone] ?? [];
  }

  private watchers(zone: number): number[] {
    return membersOf(this.table.layout.faceMask[zone] ?? 0);
  }

  private teach(slot: number, viewers: readonly number[]): void {
    const card = this.cardIn[slot] ?? -1;
    for (const viewer of viewers) this.knowers(card).add(viewer);
  }

  private carry(slot: number, zone: number, onTop: boolean): void {
    const from = this.list(this.zoneOf(slot));
    from.splice(from.indexOf(slot), 1);
    if (onTop) this.list(zone).unshift(slot);
    else this.list(zone).push(slot);
    this.teach(slot, this.watchers(zone));
  }

  private permute(zone: number, witnesses: readonly number[]): void {
    const slots = this.list(zone);
    const keep = new Set([...witnesses, ...this.watchers(zone)]);
    const cards = slots.map((slot) => this.cardIn[slot] ?? -1);
    for (const [viewer, memory] of this.lost.entries()) {
      for (const [card, places] of memory) {
        if (this.knowers(card).has(viewer)) memory.delete(card);
        else if (slots.some((slot) => places.has(slot))) for (const s of slots) places.add(s);
      }
      if (keep.has(viewer)) continue;
      for (const card of cards) {
        if (!this.knowers(card).delete(viewer)) continue;
        memory.set(card, new Set(slots));
      }
    }
    for (const slot of slots) this.cardIn[slot] = faceOf(this.table, slot);
  }
}

function membersOf(mask: number): number[] {
  return Array.from({ length: VIEWERS }, (_, i) => i).filter((i) => (mask >> i) & 1);
}

/** The mask of a set of viewers. */
export const maskOf = (viewers: Iterable<number>): number =>
  [...viewers].reduce((mask, viewer) => mask | (1 << viewer), 0);
