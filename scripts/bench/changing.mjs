import { setTimeout as sleep } from 'node:timers/promises';
import { changedPrices, mark } from './freshness.mjs';
import { measure, quantile } from './load.mjs';
import { differentSearches, searchMix } from './searches.mjs';

const CHANGES_A_SECOND = 2;

/**
 * Answers a second, without changes and while prices change in the same process.
 * @typedef {{ without: number, changing: number, ratio: number }} Changing medians over the rounds; the ratio is within each round
 */

/**
 * Measures the repeated mix, and searches that are sent once, without changes and with two changes of a price each second.
 * @param {Omit<Options, 'paths' | 'once'>} options
 * @returns {Promise<{ mix: Changing, different: Changing }>}
 */
export async function measureWhileChanging(options) {
  return {
    mix: await measureChanging({ ...options, paths: searchMix(), once: false }),
    different: await measureChanging({ ...options, paths: differentSearches('changing'), once: true }),
  };
}

/**
 * @typedef {object} Options
 * @property {import('./servers.mjs').Server} server
 * @property {NodeJS.ProcessEnv & { DATABASE_URL: string }} env
 * @property {string} cookie
 * @property {string[]} paths
 * @property {boolean} once whether no path is sent twice; otherwise they are repeated
 * @property {number} rounds
 * @property {number} seconds
 */

/** @param {Options} options @returns {Promise<Changing>} */
async function measureChanging({ server, env, cookie, paths, once, rounds, seconds }) {
  const asked = (turn) => (once ? paths.filter((_, at) => at % (2 * rounds) === turn) : paths);
  const target = (turn) => ({ url: server.url, pid: server.pid, paths: asked(turn), once });
  const listings = await changedPrices(env.DATABASE_URL, Math.ceil(CHANGES_A_SECOND * seconds));
  const results = [];
  for (let round = 0; round < rounds; round++) {
    const without = await measure(target(2 * round), { seconds });
    const ended = new AbortController();
    const changes = change({ server, cookie, listings, signal: ended.signal });
    const changing = await measure(target(2 * round + 1), { seconds });
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
