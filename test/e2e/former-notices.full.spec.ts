import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { fits } from './fits.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

const CODE = 'ALQ-0003';
const sheet = (code: string): string => `/ver-ficha-inmueble/${code}`;

test.use({ refusals: [410] });
test.afterEach(async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page);
  }
});

test('a notice that was withdrawn is gone, and similar ones stand in its place', async ({
  page,
  running,
}) => {
  await page.request.post('/api/admin/login', { data: running.operator });
  const { inmueble } = await (
    await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${CODE}`)
  ).json();
  const data = { idInmueble: inmueble.idInmuebles };
  await page.request.post('/api/inmueble/delete/darDeBajaAlta', { data });

  const answer = await page.goto(sheet(CODE));
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SHEET_MESSAGES.goneTitle);
  const similar = page.getByRole('region', { name: 'Propiedades parecidas' });
  await expect(similar.locator('a[href^="/ver-ficha-inmueble/ALQ-"]').first()).toBeVisible();
  expect(await answer?.text()).toContain('Propiedades parecidas');
  await passesAxe(page);
  await page.request.post('/api/inmueble/delete/restaurarAltaInmueble', { data });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inmueble.title);
});

test('an old code leads to the new one, for good and within the site', async ({ page, running }) => {
  await page.request.post('/api/admin/login', { data: running.operator });
  const { inmueble } = await (
    await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${CODE}`)
  ).json();
  const change = (codigo: string) =>
    page.request.post('/api/inmueble/actualizar/updateAltaInmueble', {
      data: { idInmueble: inmueble.idInmuebles, codigo },
    });
  expect((await change('ALQ-7003')).status()).toBe(200);
  const moved = await page.request.get(sheet(CODE), { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, sheet('ALQ-7003')]);
  await page.goto(sheet(CODE));
  await expect(page).toHaveURL(sheet('ALQ-7003'));
  // The code is the notice's again, so the browser must not have cached the redirect.
  expect((await change(CODE)).status()).toBe(200);
  await page.goto(sheet(CODE));
  await expect(page).toHaveURL(sheet(CODE));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inmueble.title);
});
