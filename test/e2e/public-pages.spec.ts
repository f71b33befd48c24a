import type { Page } from 'playwright/test';
import { passesAxe } from './passes-axe.js';
import { expect, FULL, test } from './product-test.js';

const RESULTS = '/resultado-busqueda/Alquiler/Miramar/Todas';
const EMPTY_SEARCH =
  '/resultado-busqueda/Alquiler/Mar-del-Sur/Casa/5plus-Dorm/banos-4plus/svc-quincho/svc-pileta';

const firstCode = async (page: Page): Promise<string> => {
  const href = await page.locator('a[href^="/ver-ficha-inmueble/ALQ-"]').first().getAttribute('href');
  return href?.split('/').at(-1) ?? '';
};

/** Rendered by the server, hydrated without errors (checked by the fixture), and without axe violations. */
async function isHealthy(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('<h1');
  await passesAxe(page);
}

for (const [name, path] of [
  ['the home', '/'],
  ['a page of results', RESULTS],
  ['a search that finds nothing', EMPTY_SEARCH],
] as const) {
  test(`${name} comes rendered, comes alive, and passes axe`, async ({ page }) => isHealthy(page, path));
}

test('a choice that finds nothing passes axe, chosen or not @full', FULL, async ({ page }) => {
  await page.goto(EMPTY_SEARCH);
  // The page comes alive by it, and asks how many notices each choice finds.
  await page.getByRole('checkbox', { name: 'Dormitorios: 5 o más' }).hover({ force: true });
  await expect(page.getByTitle('0 avisos').getByRole('checkbox', { checked: true }).first()).toBeAttached();
  await passesAxe(page);
});

test('a sheet comes rendered, comes alive, and passes axe', async ({ page }) => {
  await page.goto(RESULTS);
  await isHealthy(page, `/ver-ficha-inmueble/${await firstCode(page)}`);
});

test('a path that does not exist has status 404, in the form that its place wants', async ({ request }) => {
  expect((await request.get('/no-existe')).status()).toBe(404);
  expect((await request.get('/assets/no-existe.js')).status()).toBe(404);
  const api = await request.get('/api/no-existe');
  expect(api.status()).toBe(404);
  expect(await api.json()).toMatchObject({ success: false });
});

test('the card of a result opens its sheet', async ({ page }) => {
  await page.goto(RESULTS);
  const code = await firstCode(page);
  const opened = page.waitForEvent('popup');
  await page.locator(`a[href="/ver-ficha-inmueble/${code}"]`).first().click();
  const sheet = await opened;
  await expect(sheet).toHaveURL(new RegExp(`/ver-ficha-inmueble/${code}$`));
  await expect(sheet.getByText(code).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('results and sheets can be read and followed', async ({ page }) => {
    await page.goto(RESULTS);
    const code = await firstCode(page);
    await page.goto(`/ver-ficha-inmueble/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(code).first()).toBeVisible();
  });
});

test(
  'hotels, cabins and beach clubs for sale are a press away from those to stay in',
  FULL,
  async ({ page }) => {
    for (const [path, name, sales] of [
      ['/hoteles-cabanas', 'Hoteles y cabañas en venta', /^\/resultado-busqueda\/Venta\/Todas\/.*Hotel/],
      ['/balnearios', 'Balnearios en venta', /^\/resultado-busqueda\/Venta\/Todas\/Balneario/],
    ] as const) {
      await page.goto(path);
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', sales);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('en venta');
    }
  },
);
