import { keepBody } from './bodies.mjs';
import { measure } from './load.mjs';
import { Problem } from '../lib/problem.mjs';

/**
 * Number of disjoint parts of the URLs that are requested only once, at least the number of rounds; and number of concurrent warm-up
 * requests.
 */
const PARTS = 6;
const AT_ONCE = 10;
/**
 * Addresses of one ceiling, each with its own response of the product: as many as the mix has, so that the processor's caches are equally
 * ineffective.
 */
const MOST_NUMBERED = 600;

/**
 * A scenario on the server that answers it.
 * @typedef {{ scenario: import('./scenarios.mjs').Scenario, server: import('./servers.mjs').Server }} Asked
 *
 * @typedef {object} Line results of a scenario: medians over the rounds, and ratios within each round
 * @property {string} name
 * @property {string} title
 * @property {number | undefined} goal
 * @property {number | undefined} bareGoal
 * @property {number} bytes of the answers, the median
 * @property {import('./load.mjs').Measured} product
 * @property {Ratios} ofConstant throughput, as part of this server's constant answer
 * @property {Ratios} ofBare throughput, as part of bare node:http
 *
 * @typedef {{ median: number, least: number, most: number }} Ratios
 */

/**
 * Stores the first responses of each scenario, for the ceilings: the load generator is slower with responses of different lengths.
 * @param {Asked[]} asked @param {string} folder
 */
export async function keepBodies(asked, folder) {
  for (const { scenario, server } of asked) {
    for (const [at, address] of scenario.paths.slice(0, MOST_NUMBERED).entries()) {
      const { status, bytes, headers } = await rawAnswer(server.url + address, scenario.headers ?? {});
      if (status !== 200) throw new Problem(`${address} answered ${status}.`);
      keepBody({ folder, name: scenario.name, at, headers, bytes });
    }
  }
}

/** The encoded bytes; `fetch` would decode them. */
async function rawAnswer(url, headers) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, bytes: Buffer.concat(parts), headers: response.headers }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Measures scenarios in rounds. In each round every scenario is measured next to the same bytes from the two ceilings, so that other load
 * on the machine affects all three.
 * @param {{ asked: Asked[], ceilings: Record<'constant' | 'bare', import('./servers.mjs').Server>, rounds: number, seconds: number, bodies:
 * Map<string, import('./bodies.mjs').Body[]>, say: (text: string) => void }} options
 * @returns {Promise<Line[]>}
 */
export async function measureRounds({ asked, ceilings, rounds, seconds, bodies, say }) {
  /** @type {Map<string, { product: import('./load.mjs').Measured, constant: import('./load.mjs').Measured, bare: import('./load.mjs').Measured }[]>} */
  const results = new Map(asked.map(({ scenario }) => [scenario.name, []]));
  const measureEach = async ({ scenario, server }, round, duration) => {
    const { name, headers, paths } = scenario;
    const ofCeiling = (path) => numbered(path, paths.length);
    return {
      product: await measure(targetOf(scenario, server, round), duration),
      constant: await measure(
        { ...ceilings.constant, paths: ofCeiling(`/api/constante/${name}`), headers },
        duration,
      ),
      bare: await measure({ ...ceilings.bare, paths: ofCeiling(`/${name}`), headers }, duration),
    };
  };
  for (const one of asked) {
    if (one.scenario.when !== 'first') await askEach(one.scenario, one.server);
    await measureEach(one, 0, { seconds: seconds / 2 });
  }
  for (let round = 1; round <= rounds; round++) {
    for (const one of asked) {
      if (one.scenario.when === 'kept') await askEach(one.scenario, one.server);
      results.get(one.scenario.name)?.push(await measureEach(one, round, { seconds }));
    }
    say(`round ${round} of ${rounds}`);
  }
  return asked.map(({ scenario }) =>
    lineOf(scenario, results.get(scenario.name) ?? [], medianLength(bodies.get(scenario.name) ?? [])),
  );
}

/** @param {import('./bodies.mjs').Body[]} bodies */
function medianLength(bodies) {
  return ratios(bodies.map(({ bytes }) => bytes.length)).median;
}

/** The same number of URLs as for the product, because the load generator is slower with many URLs. */
function numbered(path, count) {
  return Array.from({ length: Math.min(count, MOST_NUMBERED) }, (_, n) => `${path}?n=${n}`);
}

/**
 * Scenarios of first responses use different URLs in each round.
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @param {{ url: string, pid: number }} server
 */
function targetOf({ paths, headers, when }, { url, pid }, round = 0) {
  const asked = when === 'first' ? paths.filter((_, at) => at % PARTS === round % PARTS) : paths;
  return { url, pid, paths: asked, once: when === 'first', headers };
}

/**
 * Warms up, so that all its responses are cached.
 * @param {import('./scenarios.mjs').Scenario} scenario @param {{ url: string }} server
 */
async function askEach({ paths, headers }, { url }) {
  const left = paths.values();
  const askOthers = async () => {
    for (const path of left) await (await fetch(url + path, { headers })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOthers));
}

/** @param {import('./scenarios.mjs').Scenario} scenario */
function lineOf({ name, title, goal, bareGoal }, measured, bytes) {
  const ratio = (of) => ratios(measured.map(of));
  return {
    name,
    title,
    goal,
    bareGoal,
    bytes,
    product: medians(measured.map(({ product }) => product)),
    ofConstant: ratio(({ product, constant }) => product.rate / constant.rate),
    ofBare: ratio(({ product, bare }) => product.rate / bare.rate),
  };
}

/** @param {number[]} values @returns {Ratios} */
export function ratios(values) {
  const sorted = values.toSorted((a, b) => a - b);
  // The lower of the two middle values if their number is even.
  return {
    median: sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN,
    least: sorted[0] ?? NaN,
    most: sorted.at(-1) ?? NaN,
  };
}

/** @param {import('./load.mjs').Measured[]} measured */
export function medians(measured) {
  const middle = (of) => ratios(measured.map(of)).median;
  return {
    rate: middle(({ rate }) => rate),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    cpu: middle(({ cpu }) => cpu ?? NaN),
    answers: measured.reduce((total, { answers }) => total + answers, 0),
  };
}
