import { defineConfig } from 'playwright/test';
import { findBrowser } from './test/support/browser.mjs';

const { name, launchOptions } = await findBrowser();
if (process.env.TEST_WORKER_INDEX === undefined) console.log(`In ${name}`);

/** `npm run gallery` (test/e2e/gallery.ts). */
const isGallery = process.env.TESTS === 'gallery';

/** Browser tests; each worker starts its own product (test/e2e/product-test.ts). */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: isGallery ? '**/gallery.ts' : '**/*.spec.{ts,mjs}',
  grepInvert: process.env.TESTS === 'all' ? [] : /@full/,
  testIgnore: process.env.TESTS === 'all' ? [] : '**/*.full.spec.{ts,mjs}',
  outputDir: 'test-results',
  forbidOnly: true,
  workers: 2,
  // Only a defect takes so long, however slow the machine is.
  timeout: 600_000,
  // Longer than a request of a page waits (frontend/src/app/timings.ts, times `slowness`): a page that gives one up says so first.
  expect: { timeout: 240_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/results.json' }],
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1280, height: 900 },
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
