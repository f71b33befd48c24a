import type { BrowserContext, Page } from 'playwright/test';
import { OFFLINE_MESSAGES } from '#common/site/offline-messages.js';
import { intercept } from './intercept.js';
import { passesAxe } from './passes-axe.js';
import { OFFLINE_ERRORS, expect, test } from './product-test.js';

const OPENED = 'ALQ-0004';
const FAVOURITE = 'ALQ-0003';
const sheet = (code: string): string => `/ver-ficha-inmueble/${code}`;

test.use({ refusals: [410, 503, ...OFFLINE_ERRORS, 'net::ERR_FAILED'] });

/** Paths that the worker stores, without the files of the build. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(open.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/assets/'));
  });

/** Of the page and of its service worker, to which the browser does not always apply `setOffline`. */
async function disconnect(context: BrowserContext): Promise<() => Promise<void>> {
  await context.setOffline(true);
  const connect = await intercept(context, '**/*', (route) => route.abort('internetdisconnected'));
  return async () => {
    connect();
    await context.setOffline(false);
  };
}

test('a site that does not answer is not called a missing connection', async ({ page, context }) => {
  await page.goto(sheet(OPENED));
  await page.mouse.move(50, 50);
  await expect.poll(() => stored(page)).toContain(sheet(OPENED));
  await context.route(`**${sheet(OPENED)}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(sheet(OPENED));
  const note = page.getByRole('status').first();
  await expect(note).toContainText('El sitio no responde en este momento.');
  await expect(note).not.toContainText(OFFLINE_MESSAGES.title);
});

test('an opened sheet and a favourite are read without a connection; nothing else is stored, and nothing that is gone', async ({
  page,
  context,
  running,
}) => {
  await page.goto(sheet(OPENED));
  await page.mouse.move(50, 50);
  await expect.poll(() => stored(page)).toContain(sheet(OPENED));
  await page.goto(sheet(FAVOURITE));
  await page.getByRole('button', { name: `Favorito ${FAVOURITE}` }).click();
  await expect.poll(() => stored(page)).toContain(sheet(FAVOURITE));
  // Opening the sheet stores it, too; the list of favourites is stored only after the press.
  const favourites = () => page.evaluate(async () => (await caches.match('/favoritos'))?.text());
  await expect.poll(favourites).toContain(FAVOURITE);
  await page.goto('/resultado-busqueda/Alquiler/Todas/Todas');
  await page.request.post('/api/admin/login', { data: running.operator });
  expect((await page.goto('/admin/dashboard'))?.fromServiceWorker()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const others = (await stored(page)).filter((path) => !/^\/(fotos\/|ver-ficha-inmueble\/)/.test(path));
  expect(others).toEqual(['/favoritos']);

  const reconnect = await disconnect(context);
  await page.goto(sheet(OPENED));
  await expect(page.getByRole('status').first()).toContainText('puede haber cambiado');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/contacto');
  await expect(page.getByText(OFFLINE_MESSAGES.saved)).toBeVisible();
  await passesAxe(page);
  await page.goto('/favoritos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFLINE_MESSAGES.favourites);
  await expect(page.getByRole('listitem').filter({ hasText: FAVOURITE })).toContainText(
    /(ARS|USD)\$\s[\d.]+/,
  );
  await passesAxe(page);
  await page.getByRole('link', { name: FAVOURITE }).click();
  await expect(page.getByRole('status').first()).toContainText('puede haber cambiado');
  await reconnect();

  const { inmueble } = await (
    await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${OPENED}`)
  ).json();
  const data = { idInmueble: inmueble.idInmuebles };
  await page.request.post('/api/inmueble/delete/darDeBajaAlta', { data });
  expect((await page.goto(sheet(OPENED)))?.status()).toBe(410);
  await expect.poll(() => stored(page)).not.toContain(sheet(OPENED));
  await page.request.post('/api/inmueble/delete/restaurarAltaInmueble', { data });
});
