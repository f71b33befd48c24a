import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** CommonJS packages that load ESM by `import()`, which Jest does not support either. */
const IMPORTING = ['@fastify/cookie'];

/**
 * The installed ESM packages, detected rather than listed, because a list would become outdated. Names are escaped for a regular
 * expression.
 */
export function esmPackages() {
  return packageFolders(inRoot('node_modules'))
    .filter((name) => isEsm(name) || IMPORTING.includes(name))
    .map((name) => name.replaceAll(/[.+]/g, '\\$&'));
}

function packageFolders(folder) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : name,
    );
}

function isEsm(name) {
  try {
    const manifest = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'));
    return manifest.type === 'module';
  } catch {
    return false;
  }
}
