import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { unpackBundledChromium } from './bundled-chromium.mjs';

/** Usual paths of Chromium. The shell without a window comes first, because it needs an eighth less processor time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that disable background requests, so that the browser contacts only the product. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
];

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, the system's, Playwright's download, the npm package, or finally a download.
 * @returns {Promise<{ name: string, launchOptions: import('playwright').LaunchOptions }>}
 */
export async function findBrowser() {
  const found = process.env.E2E_BROWSER ? JSON.parse(process.env.E2E_BROWSER) : await search();
  process.env.E2E_BROWSER = JSON.stringify(found);
  return found;
}

async function search() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !starts(named)) throw new Error(`CHROMIUM_PATH ${named} does not start.`);
  const installed = named ?? SYSTEM.find((file) => existsSync(file) && starts(file));
  if (installed) return browser(installed, { executablePath: installed });
  if (existsSync(chromium.executablePath())) return browser("Playwright's own Chromium");
  return (await bundled()) ?? download();
}

async function bundled() {
  const unpacked = await unpackBundledChromium();
  if (!unpacked) return undefined;
  const { executablePath, libraries, fonts } = unpacked;
  const withFonts = { ...process.env, FONTCONFIG_PATH: fonts };
  const withLibraries = { ...withFonts, LD_LIBRARY_PATH: libraries };
  const env = [withFonts, withLibraries].find((candidate) => starts(executablePath, candidate));
  return env && browser('the Chromium of @sparticuz/chromium', { executablePath, env });
}

function download() {
  const { status } = spawnSync(
    process.execPath,
    [inRoot('node_modules/playwright/cli.js'), 'install', 'chromium'],
    { stdio: 'inherit' },
  );
  if (status === 0) return browser("Playwright's own Chromium");
  throw new Error(
    'There is no Chromium here and none can be downloaded: install one, and name it in CHROMIUM_PATH.',
  );
}

function browser(name, options = {}) {
  return { name, launchOptions: { args: ARGS, ...options } };
}

function starts(file, env = process.env) {
  return (
    spawnSync(file, ['--version', '--no-sandbox'], { env, stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}
