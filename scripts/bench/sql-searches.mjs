/**
 * Runs the searches of the mix on PostgreSQL by the product's own query (listings/queries/search-listings), without HTTP, one after
 * another, each once. Prints `{ p50, p99, rate }` in milliseconds and searches per second. Started by the bench.
 */
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromProduct } from '../lib/paths.mjs';
import { quantile } from './load.mjs';
import { searchMix } from './searches.mjs';

const { readSettings } = await fromProduct('backend/src/platform/config/settings.js');
const { createHttpApp } = await fromProduct('backend/src/platform/server/http-app.js');
const { WebModule } = await fromProduct('backend/src/processes/web.module.js');
const { SearchListings } = await fromProduct('backend/src/search/results/search-listings.js');
const { IndexFeed } = await fromProduct('backend/src/search/index/index-feed.js');
const { parseSearchQuery } = await fromProduct('common/search/query/search-query.js');
const { parseQueryString } = await fromProduct('backend/src/platform/http/input/query-string.js');

const app = await createHttpApp(WebModule, readSettings());
await app.init();
const search = app.get(SearchListings, { strict: false });
const queries = searchMix().map((path) => parseSearchQuery(parseQueryString(path.split('?')[1] ?? '')).query);

// Waits until the index of this process is filled, because filling would take CPU time from the measurement.
await indexFilled(app.get(IndexFeed, { strict: false }));
await search.fromRows(queries[0]);

const times = [];
for (const query of queries) {
  const started = performance.now();
  await search.fromRows(query);
  times.push(performance.now() - started);
}
times.sort((a, b) => a - b);
const sum = times.reduce((total, time) => total + time, 0);
process.stdout.write(
  `${JSON.stringify({ p50: quantile(times, 0.5), p99: quantile(times, 0.99), rate: (times.length / sum) * 1_000 })}\n`,
);
process.exit(0);

async function indexFilled(feed) {
  while (feed.changeNumber < 0) await sleep(100);
}
