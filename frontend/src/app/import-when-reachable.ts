import { liveness } from '#common/operations/health-calls.js';
import { getJson } from './api.js';

/**
 * Imports a module after the server has responded, because browsers cache a failed import and its dependencies until the page is reloaded.
 */
export async function importWhenReachable<T>(load: () => Promise<T>): Promise<T> {
  await getJson(liveness);
  return load();
}

/** A query for a module that is loaded once, when a component first needs it. */
export function lateModule<T>(name: string, load: () => Promise<T>) {
  return {
    queryKey: ['module', name],
    queryFn: () => importWhenReachable(load),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  };
}
