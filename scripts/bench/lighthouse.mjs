import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findFreePort } from '../lib/ports.mjs';
import { Problem } from '../lib/problem.mjs';

const MOST_FAILURES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse result of a page: the run with the median performance.
 * @typedef {object} PageLine
 * @property {Record<string, number>} scores 0 to 100, by category
 * @property {number} lcp milliseconds
 * @property {number} tbt milliseconds
 * @property {number} cls
 * @property {number} scriptBytes over the network
 * @property {number} benchmarkIndex of the machine, as Lighthouse measures it
 */

/**
 * Audits a page in mobile mode several times, each in a new browser.
 * @param {{ url: string, launchOptions: import('playwright').LaunchOptions, runs: number }} options
 * @returns {Promise<PageLine>}
 */
export async function auditPage({ url, launchOptions, runs }) {
  const lines = [];
  for (let run = 0; run < runs; run++) lines.push(await auditPatiently(url, launchOptions));
  lines.sort((a, b) => a.scores.performance - b.scores.performance);
  return lines[Math.floor((lines.length - 1) / 2)];
}

/** Retries a failed audit, because Lighthouse sometimes loses a trace on a busy machine. */
async function auditPatiently(url, launchOptions) {
  for (let failures = 1; ; failures++) {
    try {
      return await auditOnce(url, launchOptions);
    } catch (error) {
      if (failures === MOST_FAILURES) throw error;
    }
  }
}

async function auditOnce(url, launchOptions) {
  const port = await findFreePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!result || result.lhr.runtimeError)
      throw new Problem(
        `Lighthouse could not audit ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      );
    return lineOf(result.lhr);
  } finally {
    await browser.close();
  }
}

function lineOf({ categories, audits, environment }) {
  const number = (audit) => audits[audit]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  // By URL, because prefetched files have another resource type.
  const scripts = requests.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
