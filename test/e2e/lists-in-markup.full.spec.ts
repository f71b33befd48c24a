import type { Page } from 'playwright/test';
import { expect, test } from './product-test.js';

/** Lists of cards are sent only as markup (frontend/src/app/markup/in-markup.ts). */

// The bytes of a list depend on which notices are in it.
test.use({ untouched: true });

const RESULTS = '/resultado-busqueda/Alquiler/Todas/Todas';
const codes = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('region', { name: 'Resultados' })
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-codigo')));

test('going back to the first page of results shows its cards', async ({ page }) => {
  await page.goto(RESULTS);
  const first = await codes(page);
  expect(first.length).toBeGreaterThan(10);
  await page.getByRole('link', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect.poll(async () => (await codes(page))[0]).not.toBe(first[0]);
  await page.goBack();
  await expect(page).not.toHaveURL(/pagina=2/);
  await expect.poll(() => codes(page)).toEqual(first);
});

test('going back to the home page shows its cards', async ({ page }) => {
  await page.goto('/');
  const featured = page.getByRole('list', { name: 'Alquileres destacados' }).getByRole('article');
  const count = await featured.count();
  expect(count).toBeGreaterThan(4);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  await page.goBack();
  await expect(featured).toHaveCount(count);
});

for (const [address, most] of [
  // The favourite button of a card is 0.1 kB of it, 9 bytes when compressed.
  ['/', 130_000],
  [RESULTS, 88_500],
] as const)
  test(`the markup of ${address} is sent once`, async ({ page }) => {
    const text = await (await page.request.get(address)).text();
    expect(Buffer.byteLength(text)).toBeLessThan(most);
  });
