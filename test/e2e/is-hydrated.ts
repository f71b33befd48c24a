import type { Page } from 'playwright/test';
import { expect } from './product-test.js';

/** Moves the mouse, which starts hydration, and waits until React has taken over the page: it marks the elements. */
export async function isHydrated(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await expect
    .poll(() =>
      page
        .locator('h1')
        .first()
        .evaluate((title) => Object.keys(title).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}
