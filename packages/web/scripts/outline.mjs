import { createRequire } from 'node:module';

/** @type {{ icons: Record<string, { body: string }> }} */
const all = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/**
 * The outline of an icon, as the `d` of one path.
 * @param {string} name
 */
export function outline(name) {
  const icon = all.icons[name];
  if (icon === undefined) throw new Error(`game-icons has no ${name}`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`${name} is not drawn with paths`);
  return paths.join('');
}
