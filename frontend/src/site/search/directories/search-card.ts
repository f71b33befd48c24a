import { landingAround } from '#common/search/landings/landings.js';
import { searchCardPath } from '#common/site/share-card.js';
import type { ServerParts } from '../../../app/markup/server-parts.js';
import { landingsQuery } from './landings.js';

/** Photos that the picture shows. */
const PHOTOS = 3;

/** The picture of the landing page in which a search falls. */
export const searchCard: ServerParts['searchCard'] = (queries, filters, listings) => {
  const all = queries.getQueryData(landingsQuery().queryKey)?.busquedas ?? [];
  const landing = landingAround(all, filters);
  const photos = listings.flatMap(({ mainImage }) => mainImage ?? []).slice(0, PHOTOS);
  return landing && searchCardPath(filters, [landing, photos]);
};
