import type { Profile } from '@conclave/protocol';
import { ask } from '../../api/http.ts';
import { renewSocket } from '../../api/socket.ts';
import { forgetMe } from '../../session/me.ts';

/** Sits down as a guest with just a name. */
export async function sitAsGuest(name: string): Promise<Profile> {
  const profile = await ask('guest', { body: { name } });
  renewSocket();
  await forgetMe();
  return profile;
}

export async function rename(name: string): Promise<Profile> {
  const profile = await ask('rename', { body: { name } });
  await forgetMe();
  return profile;
}
