/** A number and what it counts: "1 crystal", "3 crystals". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
