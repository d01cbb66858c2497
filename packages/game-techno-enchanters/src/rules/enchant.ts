import {
  cardName,
  faceOf,
  move,
  moveAll,
  NONE,
  nextOf,
  note,
  push,
  type Question,
  type Reason,
  type Seat,
  type Slot,
  topOf,
  type WhyNot,
  whereIs,
  zoneOf,
} from '@conclave/kernel';
import { ENCHANTMENTS, type Enchantment } from '../content/enchantments.ts';
import { FIRST_ENCHANTMENT, isEnchantment } from '../content/faces.ts';
import { setAside } from './draw.ts';
import { effects } from './effects.ts';
import { beginExchange, exchangeBlocked } from './exchange.ts';
import { stir } from './seats.ts';
import { STEP } from './steps.ts';
import { PASS, type TechnoTable } from './table.ts';

/** Codes: an enchantment's slot, or a treasure's slot with this bit to exchange it. */
const EXCHANGE = 256;

export const enchantmentOf = (t: TechnoTable, slot: Slot): Enchantment | undefined =>
  ENCHANTMENTS[faceOf(t, slot) - FIRST_ENCHANTMENT];

/** Why an enchantment of one's hand may not be played now. */
function blocked(t: TechnoTable, seat: Seat, slot: Slot): Reason | undefined {
  const card = enchantmentOf(t, slot);
  if (card === undefined) return { reason: 'that card is not an enchantment', rule: 'T-3.1' };
  if (card.when === 'targeted') {
    return { reason: 'it is played when a trimagic of another player targets you', rule: 'T-3.10' };
  }
  return effects.blocked(t, card.effect, seat);
}

/** T-3.1: one enchantment, or the exchange, or neither. */
export const askEnchant: Question<TechnoTable> = {
  rule: 'T-3.1',
  prompt: () => 'Play an enchantment, exchange a treasure for new cards, or go on.',
  options(t, seat, out) {
    out.add(PASS);
    for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
      if (isEnchantment(faceOf(t, s)) && blocked(t, seat, s) === undefined) out.add(s);
    }
    for (let s = topOf(t, zoneOf(t, t.zone.treasures, seat)); s !== NONE; s = nextOf(t, s)) {
      if (exchangeBlocked(t, s) === undefined) out.add(EXCHANGE | s);
    }
  },
  tell(t, _seat, code) {
    if (code === PASS) {
      return { label: 'Neither', does: 'You go on without either.', rule: 'T-3.1' };
    }
    const slot = code & 255;
    if (code & EXCHANGE) {
      return {
        label: `Give up ${cardName(t, faceOf(t, slot))} for new cards`,
        does: 'It goes under the treasure deck. Discard one to four cards, draw four, and keep as many as you discarded.',
        rule: 'T-3.5',
        slots: [slot],
      };
    }
    const card = enchantmentOf(t, slot);
    return {
      label: `Play ${card?.name}`,
      does: card === undefined ? '' : effects.words(card.effect),
      rule: 'T-3.4',
      slots: [slot],
    };
  },
  whyNot(t, seat) {
    const out: WhyNot[] = [];
    const add = (label: string, slot: Slot, reason: Reason | undefined): void => {
      if (reason !== undefined) out.push({ label, slots: [slot], ...reason });
    };
    for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
      if (isEnchantment(faceOf(t, s))) {
        add(`Play ${cardName(t, faceOf(t, s))}`, s, blocked(t, seat, s));
      }
    }
    for (const zone of [zoneOf(t, t.zone.treasures, seat), zoneOf(t, t.zone.shown, seat)]) {
      for (let s = topOf(t, zone); s !== NONE; s = nextOf(t, s)) {
        add(`Give up ${cardName(t, faceOf(t, s))} for new cards`, s, exchangeBlocked(t, s));
      }
    }
    return out;
  },
  refuse(t, seat, code) {
    const slot = code & 255;
    if (code < 0 || code >= EXCHANGE * 2 || slot >= t.layout.slotCount) return undefined;
    const zone = whereIs(t, slot);
    if (code & EXCHANGE) {
      const own =
        zone === zoneOf(t, t.zone.treasures, seat) || zone === zoneOf(t, t.zone.shown, seat);
      if (!own) return { reason: 'that is not one of your treasures', rule: 'T-3.5' };
      return exchangeBlocked(t, slot);
    }
    if (zone !== zoneOf(t, t.zone.hand, seat)) {
      return { reason: 'that card is not in your hand', rule: 'T-3.1' };
    }
    return blocked(t, seat, slot);
  },
  apply(t, seat, picks) {
    const code = picks[0] as number;
    if (code === PASS) return;
    stir(t);
    if (code & EXCHANGE) beginExchange(t, seat, code & 255);
    else playEnchantment(t, seat, code);
  },
};

function playEnchantment(t: TechnoTable, seat: Seat, slot: Slot): void {
  const card = enchantmentOf(t, slot);
  if (card === undefined) return;
  t.because = 'T-3.4';
  move(t, slot, t.zone.inUse);
  if (t.events !== undefined) note(t, seat, `${t.names[seat]} plays ${card.name}`, 'T-3.4');
  setAside(t, seat);
  if (!effects.tags(card.effect).includes('lasts')) push(t, STEP.endEnchantment);
  effects.start(t, card.effect, seat, slot);
}

/** T-3.4: discarded when its effect ends. */
export function endEnchantment(t: TechnoTable): void {
  t.because = 'T-3.4';
  moveAll(t, t.zone.inUse, t.zone.discard);
}
