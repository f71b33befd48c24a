import { setTimeout as sleep } from 'node:timers/promises';
import { changedPrices, mark } from './freshness.mjs';
import { measure, quantile } from './load.mjs';

const CHANGES_A_SECOND = 2;

/**
 * Answers a second of a mix that is repeated, without changes and while prices change in the same process.
 * @typedef {{ without: number, changing: number, ratio: number }} Changing medians over the rounds; the ratio is within each round
 */

/**
 * Measures the repeated mix in turns without changes and with two changes of a price each second.
 * @param {{ server: import('./servers.mjs').Server, env: NodeJS.ProcessEnv & { DATABASE_URL: string }, cookie: string, paths: string[], rounds: number, seconds: number }} options
 * @returns {Promise<Changing>}
 */
export async function measureChanging({ server, env, cookie, paths, rounds, seconds }) {
  const target = { url: server.url, pid: server.pid, paths };
  const listings = await changedPrices(env.DATABASE_URL, CHANGES_A_SECOND * seconds);
  const results = [];
  for (let round = 0; round < rounds; round++) {
    const without = await measure(target, { seconds });
    const ended = new AbortController();
    const changes = change({ server, cookie, listings, signal: ended.signal });
    const changing = await measure(target, { seconds });
    ended.abort();
    await changes;
    results.push({ without: without.rate, changing: changing.rate, ratio: changing.rate / without.rate });
  }
  const median = (name) =>
    quantile(
      results.map((one) => one[name]).toSorted((a, b) => a - b),
      0.5,
    );
  return { without: median('without'), changing: median('changing'), ratio: median('ratio') };
}

/** Each price is rented and then free again, so that the database stays as it was. */
async function change({ server, cookie, listings, signal }) {
  for (const { id } of listings) {
    for (const rented of [true, false]) {
      await mark({ url: server.url, cookie, id, rented });
      if (!signal.aborted) await sleep(1_000 / CHANGES_A_SECOND);
    }
    if (signal.aborted) return;
  }
}
