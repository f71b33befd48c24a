import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
import { Problem } from '../lib/problem.mjs';

/** Unit of CPU times in /proc/PID/stat: hundredths of a second (getconf CLK_TCK is 100 on every Linux that Node supports). */
const TICK_MS = 10;
/** autocannon ends a run at the first sample after its duration; its default of 1 s prolongs a run of half a second to a whole one. */
const SAMPLE_MS = 50;
/** Index of the time in milliseconds among the arguments of autocannon's `response` event, after client, status and bytes. */
const RESPONSE_TIME = 3;

/**
 * @typedef {object} Target
 * @property {string} url of the server
 * @property {number} pid of its process
 * @property {string[]} paths asked in turn
 * @property {boolean} [once] whether each path is for one connection only: preparing thousands of paths for each takes the generator a second
 * @property {Record<string, string>} [headers]
 *
 * @typedef {object} Measured
 * @property {number} rate answers per second
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number | undefined} cpu milliseconds of the server's CPU per answer
 * @property {number} answers
 */

/**
 * Sends requests to a server for a given time.
 * @param {Target} target
 * @param {{ seconds: number, connections?: number, rate?: number }} options `rate`: maximum answers per second of all connections together
 * @returns {Promise<Measured>}
 * @throws {Problem} if a response is not successful
 */
export async function measure(target, { seconds, connections = 10, rate }) {
  const times = [];
  let begun = 0;
  const before = cpuMs(target.pid);
  const started = performance.now();
  const result = await new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: target.url,
        connections: Math.min(connections, target.paths.length * connections),
        duration: seconds,
        sampleInt: SAMPLE_MS,
        requests: target.paths.slice(0, 1).map((path) => ({ method: 'GET', path })),
        headers: target.headers ?? {},
        setupClient: (client) => client.setRequests(requestsOf(target, begun++ % connections, connections)),
        ...(rate ? { overallRate: rate } : {}),
      },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    );
    run.on('response', (...facts) => times.push(facts[RESPONSE_TIME]));
  });
  const elapsed = performance.now() - started;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || times.length === 0)
    throw new Problem(
      `${target.url}${target.paths[0]}: ${result.non2xx} answers were no success, ${result.errors} failed, ${result.timeouts} were late.`,
    );
  const after = cpuMs(target.pid);
  times.sort((a, b) => a - b);
  return {
    rate: (times.length / elapsed) * 1_000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: before === undefined || after === undefined ? undefined : (after - before) / times.length,
    answers: times.length,
  };
}

/**
 * The requests of one connection. Connections start at different positions, so that they do not request the same URL at the same time.
 * @param {Target} target @param {number} which of the connections @param {number} of their number
 */
function requestsOf({ paths, once }, which, of) {
  const from = Math.floor((paths.length * which) / of);
  const to = Math.floor((paths.length * (which + 1)) / of);
  const asked = once ? paths.slice(from, to) : [...paths.slice(from), ...paths.slice(0, from)];
  return asked.map((path) => ({ method: 'GET', path }));
}

/** @param {number[]} sorted @param {number} part from 0 to 1 */
export function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** CPU time of a process in milliseconds; undefined where the system has no /proc. @param {number} pid */
function cpuMs(pid) {
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory of a process in MB; undefined where the system has no /proc. @param {number} pid */
export function memoryMb(pid) {
  const found = /VmRSS:\s+(\d+)/.exec(readOrUndefined(`/proc/${pid}/status`) ?? '');
  return found ? Number(found[1]) / 1_024 : undefined;
}

function readOrUndefined(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
