import type { Games } from '../games.ts';

/** What a link to such an address promises whoever is sent it. */
const PROMISES: Readonly<Record<string, (game: string) => string>> = {
  learn: (game) => `Learn ${game}, move by move`,
  rules: (game) => `The rules of ${game}`,
  cards: (game) => `The cards of ${game}`,
  new: (game) => `Open a table of ${game}`,
};

/**
 * The page as one address has it. Whoever makes a preview of a link runs no script and wants whole
 * addresses, so the picture gets our own in front and the title says where the link leads. A table
 * is not named: what a private one is about is for those who were invited.
 */
export function pageAt(html: string, origin: string, path: string, games: Games): string {
  const title = titleOf(path, games);
  return html
    .replace(/(<meta property="og:image" content=")(?=\/)/, (start) => start + escaped(origin))
    .replace(/(<meta property="og:title" content=")[^"]*/, (whole, start: string) =>
      title === undefined ? whole : start + escaped(title),
    );
}

function titleOf(path: string, games: Games): string | undefined {
  const [, place = '', id = ''] = path.split('/');
  if (place === 'join' && id !== '') return 'You are invited to a table';
  const game = games.get(id);
  const promise = Object.hasOwn(PROMISES, place) ? PROMISES[place] : undefined;
  return game === undefined ? undefined : promise?.(game.name);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
