import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { fits, keepsWords } from './fits.js';
import { isHydrated } from './is-hydrated.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';
import { PUBLIC_SCREENS } from './public-paths.js';

for (const path of PUBLIC_SCREENS) {
  test(`${path} comes rendered, and fits and passes axe, narrow and wide`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain('<h1');
    // An element that React replaces loses what is pressed or typed in it; `page` also fails on React's report.
    const title = await page.locator('h1').first().elementHandle();
    await isHydrated(page);
    expect(await title!.evaluate((element) => element.isConnected)).toBe(true);
    await keepsWords(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await fits(page);
      await passesAxe(page);
    }
  });
}

test.describe('the link of an owner that is not valid', () => {
  test.use({ refusals: [410], viewport: { width: 360, height: 900 } });

  test('is refused with a way to another one, and passes axe', async ({ page }) => {
    await page.goto('/mi-aviso#7.forged');
    await expect(page.getByText(OWNER_ACCESS_MESSAGES.gone)).toBeVisible();
    await passesAxe(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen can be read', async ({ page }) => {
    for (const path of PUBLIC_SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
