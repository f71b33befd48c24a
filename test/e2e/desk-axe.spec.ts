import { deskPaths } from './desk-paths.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

for (const width of [360, 1440])
  test(`every screen of the back office passes axe at ${width} px`, async ({ page, running }) => {
    test.slow();
    await signIn(page, running.operator);
    await page.setViewportSize({ width, height: 900 });
    for (const path of await deskPaths(page.request))
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await passesAxe(page);
      });
  });
