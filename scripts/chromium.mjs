import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export const HOW_TO_GET_CHROMIUM = [
  'No Chromium found; the browser tests need one.',
  '  Debian, Ubuntu: sudo apt-get install chromium',
  '  macOS:          brew install --cask chromium',
  '  Windows:        winget install Google.Chrome',
  'Or set CHROMIUM_PATH to a Chromium or Chrome you have.',
].join('\n');

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_APPS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_APPS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** @returns {string[]} */
function places() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    const folders = ['/Applications', join(homedir(), 'Applications')];
    return folders.flatMap((folder) => MAC_APPS.map((app) => join(folder, app)));
  }
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_APPS.map((app) => join(folder, app)));
  }
  const folders = new Set([...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin']);
  return COMMANDS.flatMap((command) => [...folders].map((folder) => join(folder, command)));
}

/**
 * The path of a Chromium on this machine.
 * @returns {string | undefined}
 */
export function findChromium() {
  const wish = process.env['CHROMIUM_PATH'];
  if (wish === undefined || wish === '') return places().find((place) => existsSync(place));
  if (!existsSync(wish)) throw new Error(`CHROMIUM_PATH names no file: ${wish}`);
  return wish;
}
