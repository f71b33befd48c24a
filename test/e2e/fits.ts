import type { Page } from 'playwright/test';
import { expect } from './product-test.js';

/** Nothing is wider than the screen, once all has loaded. Lists change their form a moment after the width. */
export async function fits(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const excess = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(excess, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);
}
