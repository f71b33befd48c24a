import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../lib/problem.mjs';
import { ratios } from './rounds.mjs';

const CONNECTIONS = 10;

/** Sends the lines of a file in turn. */
const IN_TURN = `
local paths, at = {}, 0
function init(args)
  for line in io.lines(args[1]) do paths[#paths + 1] = line end
end
function request()
  at = at % #paths + 1
  return wrk.format('GET', paths[at])
end`;

/**
 * Answers a second of the repeated mix and of bare node:http with one body, both asked by a generator written in C: autocannon takes more
 * processor time for an answer than the server.
 * @typedef {{ product: number, bare: number, ratio: number }} Generator medians over the rounds; the ratio is within each round
 */

/**
 * @param {{ product: { url: string }, paths: string[], bare: string, rounds: number, seconds: number }} options `bare`: URL of the one body
 * @returns {Promise<Generator | undefined>} undefined where wrk (a package of Debian) is not installed
 */
export async function measureByWrk({ product, paths, bare, rounds, seconds }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'costa-directa-wrk-'));
  const [script, list] = ['in-turn.lua', 'paths'].map((name) => path.join(folder, name));
  writeFileSync(script, IN_TURN);
  writeFileSync(list, paths.join('\n'));
  try {
    const results = [];
    for (let round = 0; round < rounds; round++)
      results.push({
        product: await rate(seconds, ['-s', script, product.url, '--', list]),
        bare: await rate(seconds, [bare]),
      });
    const median = (of) => ratios(results.map(of)).median;
    return {
      product: median((one) => one.product),
      bare: median((one) => one.bare),
      ratio: median((one) => one.product / one.bare),
    };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {number} seconds @param {string[]} args @returns {Promise<number>} answers a second */
async function rate(seconds, args) {
  const duration = `${Math.ceil(seconds)}s`;
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${duration}`, ...args]);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!found || /Non-2xx|Socket errors/.test(stdout)) throw new Problem(`wrk says:\n${stdout}`);
  return Number(found);
}
