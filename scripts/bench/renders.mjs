import { run } from '../lib/command.mjs';
import { inRoot, ROOT } from '../lib/paths.mjs';

/**
 * Processor milliseconds of one render: with all cards rendered before, and with none (docs/decisions/0026).
 * @typedef {{ keptCards: number, newCards: number }} Render
 * @typedef {Record<'home' | 'results', Render>} Renders
 */

/**
 * Renders pages in a separate process, so that its processor time contains rendering only.
 * @param {string} url of the web process that answers the calls of the pages
 * @returns {Promise<Renders>}
 */
export async function measureRenders(url) {
  const { stdout } = await run(process.execPath, [inRoot('scripts/bench/render-pages.mjs')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', BENCH_URL: url },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
