// Writes public/icons/*.png from the drawing below, with a Chromium as the painter.
// `node packages/web/scripts/app-icons.mjs`; the results are kept in git.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../../scripts/chromium.mjs';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

/** Three cards fanned around a star: a gathering of three. */
const card = (/** @type {number} */ turn, /** @type {string} */ ground) => `
  <g transform="rotate(${turn} 256 470)">
    <rect x="176" y="118" width="160" height="232" rx="22" fill="${ground}" stroke="#ffd978" stroke-width="9"/>
    <rect x="194" y="136" width="124" height="196" rx="12" fill="none" stroke="#ffd978" stroke-opacity=".45" stroke-width="4"/>
  </g>`;

const star = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => {
  const points = Array.from({ length: 8 }, (_, i) => {
    const angle = (Math.PI / 4) * i - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * 0.36;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="#ffe9ad"/>`;
};

/** @param {{ round: number, scale: number }} form */
const drawing = ({
  round,
  scale,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <title>Conclave</title>
  <defs>
    <radialGradient id="night" cx="50%" cy="38%" r="75%">
      <stop offset="0" stop-color="#4b3585"/><stop offset=".55" stop-color="#251a48"/><stop offset="1" stop-color="#0d0a19"/>
    </radialGradient>
  </defs>
  <rect width="512" height="512" rx="${round}" fill="url(#night)"/>
  <g transform="translate(256 256) scale(${scale}) translate(-256 -256)">
    ${card(-24, '#1d5a56')}${card(24, '#6b2140')}${card(0, '#3a2670')}
    ${star(256, 228, 54)}${star(256, 408, 26)}${star(166, 424, 16)}${star(346, 424, 16)}
  </g>
</svg>`;

const FILES = [
  { name: 'icon-192', size: 192, round: 96, scale: 1 },
  { name: 'icon-512', size: 512, round: 96, scale: 1 },
  // A device cuts its own shape out of this one: the drawing keeps to the middle.
  { name: 'icon-maskable', size: 512, round: 0, scale: 0.78 },
  { name: 'apple-touch-icon', size: 180, round: 0, scale: 0.9 },
];

const executablePath = findChromium();
if (executablePath === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
mkdirSync(`${PUBLIC}icons`, { recursive: true });
writeFileSync(`${PUBLIC}icon.svg`, `${drawing({ round: 96, scale: 1 }).replace(/\n\s*/g, '')}\n`);
const folder = mkdtempSync(join(tmpdir(), 'conclave-icons-'));
for (const { name, size, round, scale } of FILES) {
  const svg = drawing({ round, scale }).replace('<svg ', `<svg width="${size}" height="${size}" `);
  const source = join(folder, `${name}.html`);
  writeFileSync(source, `<style>*{margin:0}svg{display:block}</style>${svg}`);
  const painted = spawnSync(executablePath, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${size},${size}`,
    `--screenshot=${PUBLIC}icons/${name}.png`,
    source,
  ]);
  if (painted.status !== 0) throw new Error(`${name} was not painted: ${painted.stderr}`);
}
rmSync(folder, { recursive: true });
