import { fromProduct } from '../lib/paths.mjs';

const PAGE_SIZE = 20;
/** Fields that a card shows. */
const FIELDS = [
  '*',
  'prices.period',
  'prices.fraction',
  'prices.amount',
  'prices.currency',
  'prices.rented',
  'amenities.amenity_id.name',
];
const NEWEST = ['-published_at', '-id'];
/**
 * Directus cannot order by a price of a list of prices; such searches are in the order of publication there, which is less work than the
 * product's.
 */
const SORTS = { recientes: ['-featured', ...NEWEST], capacidad: ['-people', ...NEWEST] };

/**
 * Searches of the mix as requests to Directus, with the same filters, page and total.
 * @param {string[]} paths of `buscarInmueblesFiltros`
 * @returns {Promise<string[]>}
 */
export async function directusSearches(paths) {
  const { parseSearchQuery } = await fromProduct('common/search/query/search-query.js');
  const { parseQueryString } = await fromProduct('backend/src/platform/http/input/query-string.js');
  const { matchesOf } = await fromProduct('backend/src/search/questions/search-conditions.js');
  return paths.map((path) => {
    const { query } = parseSearchQuery(parseQueryString(path.split('?')[1] ?? ''));
    /** @type {{ _and: Record<string, any>[] }} */
    const filter = { _and: [{ operation: { _eq: query.filters.operation } }] };
    for (const match of matchesOf(query.filters)) filter._and.push(...conditions(match, query.filters));
    const asked = {
      fields: FIELDS.join(','),
      filter: JSON.stringify(filter),
      sort: (SORTS[query.sort] ?? NEWEST).join(','),
      limit: String(PAGE_SIZE),
      page: String(query.page),
      meta: 'filter_count',
    };
    return `/items/listings?${new URLSearchParams(asked)}`;
  });
}

/** @returns {Record<string, any>[]} conditions on a listing; the filters name the part of the season to which prices belong */
function conditions(match, filters) {
  switch (match.kind) {
    case 'town':
      return [{ town: { _in: match.anyOf } }];
    case 'property-type':
      return [{ property_type: { _in: match.anyOf } }];
    case 'count':
      return [
        {
          _or: match.anyOf.map(({ count, orMore }) => ({
            [match.fact]: orMore ? { _gte: count } : { _eq: count },
          })),
        },
      ];
    case 'flag':
      return [{ [match.fact]: { _eq: true } }];
    case 'amenities':
      return match.allOf.map((slug) => ({ amenities: { _some: { amenity_id: { slug: { _eq: slug } } } } }));
    case 'offers':
      return [{ prices: { _some: ofSeason(match) } }];
    case 'price':
      return [{ prices: { _some: { ...ofSeason(filters), ...priced(match) } } }];
    default:
      throw new Error(`The mix has no searches with ${match.kind}.`);
  }
}

function ofSeason({ period, fraction }) {
  return {
    ...(period ? { period: { _eq: period } } : {}),
    ...(fraction ? { fraction: { _eq: fraction } } : {}),
  };
}

function priced({ from, to, currency }) {
  const amount = {
    ...(from === null ? {} : { _gte: from }),
    ...(to === null ? {} : { _lte: to }),
  };
  return {
    ...(currency ? { currency: { _eq: currency } } : {}),
    ...(from === null && to === null ? {} : { amount }),
  };
}
