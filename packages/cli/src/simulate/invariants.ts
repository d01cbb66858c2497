import { faceOf, isInPlay, listOf, sizeOf, type Table, whereIs } from '@conclave/kernel';
import { facesInPlay } from '@conclave/kernel/play';

/** What is wrong with where the cards lie, or undefined: every card in play in exactly one place. */
export function misplacedCards(t: Table): string | undefined {
  const seen = new Set<number>();
  for (let zone = 0; zone < t.layout.zoneCount; zone++) {
    const slots = listOf(t, zone);
    const name = t.layout.zoneName[zone] as string;
    if (slots.length !== sizeOf(t, zone)) {
      return `${name} says it holds ${sizeOf(t, zone)} cards and holds ${slots.length}`;
    }
    for (const slot of slots) {
      if (seen.has(slot)) return `the card in slot ${slot} lies in two places`;
      if (whereIs(t, slot) !== zone)
        return `the card in slot ${slot} lies in ${name} and denies it`;
      seen.add(slot);
    }
  }
  const inPlay = t.layout.setOf.filter((_, slot) => isInPlay(t, slot)).length;
  if (seen.size !== inPlay) return `${inPlay - seen.size} cards lie nowhere`;
  return changedCards(t);
}

function changedCards(t: Table): string | undefined {
  for (const [number, set] of t.spec.sets.entries()) {
    const balance = new Map<number, number>();
    const add = (face: number, n: number): void =>
      void balance.set(face, (balance.get(face) ?? 0) + n);
    const faces: number[] = [];
    facesInPlay(t, t.cells, number, faces);
    for (const face of faces) add(face, 1);
    for (const [slot, of] of t.layout.setOf.entries()) {
      if (of === number && isInPlay(t, slot)) add(faceOf(t, slot), -1);
    }
    for (const [face, missing] of balance) {
      // Of cards that are drawn unseen, others are not in play.
      if (missing === 0 || (missing > 0 && set.unseen)) continue;
      const id = t.spec.faces[face]?.id ?? `face ${face}`;
      return `${set.name}: ${Math.abs(missing)} × ${id} ${missing > 0 ? 'missing' : 'too many'}`;
    }
  }
  return undefined;
}
