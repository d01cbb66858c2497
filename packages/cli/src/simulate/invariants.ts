import { faceOf, listOf, sizeOf, type Table, whereIs } from '@conclave/kernel';

/** What is wrong with where the cards lie, or undefined: every card of the box in exactly one place. */
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
  if (seen.size !== t.layout.slotCount) {
    return `${t.layout.slotCount - seen.size} cards lie nowhere`;
  }
  return changedCards(t);
}

function changedCards(t: Table): string | undefined {
  let first = 0;
  for (const set of t.spec.sets) {
    const balance = new Map<number, number>();
    set.faces.forEach((face, i) => {
      balance.set(face, (balance.get(face) ?? 0) + 1);
      const now = faceOf(t, first + i);
      balance.set(now, (balance.get(now) ?? 0) - 1);
    });
    for (const [face, missing] of balance) {
      if (missing !== 0) {
        const id = t.spec.faces[face]?.id ?? `face ${face}`;
        return `${set.name}: ${Math.abs(missing)} × ${id} ${missing > 0 ? 'missing' : 'too many'}`;
      }
    }
    first += set.faces.length;
  }
  return undefined;
}
