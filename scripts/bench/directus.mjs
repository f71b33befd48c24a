import { Problem } from '../lib/problem.mjs';
import { directusSearches } from './directus-searches.mjs';
import { startDirectus } from './directus-server.mjs';
import { measure } from './load.mjs';
import { medians, ratios } from './rounds.mjs';
import { searchMix } from './searches.mjs';

/** Long, because one search takes tens of milliseconds in Directus. */
const SECONDS = 10;

/**
 * Results of the mix of searches, sent to Directus and to the product in turns, on the same listings.
 * @typedef {{ p50: number, p99: number, rate: number, cpu: number }} Figures
 * @typedef {object} Beside
 * @property {string} size number of listings, in words
 * @property {Figures} directus
 * @property {Figures} product
 * @property {number} ratio throughput of the product / of Directus in the same round: median of the rounds
 * @property {number} least of the rounds
 * @property {number} most of the rounds
 * @property {number} sameTotals number of searches for which both count the same listings
 * @property {number} searches
 */

/**
 * @param {{ folder: string, databaseUrl: string, logs: string, web: import('./servers.mjs').Server, size: string, rounds: number }} options `folder`:
 *   of an installed Directus; `web`: the product on the same database of that `size`
 * @returns {Promise<Beside>}
 */
export async function measureBesideDirectus({ folder, databaseUrl, logs, web, size, rounds }) {
  const directus = await startDirectus({ folder, databaseUrl, logs });
  try {
    const paths = searchMix();
    const ofDirectus = {
      url: directus.url,
      pid: directus.pid,
      headers: directus.headers,
      paths: await directusSearches(paths),
    };
    const ofProduct = { url: web.url, pid: web.pid, paths };
    const totals = await compareTotals(ofDirectus, ofProduct);
    /** @type {Record<'directus' | 'product', import('./load.mjs').Measured[]>} */
    const measured = { directus: [], product: [] };
    for (let round = 0; round < rounds; round++) {
      measured.directus.push(await measure(ofDirectus, { seconds: SECONDS }));
      measured.product.push(await measure(ofProduct, { seconds: SECONDS }));
    }
    const { median, least, most } = ratios(
      measured.product.map(({ rate }, round) => rate / (measured.directus[round]?.rate ?? NaN)),
    );
    return {
      size,
      directus: medians(measured.directus),
      product: medians(measured.product),
      ratio: median,
      least,
      most,
      ...totals,
    };
  } finally {
    await directus.stop();
  }
}

/** Asks each different search once. */
async function compareTotals(directus, product) {
  const searches = new Map(product.paths.map((path, index) => [path, directus.paths[index]]));
  let sameTotals = 0;
  for (const [path, other] of searches) {
    const ours = (await json(product, path)).total;
    const theirs = (await json(directus, other)).meta.filter_count;
    if (ours === theirs) sameTotals += 1;
  }
  return { sameTotals, searches: searches.size };
}

async function json({ url, headers = {} }, path) {
  const response = await fetch(`${url}${path}`, { headers });
  if (!response.ok) throw new Problem(`${url}${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
