import { adminPaths } from '../../admin-paths.js';

/** Name of the parameter that shows one roll-over. */
export const ROLLOVER = 'renovacion';
/** Name of the parameter with the ids of marked notices. */
export const MARKED = 'avisos';

export function rolloverPath(id: number): string {
  return `${adminPaths.season}?${ROLLOVER}=${id}`;
}

/** The form of a new roll-over with marked notices. */
export function newRolloverPath(listingIds: readonly number[]): string {
  return `${adminPaths.season}?${MARKED}=${listingIds.join(',')}`;
}

/** The withdrawn notices that nobody confirmed for the season, as a list. */
export const LAPSED_PATH = `${adminPaths.active}?estado=rechazados&operacion=todas&marca=temporada`;

/** Ids of marked notices in an address. */
export function markedIn(params: URLSearchParams): number[] {
  const ids = (params.get(MARKED) ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))];
}
