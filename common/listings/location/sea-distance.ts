/** Distances are stated up to here; farther homes are not near the sea. */
export const FARTHEST_METRES = 5_000;
/** The precision of distances, in metres; the error of the coastline is about as large (public-site.md §2, Distance to the sea). */
export const SEA_STEP_METRES = 100;

/** Shorter distances are not stated exactly, because the coastline is not precise enough. */
const CLOSEST_METRES = 300;
const KILOMETRE = 1_000;

/**
 * A distance to the sea in words, for the middle of a sentence: `a menos de 300 m del mar`, `a unos 600 m del mar`, `a 1,4 km del mar`.
 * @param metres a multiple of 100, rounded up
 */
export function seaWords(metres: number): string {
  if (metres <= CLOSEST_METRES) return `a menos de ${CLOSEST_METRES} m del mar`;
  return `a ${metres < KILOMETRE ? 'unos ' : ''}${metresInWords(metres)} del mar`;
}

/** `600 m`, `1,4 km`. */
export function metresInWords(metres: number): string {
  return metres < KILOMETRE ? `${metres} m` : `${String(metres / KILOMETRE).replace('.', ',')} km`;
}
