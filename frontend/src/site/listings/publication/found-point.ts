import type { Coordinates } from '#common/kernel/places.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';

type Located = Pick<PublicationRequest, 'ubicacion'>;

/** The notice with another point, or none. */
export function withPoint<Notice extends Located>(notice: Notice, point: Coordinates | null): Notice {
  const place = { latitud: point?.latitude ?? null, longitud: point?.longitude ?? null };
  return { ...notice, ubicacion: { ...notice.ubicacion, ...place } };
}

/** The notice with the point that was found for its address, unless somebody has set another one since it was asked for. */
export function withFoundPoint<Notice extends Located>(
  notice: Notice,
  { asked, found }: { asked: Located['ubicacion']; found: Coordinates },
): Notice {
  const { latitud, longitud } = notice.ubicacion;
  return latitud === asked.latitud && longitud === asked.longitud ? withPoint(notice, found) : notice;
}
