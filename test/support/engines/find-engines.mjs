import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Engine
 * @property {'Firefox' | 'WebKit'} name
 * @property {string} binary the browser
 * @property {string} [driver] the program that drives it
 * @property {string} [display] the program that gives it a screen
 */

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * The browser engines besides Chromium on this machine: Firefox, and WebKitGTK with its driver and a virtual display (Debian: firefox-esr,
 * webkit2gtk-driver, xvfb).
 * @returns {Engine[]}
 */
export function findEngines() {
  const firefox = FIREFOX.find((file) => existsSync(file));
  const driver = program('WebKitWebDriver');
  const display = program('Xvfb');
  const miniBrowser = findMiniBrowser();
  /** @type {Engine[]} */
  const engines = [
    ...(firefox ? [{ name: /** @type {const} */ ('Firefox'), binary: firefox }] : []),
    ...(driver && display && miniBrowser
      ? [{ name: /** @type {const} */ ('WebKit'), binary: miniBrowser, driver, display }]
      : []),
  ];
  return engines;
}

/** One line that states which engines were tested and which are missing. */
export function enginesReport() {
  const found = findEngines().map(({ name, binary }) => `${name} (${binary})`);
  const missing = ['Firefox', 'WebKit'].filter((name) => !found.some((text) => text.startsWith(name)));
  return [
    found.length > 0 ? `The main job was also tried in ${found.join(' and ')}.` : '',
    missing.length > 0
      ? `It was NOT tried in ${missing.join(' and ')}: not on this machine (Debian: firefox-esr; webkit2gtk-driver and xvfb).`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function program(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** Its path contains the library's version: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser() {
  const roots = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const folders = roots.flatMap((root) => [root, ...subfolders(root, /linux-gnu/)]);
  return folders
    .flatMap((folder) => subfolders(folder, /^webkit2?gtk/))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

function subfolders(folder, pattern) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
    .map(({ name }) => path.join(folder, name));
}
