import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { LIMITS } from '#common/kernel/limits.js';
import { approveListing } from '#common/listings/review/decision-calls.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { listPending, type AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { aPublication } from '../builders/publication.js';
import { freePort } from '../support/free-port.js';
import { Product } from '../support/product.js';
import { adminPaths, detailPath } from '../../frontend/src/desk/admin-paths.js';
import { deskPaths } from './desk-paths.js';
import { intercept } from './intercept.js';
import { signIn } from './operator.js';
import { test } from './product-test.js';
import { PUBLIC_SCREENS } from './public-paths.js';
import { open } from './publish-steps.js';

/**
 * `npm run gallery` takes a picture of every screen at every width into `gallery/STATE/SCREEN-WIDTH.png`, to look at before and after a change. It asserts nothing, so
 * it is no part of the tests.
 */
const FOLDER = 'gallery';
/** For a page that goes on asking. */
const IDLE_MS = 15_000;
const WIDTHS = [320, 360, 390, 768, 1024, 1440];
const RESULTS = '/resultado-busqueda/Alquiler/Miramar/Casa/Enero/2-Quincena';
const WEEKEND = '/resultado-busqueda/Alquiler/Miramar?llegada=2027-01-15&salida=2027-01-17';
const SHEET = '/ver-ficha-inmueble/ALQ-0005';
const SITE = [
  '/',
  RESULTS,
  WEEKEND,
  SHEET,
  '/ver-ficha-inmueble/ALQ-0104',
  '/publicar-aviso',
  ...PUBLIC_SCREENS,
];
const LONG = 'Casa-quinta sobre la barranca, con galería y parrilla. '.repeat(40);
const DESK_LISTS = Object.values(adminPaths).filter((screen) => screen !== adminPaths.login);

test.describe.configure({ mode: 'parallel' });
// Pages that fail on purpose log errors, and the empty product is another host.
test.use({ refusals: ['Failed to load resource', 'net::ERR_FAILED', 'request to http://localhost'] });
test.use({ slowness: 1, trace: 'off' });
test.setTimeout(3_600_000);

test('public site', async ({ page }) => {
  for (const screen of SITE) await takePictures(page, 'full', screen);
  for (const screen of ['/ver-ficha-inmueble/ALQ-9999', '/no-existe'])
    await takePictures(page, 'failed', screen);
  for (const state of ['loading', 'failed'] as const)
    for (const screen of [RESULTS, SHEET, '/promedios-precios', '/busqueda-avanzada?modo=mapa']) {
      // Only a page that is opened by a link of another asks the API.
      await open(page);
      await page.waitForLoadState('networkidle');
      const answer = await answerNothing(page, state);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
      }, screen);
      if (state === 'failed')
        await page
          .getByRole('button', { name: /ntentar/ })
          .first()
          .waitFor();
      await photograph(page, state, screen);
      answer();
    }
});

test('long texts and no photo', async ({ page, running }) => {
  await signIn(page, running.operator);
  const { inmueble, contacto, ubicacion, contrato } = aPublication();
  const name = { nombre: 'María de los Ángeles Guadalupe', apellido: 'Etchegaray Fernández de la Vega' };
  const street = { calle: 'Bulevar Presidente Hipólito Yrigoyen', piso: '12', departamento: 'Contrafrente' };
  const published = await page.request.post(publishListing.path, {
    data: {
      contacto: { ...contacto, ...name, ...street, email: `maria.de.los.angeles.${contacto.email}` },
      ubicacion: { ...ubicacion, ...street },
      inmueble: { ...inmueble, observaciones: LONG.slice(0, LIMITS.notesLength) },
      contrato,
    },
  });
  if (!published.ok()) throw new Error(await published.text());
  const pending = (await (await page.request.get(listPending.path)).json()) as AdminListingRow[];
  const { idInmuebles } = pending.reduce((a, b) => (a.idInmuebles > b.idInmuebles ? a : b));
  for (const screen of [adminPaths.pending, detailPath('pendiente', idInmuebles)])
    await takePictures(page, 'long', screen);
  const approved = await page.request.post(approveListing.path, { data: { idInmueble: idInmuebles } });
  const { codigo } = (await approved.json()) as { codigo: string };
  for (const screen of [
    adminPaths.active,
    adminPaths.contacts,
    detailPath('alta', idInmuebles),
    `/ver-ficha-inmueble/${codigo}`,
    `/comparar?avisos=${codigo},ALQ-0005`,
    '/resultado-busqueda/Alquiler/Miramar/Casa/Enero/1-Quincena',
  ])
    await takePictures(page, 'long', screen);
});

test('back office', async ({ page, running }) => {
  await signIn(page, running.operator);
  const screens = await deskPaths(page.request);
  for (const screen of screens) await takePictures(page, 'full', screen);
  for (const state of ['loading', 'failed'] as const) {
    const answer = await answerNothing(page, state);
    for (const screen of screens) await takePictures(page, state, screen);
    answer();
  }
});

test('a product without any notice', async ({ browser }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'costa-directa-gallery-'));
  chmodSync(dataDir, 0o755);
  const env = { SMTP_URL: '', REDIS_URL: '', DATABASE_URL: '', DEMO: '0' };
  const product = new Product({ dataDir, port: await freePort(), env });
  try {
    await product.start();
    const page = await browser.newPage({ baseURL: product.url });
    for (const screen of ['/', RESULTS, WEEKEND, ...PUBLIC_SCREENS])
      await takePictures(page, 'empty', screen);
    await signIn(page, product.operator!);
    for (const screen of DESK_LISTS) await takePictures(page, 'empty', screen);
  } finally {
    await product.stop();
    await product.removeData();
  }
});

/** The API does not answer, or cannot be reached. */
/** Until the returned function is called. */
function answerNothing(page: Page, state: 'loading' | 'failed'): Promise<() => void> {
  return intercept(page, '**/api/**', async (route) => (state === 'failed' ? route.abort() : undefined));
}

async function takePictures(page: Page, state: string, screen: string): Promise<void> {
  await page.goto(screen);
  // The application runs at the first interaction.
  await page.mouse.move(1, 1);
  await photograph(page, state, screen);
}

async function photograph(page: Page, state: string, screen: string): Promise<void> {
  const folder = path.join(FOLDER, state);
  mkdirSync(folder, { recursive: true });
  // Some parts load when they are near.
  await page.keyboard.press('End');
  if (state !== 'loading')
    await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What stays at the top of the window is at the top of the picture.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const name = `${screen.replaceAll(/[^\w-]+/g, '_')}-${width}.png`;
    await page.screenshot({ path: path.join(folder, name), fullPage: true });
  }
}
