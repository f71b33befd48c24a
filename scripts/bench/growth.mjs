import { measure, memoryMb } from './load.mjs';
import { medians } from './rounds.mjs';
import { differentSearches, searchMix } from './searches.mjs';

/**
 * A size of the database: the mix of searches and, beside it, searches that are sent once.
 * @typedef {object} Growth
 * @property {string} size number of listings, in words
 * @property {number} p50
 * @property {number} p99
 * @property {{ p50: number, p99: number }} different searches that are sent once
 * @property {number} startMs until the web process answers
 * @property {number} indexMs until its index is filled
 * @property {number} wordsMs from then until it has the words
 * @property {number | undefined} memoryMb
 */

/**
 * Measures with one connection, interleaved over the sizes, so that the ratio between them does not depend on when each was measured.
 * @param {{ webs: { size: string, indexMs: number, wordsMs: number, server: import('./servers.mjs').Server }[], rounds: number, seconds: number }} options
 * @returns {Promise<Growth[]>}
 */
export async function measureGrowth({ webs, rounds, seconds }) {
  /** @type {{ web: typeof webs[number], mix: import('./load.mjs').Measured[], different: import('./load.mjs').Measured[] }[]} */
  const measured = webs.map((web) => ({ web, mix: [], different: [] }));
  const searches = differentSearches('growth');
  for (let round = 0; round < rounds; round++) {
    const once = searches.filter((_, at) => at % rounds === round);
    for (const { web, mix, different } of measured) {
      const { url, pid } = web.server;
      mix.push(await measure({ url, pid, paths: searchMix() }, { seconds, connections: 1 }));
      different.push(await measure({ url, pid, paths: once, once: true }, { seconds, connections: 1 }));
    }
  }
  return measured.map(({ web: { size, server, indexMs, wordsMs }, mix, different }) => ({
    size,
    indexMs,
    wordsMs,
    ...medians(mix),
    different: medians(different),
    startMs: server.startedInMs,
    memoryMb: memoryMb(server.pid),
  }));
}
