import { liveness } from '#common/calls/health.js';
import { getJson } from './api.js';

/**
 * Imports a part of the program once the server has answered: an import that fails is remembered by the browser until the page is
 * loaded anew, with all that it would have brought along.
 */
export async function importWhenReachable<T>(load: () => Promise<T>): Promise<T> {
  await getJson(liveness);
  return load();
}
