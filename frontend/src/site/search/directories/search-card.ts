import { landingOf } from '#common/search/landings/landings.js';
import { searchCardPath } from '#common/site/share-card.js';
import type { ServerParts } from '../../../app/markup/server-parts.js';
import { landingsQuery } from './landings.js';

/** Photos that the picture shows. */
const PHOTOS = 3;

/** The picture of a search. */
export const searchCard: ServerParts['searchCard'] = (queries, filters, { total, inmuebles }) => {
  const landings = queries.getQueryData(landingsQuery().queryKey)?.busquedas ?? [];
  const photos = inmuebles.flatMap(({ mainImage }) => mainImage ?? []).slice(0, PHOTOS);
  const prices = landingOf(landings, filters)?.precios;
  return total === 0 ? undefined : searchCardPath(filters, [total, prices, photos]);
};
