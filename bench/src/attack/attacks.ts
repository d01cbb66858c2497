import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, many } from './attack.ts';
import { CONTENT } from './attacks/content.ts';
import { LISTS } from './attacks/lists.ts';
import { MESSAGES } from './attacks/messages.ts';
import { PACKETS } from './attacks/packets.ts';
import { CHAT, GUESSES, GUESTS, OPEN_AND_LEAVE, PRACTICE } from './attacks/per-person.ts';
import { READERS } from './attacks/readers.ts';
import { REQUESTS } from './attacks/requests.ts';
import { SOCKETS } from './attacks/sockets.ts';

/** What everything else is to be compared with. */
export const NOTHING: Attack = {
  name: 'nothing',
  about: 'no attack at all: how the machine itself fares',
  async run(target) {
    await wait(many(target, 6_000, 2_000));
    return { tried: 'nothing', met: '', counts: [] };
  },
};

/** Every attack there is, by what it is aimed at. */
export const ATTACKS: readonly Attack[] = [
  NOTHING,
  ...PACKETS,
  ...SOCKETS,
  ...READERS,
  ...LISTS,
  PRACTICE,
  CHAT,
  GUESTS,
  OPEN_AND_LEAVE,
  ...REQUESTS,
  ...MESSAGES,
  GUESSES,
  ...CONTENT,
];
