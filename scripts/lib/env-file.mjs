import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { inRoot, ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Settings of the launcher itself (docs/operations.md, Settings). */
const LAUNCHER_SETTINGS = ['ENV_FILE', 'PG_PORT', 'LOG_MAX_MB', 'LOG_KEEP'];

/** Fields of the settings class. */
export function productSettings() {
  const source = readFileSync(inRoot('backend/src/platform/config/settings.ts'), 'utf8');
  return [...source.matchAll(/^ {2}(?:@.*\) )?([A-Z][A-Z0-9_]+)[?!]?:/gm)].map(([, name]) => name);
}

/** Variables of docker-compose.yml, which reads the same file. */
function composeVariables() {
  const source = readFileSync(inRoot('docker-compose.yml'), 'utf8');
  return [...source.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
}

/**
 * Adds the settings of `.env`, or of the file that ENV_FILE names, to the environment, which has priority.
 * @param {(text: string) => void} say gets a line for a variable of the environment that looks like a misspelt setting
 * @throws {Problem} if the file cannot be read, or has a misspelt setting
 */
export function loadSettingsFile(say) {
  const given = Object.keys(process.env);
  const named = process.env.ENV_FILE?.trim();
  const file = path.resolve(ROOT, named || '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  else if (named) throw new Problem(`ENV_FILE ${file} is not there.`);
  const known = [...productSettings(), ...LAUNCHER_SETTINGS, ...composeVariables()];
  const written = existsSync(file) ? Object.keys(util.parseEnv(readFileSync(file, 'utf8'))) : [];
  for (const name of written) {
    const meant = misspelt(name, known);
    if (meant)
      throw new Problem(`${name} in ${path.relative(ROOT, file) || file} is no setting: is it ${meant}?`);
  }
  for (const name of given) {
    const meant = misspelt(name, known);
    if (meant) say(`${name} is no setting of the product, and is ignored: is it ${meant}?`);
  }
}

/** A variable of psql that differs from PG_PORT by a letter. */
const OF_PSQL = 'PGPORT';

/**
 * The setting that a name probably means.
 * @param {string} name
 * @param {readonly string[]} known
 * @returns {string | undefined} undefined for a setting, and for a name that resembles none
 */
export function misspelt(name, known) {
  if (known.includes(name) || name === OF_PSQL) return undefined;
  const near = (other) => editsBetween(name.toUpperCase(), other) <= (other.length < 7 ? 1 : 2);
  return known.find(near);
}

/** Letters to insert, delete, replace or swap with the next until one word is the other. */
function editsBetween(one, other) {
  /** @type {number[]} */
  let before = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = last[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped =
        one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before[j - 2] + 1 : changed;
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, changed, swapped);
    }
    [before, last] = [last, row];
  }
  return last[other.length];
}
