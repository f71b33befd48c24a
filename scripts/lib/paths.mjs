import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';

/** Root folder of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Output folder of the build. */
export const DIST = path.join(ROOT, 'dist');

/** @param {...string} parts a path inside the repository */
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** A module of the built product. @param {string} file below dist @returns {Promise<any>} */
export const fromProduct = (file) => import(pathToFileURL(path.join(DIST, file)).href);

/** Compiled entry points of the backend. */
export const ENTRY = {
  migrate: inRoot('dist/backend/src/processes/main-migrate.js'),
  web: inRoot('dist/backend/src/processes/main-web.js'),
  worker: inRoot('dist/backend/src/processes/main-worker.js'),
  seed: inRoot('dist/backend/src/processes/main-seed.js'),
  admin: inRoot('dist/backend/src/processes/main-admin.js'),
  audit: inRoot('dist/backend/src/processes/main-audit.js'),
  reindex: inRoot('dist/backend/src/processes/main-reindex.js'),
  backup: inRoot('dist/backend/src/processes/main-backup.js'),
  restore: inRoot('dist/backend/src/processes/main-restore.js'),
  hold: inRoot('dist/backend/src/processes/main-hold.js'),
};
