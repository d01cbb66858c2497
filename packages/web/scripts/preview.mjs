// Writes public/preview.png, the picture that goes with a link, with a Chromium as the painter.
// `node packages/web/scripts/preview.mjs`; the result is kept in git.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../../scripts/chromium.mjs';
import { openGames } from '../../../scripts/open-games.mjs';

const require = createRequire(import.meta.url);
const TARGET = fileURLToPath(new URL('../public/preview.png', import.meta.url));
const [WIDTH, HEIGHT] = [1200, 630];

/** @type {{ icons: Record<string, { body: string }> }} */
const all = require('@iconify-json/game-icons/icons.json');

/** @param {string} file */
const font = (file) =>
  `url(data:font/woff2;base64,${readFileSync(require.resolve(`@fontsource/${file}`)).toString('base64')})`;

/** @param {string} name */
const icon = (name) => `<svg viewBox="0 0 512 512">${all.icons[name]?.body ?? ''}</svg>`;

const HOUSE = { emblem: 'polar-star', corner: 'three-friends', hue: 285 };
const games = (await openGames([])).flatMap(({ about }) =>
  about === undefined
    ? []
    : [{ emblem: about.emblems[0], corner: about.emblems[1], hue: about.hue }],
);
const MIDDLE = Math.floor(games.length / 2);
/** A card for each game in the colours it has on the start page, and the house's own in the middle. */
const CARDS = [...games.slice(0, MIDDLE), HOUSE, ...games.slice(MIDDLE)];
const SPREAD = 13;

/**
 * @param {(typeof CARDS)[number]} card
 * @param {number} at
 */
function drawCard({ emblem, corner, hue }, at) {
  const turn = (at - (CARDS.length - 1) / 2) * SPREAD;
  return `<div class="card" style="--hue: ${hue}; transform: rotate(${turn}deg)">
    <i class="corner">${icon(corner)}</i><i class="emblem">${icon(emblem)}</i><i class="corner foot">${icon(corner)}</i>
  </div>`;
}

/** Always the same stars: the picture changes only with its drawing. */
function stars() {
  return Array.from({ length: 70 }, (_, i) => {
    const x = (i * 397 + 61) % WIDTH;
    const y = (i * 211 + 37) % 430;
    const size = 1 + ((i * 7) % 3) * 0.7;
    return `<circle cx="${x}" cy="${y}" r="${size}" opacity="${0.2 + ((i * 13) % 10) / 16}"/>`;
  }).join('');
}

const page = `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Title; font-weight: 700; src: ${font('cinzel/files/cinzel-latin-700-normal.woff2')}; }
  @font-face { font-family: Words; font-weight: 500; src: ${font('alegreya-sans/files/alegreya-sans-latin-500-normal.woff2')}; }
  * { margin: 0; box-sizing: border-box; }
  body {
    position: relative; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; color: #f5ecd9;
    background: radial-gradient(ellipse 70% 80% at 50% 26%, #4b3585 0, #251a48 48%, #0d0a19 100%);
  }
  .stars { position: absolute; inset: 0; fill: #ffe9ad; }
  .fan { position: absolute; left: 50%; top: 62px; }
  .card {
    position: absolute; left: -90px; top: 0; width: 180px; height: 262px;
    transform-origin: 50% 760px; border: 4px solid #ffd978; border-radius: 20px;
    background: radial-gradient(circle at 50% 42%, oklch(50% .13 var(--hue)), oklch(25% .09 var(--hue)) 90%);
    box-shadow: 0 12px 34px #0009, inset 0 0 0 7px #0003, inset 0 0 0 8px #ffd97859;
  }
  .card i { position: absolute; color: #ffe9ad; }
  .card svg { display: block; width: 100%; filter: drop-shadow(0 3px 5px #0007); }
  .emblem { left: 30px; top: 71px; width: 112px; }
  .corner { left: 16px; top: 16px; width: 28px; opacity: .8; }
  .foot { inset: auto 16px 16px auto; transform: rotate(180deg); }
  h1 {
    position: absolute; inset: 428px 0 auto; text-align: center;
    font: 700 104px/1 Title; letter-spacing: 10px; text-indent: 10px;
    background: linear-gradient(#fff3cf, #ffd978 60%, #d9a441); background-clip: text; color: transparent;
  }
  p { position: absolute; inset: 548px 0 auto; text-align: center; font: 500 34px/1 Words; color: #d8cde6; }
</style>
<svg class="stars" viewBox="0 0 ${WIDTH} ${HEIGHT}">${stars()}</svg>
<div class="fan">${CARDS.map(drawCard).join('')}</div>
<h1>CONCLAVE</h1>
<p>A table for enchanter card games, with friends and with bots</p>`;

const executablePath = findChromium();
if (executablePath === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
const folder = mkdtempSync(join(tmpdir(), 'conclave-preview-'));
const source = join(folder, 'preview.html');
writeFileSync(source, page);
const painted = spawnSync(executablePath, [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  `--user-data-dir=${join(folder, 'profile')}`,
  `--window-size=${WIDTH},${HEIGHT}`,
  `--screenshot=${TARGET}`,
  source,
]);
rmSync(folder, { recursive: true });
if (painted.status !== 0) throw new Error(`The picture was not painted: ${painted.stderr}`);
