/**
 * The searches of the mix put to PostgreSQL by the product's own query (listings/queries/search-listings), without HTTP, one after
 * another. Prints `{ p50, p99, rate }` in milliseconds and searches a second. Started by the bench.
 */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { parse } from 'qs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/paths.mjs';
import { quantile } from './load.mjs';
import { searchMix } from './searches.mjs';

const product = (file) => import(pathToFileURL(inRoot('dist', file)).href);

const { WebModule } = await product('backend/src/web.module.js');
const { SearchListings } = await product('backend/src/listings/queries/search-listings.js');
const { parseSearchQuery } = await product('common/rules/search-query.js');

const app = await NestFactory.createApplicationContext(WebModule, { logger: false });
const search = app.get(SearchListings, { strict: false });
const queries = searchMix().map((path) => parseSearchQuery(parse(path.split('?')[1] ?? '')).query);

const until = performance.now() + Number(process.env.BENCH_SECONDS) * 1_000;
const times = [];
for (let turn = 0; performance.now() < until || times.length === 0; turn++) {
  const started = performance.now();
  await search.fromRows(queries[turn % queries.length]);
  times.push(performance.now() - started);
}
times.sort((a, b) => a - b);
const sum = times.reduce((total, time) => total + time, 0);
process.stdout.write(
  `${JSON.stringify({ p50: quantile(times, 0.5), p99: quantile(times, 0.99), rate: (times.length / sum) * 1_000 })}\n`,
);
process.exit(0);
