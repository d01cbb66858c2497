import type { Profile } from '@conclave/protocol';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ask } from '../api/http.ts';
import { queryClient } from '../api/query-client.ts';

const KEY = ['me'];

const load = (): Promise<Profile | null> => ask('me', {});

/** Who uses this browser: a person, nobody (null), or not known while the server is silent. */
export function useMe(): UseQueryResult<Profile | null> {
  return useQuery({ queryKey: KEY, queryFn: load, staleTime: 60_000, retry: false });
}

/** After signing in or out. */
export const forgetMe = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

const NAME = 'conclave.name';

/** The name last used here, for the next guest seat. */
export const rememberedName = (): string => localStorage.getItem(NAME) ?? '';
export const rememberName = (name: string): void => localStorage.setItem(NAME, name);

const FIRST = ['Amber', 'Brisk', 'Clever', 'Dusky', 'Eager', 'Frosty', 'Gentle', 'Hidden'];
const LAST = ['Owl', 'Raven', 'Toad', 'Moth', 'Hare', 'Newt', 'Lynx', 'Crow'];

/** A name for somebody in a hurry. */
export function anyName(): string {
  const pick = (list: readonly string[]): string =>
    list[Math.floor(Math.random() * list.length)] ?? '';
  return `${pick(FIRST)} ${pick(LAST)}`;
}

/** Makes sure there is somebody: whoever is signed in, else a guest with this name. */
export async function beSomebody(name: string): Promise<Profile> {
  const me = await queryClient.fetchQuery({ queryKey: KEY, queryFn: load, staleTime: 60_000 });
  if (me !== null) return me;
  const guest = await ask('guest', { body: { name } });
  rememberName(name);
  queryClient.setQueryData(KEY, guest);
  return guest;
}
