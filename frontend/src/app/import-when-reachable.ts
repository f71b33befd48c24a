import { liveness } from '#common/operations/health-calls.js';
import { getJson } from './api.js';

/**
 * Imports a module after the server has responded, because browsers cache a failed import and its dependencies until the page is reloaded.
 */
export async function importWhenReachable<T>(load: () => Promise<T>): Promise<T> {
  await getJson(liveness);
  return load();
}
