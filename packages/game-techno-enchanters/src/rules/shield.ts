import {
  cardName,
  faceOf,
  move,
  NONE,
  nextOf,
  note,
  type Question,
  type Slot,
  topOf,
  whereIs,
  zoneOf,
} from '@conclave/kernel';
import { setAside } from './draw.ts';
import { effects } from './effects.ts';
import { enchantmentOf } from './enchant.ts';
import { PASS, type TechnoTable } from './table.ts';
import { hit } from './trimagic.ts';
import { amountInUse, spellInUse } from './trimagic-in-use.ts';

const isShield = (t: TechnoTable, slot: Slot): boolean =>
  enchantmentOf(t, slot)?.when === 'targeted';

/**
 * T-3.8, T-3.9: asked of every targeted seat that holds a card. With nothing to play it
 * has one answer, and only the seat itself can tell.
 */
export const askShield: Question<TechnoTable> = {
  rule: 'T-3.9',
  prompt(t, _seat, caster) {
    const cards = amountInUse(t) === 1 ? 'one card' : 'two cards';
    return `The ${spellInUse(t)} of ${t.names[caster]} targets you (${cards}). Do you play a Shield?`;
  },
  card: (t) => topOf(t, t.zone.inUse),
  options(t, seat, out) {
    out.add(PASS);
    for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
      if (isShield(t, s)) out.add(s);
    }
  },
  tell: (t, _seat, code) =>
    code === PASS
      ? { label: 'Let it happen', does: 'You play no card.', rule: 'T-3.9' }
      : {
          label: `Play ${cardName(t, faceOf(t, code))}`,
          does: 'What targets you does not happen; you set a card aside.',
          rule: 'T-3.8',
          slots: [code],
        },
  refuse(t, seat, slot) {
    if (slot < 0 || slot >= t.layout.slotCount) return undefined;
    return whereIs(t, slot) === zoneOf(t, t.zone.hand, seat)
      ? { reason: 'that card does not answer a trimagic', rule: 'T-3.8' }
      : { reason: 'that card is not in your hand', rule: 'T-3.8' };
  },
  apply(t, seat, picks, caster) {
    const slot = picks[0] as number;
    if (slot === PASS) {
      hit(t, caster, seat);
      return;
    }
    t.because = 'T-3.8';
    const card = enchantmentOf(t, slot);
    move(t, slot, t.zone.discard);
    if (t.events !== undefined) {
      note(t, seat, `${t.names[seat]} plays {0}: the ${spellInUse(t)} misses`, 'T-3.8', slot);
    }
    setAside(t, seat);
    if (card !== undefined) effects.start(t, card.effect, seat, slot, caster);
  },
};
