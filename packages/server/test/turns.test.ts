import { expect, test } from 'vitest';
import { Turns } from '../src/turns.ts';

test('what waits otherwise comes to its turn between two pieces of long work', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const pieces = [1, 2, 3, 4].map((piece) => turns.take(() => order.push(`piece ${piece}`)));
  const beside = (async () => {
    for (let i = 1; i <= 2; i++) {
      await new Promise((go) => setImmediate(go));
      order.push(`beside ${i}`);
    }
  })();
  await Promise.all([...pieces, beside]);
  expect(order.filter((one) => one.startsWith('piece'))).toEqual([
    'piece 1',
    'piece 2',
    'piece 3',
    'piece 4',
  ]);
  expect(order.indexOf('beside 2')).toBeLessThan(order.indexOf('piece 3'));
});

test('one that fails keeps no other from its turn', async () => {
  const turns = new Turns();
  const failing = turns.take(() => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await turns.take(() => 'done')).toBe('done');
});
