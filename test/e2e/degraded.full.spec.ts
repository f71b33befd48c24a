import { GEOCODING_MESSAGES } from '#common/listings/location/geocoding-messages.js';
import { aPublication } from '../builders/publication.js';
import { listingByCode } from '#common/search/sheet/sheet-calls.js';
import { intercept } from './intercept.js';
import { isHydrated } from './is-hydrated.js';
import { NEXT_YEAR } from './next-year.js';
import { expect, test } from './product-test.js';
import { fillContact, fillProperty, open, press } from './publish-steps.js';

const STREETS_MISSING = 'No se ven las calles del mapa.';

test.use({ refusals: [503] });
test.beforeEach(({ running }) => {
  for (const service of ['tiles', 'geocoder', 'dollar'] as const) running.standIns.failing.add(service);
});
test.afterEach(({ running }) => running.standIns.failing.clear());

test('without map tiles, every map says so and keeps its pins', async ({ page }) => {
  await page.goto('/busqueda-avanzada?modo=mapa');
  await expect(page.getByText(STREETS_MISSING)).toBeVisible();
  await expect(page.locator('.map-cluster, .map-pin').first()).toBeVisible();
  await page.goto('/resultado-busqueda/Alquiler/Miramar/Todas');
  await page.locator('#mapa').scrollIntoViewIfNeeded();
  await expect(page.getByText(STREETS_MISSING)).toBeVisible();
  await expect(page.locator('.map-cluster, .map-pin').first()).toBeAttached();
});

test('without tiles and geocoder, a point is set by hand and the notice can go on', async ({
  page,
  running,
}) => {
  const publication = aPublication();
  await open(page);
  await fillContact(page, publication);
  await fillProperty(page, 'Alquiler', publication.inmueble.observaciones);
  const map = page.getByRole('region', { name: 'Mapa para marcar la ubicación' });
  await map.scrollIntoViewIfNeeded();
  await expect(page.getByText(STREETS_MISSING)).toBeVisible();
  await press(page, 'Buscar en el mapa');
  await expect(page.getByText(GEOCODING_MESSAGES.unavailable)).toBeVisible();
  await press(page, 'Marcar el centro del mapa');
  await expect(page.getByLabel('Latitud')).toHaveValue(/^-38\.\d{6}$/);

  running.standIns.failing.clear();
  await page.getByRole('button', { name: 'Acercar' }).click();
  await expect(page.getByText(STREETS_MISSING)).toBeHidden();
});

test.describe('a quote that does not come', () => {
  test.use({ refusals: [503] });

  for (const [name, path] of [
    ['a sheet', '/ver-ficha-inmueble/ALQ-0063'],
    ['a comparison', '/comparar?avisos=ALQ-0063,ALQ-0034'],
  ] as const)
    test(`${name} stays, and offers another try`, async ({ page }) => {
      await page.goto(path);
      await isHydrated(page);
      const facts = page.getByText('Dormitorios').first();
      await expect(facts).toBeVisible();
      const quotes = `**${listingByCode.path}?*llegada*`;
      const recover = await intercept(page, quotes, (route) =>
        route.fulfill({ status: 503, json: { success: false } }),
      );
      await page.getByLabel('Llegada').fill(`${NEXT_YEAR}-02-01`);
      await page.getByLabel('Salida').fill(`${NEXT_YEAR}-02-16`);
      const again = page.getByRole('button', { name: 'Reintentar' }).first();
      await expect(again).toBeVisible();
      await expect(facts).toBeVisible();
      recover();
      await again.click();
      await expect(page.getByText(/15 noches/).nth(1)).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    });
});
