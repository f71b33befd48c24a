import type { ImageWire } from '#common/listings/photos/picture-shapes.js';

/**
 * The shown photos in their current state. Photos that were decided on and are no longer shown are not added again. A shown photo that was
 * being processed and is missing now was removed by its owner; other missing ones stay.
 */
export function stillProposed(shown: readonly ImageWire[], fresh: readonly ImageWire[]): ImageWire[] {
  const now = new Map(fresh.map((photo) => [photo.idImagenes, photo]));
  return shown.flatMap(
    (photo) => now.get(photo.idImagenes) ?? (photo.estado === 'procesando' ? [] : [photo]),
  );
}
