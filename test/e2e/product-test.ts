import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { freePort } from '../support/free-port.js';
import { Product, type OperatorAccount } from '../support/product.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { StandIns } from '../support/stand-ins.js';

/** The product under test, with its outside services. */
export interface RunningProduct {
  url: string;
  operator: OperatorAccount;
  mail: SmtpSink;
  standIns: StandIns;
  product: Product;
}

/** Chromium's message when Playwright accesses the preview of a mail, whose frame runs no script (back-office.md). */
const PREVIEW_WITHOUT_SCRIPTS = "Blocked script execution in 'about:srcdoc'";

/** Chromium's messages for requests, and for the registration of a service worker, that fail offline. */
export const OFFLINE_ERRORS = ['ERR_INTERNET_DISCONNECTED', 'error occurred when fetching the script'];

/**
 * `test` for the browser. Each worker has its own product with demonstration listings, a mail server, and stand-ins for outside services. A
 * page that logs an error, throws, or requests another host fails its test.
 */
export const test = base.extend<
  { page: Page; refusals: (number | string)[]; slowness: number; slowed: undefined },
  { running: RunningProduct; untouched: boolean }
>({
  /** Factor of every deadline in the pages; 1 for a test that waits until one passes. */
  slowness: [10, { option: true }],
  /** Applies the factor to every context of the test, its own and those that it opens. */
  slowed: [
    async ({ browser, slowness }, provide) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript((factor) => {
          (globalThis as { SLOWNESS?: number }).SLOWNESS = factor;
        }, slowness);
        return context;
      };
      await provide(undefined);
      browser.newContext = open;
    },
    { auto: true },
  ],
  /** Statuses of intended refusals, and network errors: the browser logs each as an error. */
  refusals: [[], { option: true }],
  /** True for a file that needs the demonstration as it was made: Playwright gives it a worker, and so a product, of its own. */
  untouched: [false, { option: true, scope: 'worker' }],
  running: [
    async ({}, provide) => {
      const mail = await SmtpSink.start();
      const standIns = await StandIns.start();
      const dataDir = mkdtempSync(path.join(tmpdir(), 'costa-directa-e2e-'));
      chmodSync(dataDir, 0o755);
      const env = {
        SMTP_URL: mail.url,
        REDIS_URL: '',
        DATABASE_URL: '',
        DEMO: '1',
        PUBLICATIONS_PER_HOUR: '1000',
        ...standIns.settings,
      };
      const product = new Product({ dataDir, port: await freePort(), env });
      try {
        await product.start();
        const { operator, url } = product;
        if (!operator) throw new Error(`The first start printed no account:\n${product.output}`);
        await provide({ url, operator, mail, standIns, product });
      } finally {
        await product.stop();
        await Promise.all([mail.stop(), standIns.stop(), product.removeData()]);
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ running }, provide) => provide(running.url),
  page: async ({ page, running, refusals }, provide, info) => {
    const faults = watch(page, running);
    const events = record(page);
    await provide(page);
    if (info.status !== info.expectedStatus) {
      const body = [...events, await stateOf(page)].join('\n');
      await info.attach('what the page did', { body, contentType: 'text/plain' });
    }
    const unexpected = faults.filter(
      (fault) =>
        !fault.includes(PREVIEW_WITHOUT_SCRIPTS) &&
        !refusals.some((refusal) =>
          fault.includes(typeof refusal === 'number' ? `status of ${refusal} ` : refusal),
        ),
    );
    expect(unexpected, 'errors in the console, exceptions, or requests to others').toEqual([]);
  },
});

export { expect };

/** Marks a test that only `npm run test:all` runs, in a file that `npm test` runs too. */
export const FULL = { tag: '@full' };

/** Collects errors of pages in all tabs. */
function watch(page: Page, { url, standIns }: RunningProduct): string[] {
  const faults: string[] = [];
  const known = [url, ...Object.values(standIns.settings)].map((address) => new URL(address).origin);
  const context = page.context();
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (fault) => faults.push(`exception: ${fault.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !known.includes(origin)) faults.push(`request to ${request.url()}`);
  });
  return faults;
}

/** What a page requests and says, with the milliseconds since its test began, for the report of one that fails. */
function record(page: Page): string[] {
  const begun = performance.now();
  const lines: string[] = [];
  const note = (event: string): void => void lines.push(`${Math.round(performance.now() - begun)} ${event}`);
  const context = page.context();
  context.on('request', (request) => note(`asks ${request.method()} ${request.url()}`));
  context.on('requestfinished', (request) => note(`has ${request.url()}`));
  context.on('requestfailed', (request) =>
    note(`misses ${request.url()}: ${request.failure()?.errorText ?? ''}`),
  );
  context.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('framenavigated', (frame) => note(`is at ${frame.url()}`));
  return lines;
}

/** Where a page is, and how many presses wait for its hydration (start.ts). */
async function stateOf(page: Page): Promise<string> {
  const held = await page
    .evaluate(() => document.querySelectorAll('[data-espera]').length)
    .catch((error: Error) => error.message);
  return `at ${page.url()}, presses held: ${held}`;
}
