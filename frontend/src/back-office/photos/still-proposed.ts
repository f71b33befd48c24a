import type { ImageWire } from '#common/wire/listings.js';

/**
 * The shown photos as they are now. One that was decided on meanwhile does not return; one that was processed and is not there any more was
 * removed by its owner.
 */
export function stillProposed(shown: readonly ImageWire[], fresh: readonly ImageWire[]): ImageWire[] {
  const now = new Map(fresh.map((photo) => [photo.idImagenes, photo]));
  return shown.flatMap(
    (photo) => now.get(photo.idImagenes) ?? (photo.estado === 'procesando' ? [] : [photo]),
  );
}
