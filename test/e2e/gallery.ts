import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { approveListing } from '#common/listings/review/decision-calls.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { listPending } from '#common/listings/desk/desk-calls.js';
import type { AdminListingRow } from '#common/listings/desk/desk-shapes.js';
import { aPublication } from '../builders/publication.js';
import { deskPaths } from './desk-paths.js';
import { signIn } from './operator.js';
import { test } from './product-test.js';
import { PUBLIC_SCREENS } from './public-paths.js';

/**
 * `npm run gallery` takes a picture of every screen at every width into `gallery/STATE/SCREEN-WIDTH.png`, to look at before and after a change. It asserts nothing, so
 * it is no part of the tests.
 */
const FOLDER = 'gallery';
const WIDTHS = [320, 360, 390, 768, 1024, 1440];
const RESULTS = '/resultado-busqueda/Alquiler/Miramar/Casa/Enero/2-Quincena';
const LONG = 'Casa-quinta sobre la barranca, con galería y parrilla. '.repeat(40);
const NOTHING = ['/resultado-busqueda/Venta/Mar-del-Sur/Campo/0-2/USD', '/favoritos', '/comparar', '/lista'];

// Pages that fail on purpose log errors.
test.use({ refusals: ['Failed to load resource', 'net::ERR_FAILED'] });
test.setTimeout(3_600_000);

test('public site', async ({ page }) => {
  for (const screen of ['/', RESULTS, '/ver-ficha-inmueble/ALQ-0005', '/publicar-aviso', ...PUBLIC_SCREENS])
    await takePictures(page, 'full', screen);
  for (const screen of NOTHING) await takePictures(page, 'empty', screen);
  for (const screen of ['/ver-ficha-inmueble/ALQ-9999', '/no-existe'])
    await takePictures(page, 'failed', screen);
});

test('long texts and no photo', async ({ page, running }) => {
  await signIn(page, running.operator);
  const { inmueble, ...others } = aPublication();
  await page.request.post(publishListing.path, {
    data: { ...others, inmueble: { ...inmueble, observaciones: LONG.slice(0, 1_800) } },
  });
  const pending = (await (await page.request.get(listPending.path)).json()) as AdminListingRow[];
  const { idInmuebles } = pending.reduce((a, b) => (a.idInmuebles > b.idInmuebles ? a : b));
  await takePictures(page, 'long', `/admin/inmueblesPendientes/${idInmuebles}`);
  const approved = await page.request.post(approveListing.path, { data: { idInmueble: idInmuebles } });
  const { codigo } = (await approved.json()) as { codigo: string };
  await takePictures(page, 'long', `/ver-ficha-inmueble/${codigo}`);
});

test('back office', async ({ page, running }) => {
  await signIn(page, running.operator);
  const screens = await deskPaths(page.request);
  for (const screen of screens) await takePictures(page, 'full', screen);
  await page.route('**/api/inmueble/**', () => undefined);
  for (const screen of screens) await takePictures(page, 'loading', screen);
  await page.unrouteAll();
  await page.route('**/api/inmueble/**', (route) => route.abort());
  for (const screen of screens) await takePictures(page, 'failed', screen);
});

async function takePictures(page: Page, state: string, screen: string): Promise<void> {
  const folder = path.join(FOLDER, state);
  mkdirSync(folder, { recursive: true });
  await page.goto(screen);
  // The application runs at the first interaction.
  await page.mouse.move(1, 1);
  // Some parts load when they are near.
  await page.keyboard.press('End');
  if (state !== 'loading') await page.waitForLoadState('networkidle');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const name = `${screen.replaceAll(/[^\w-]+/g, '_')}-${width}.png`;
    await page.screenshot({ path: path.join(folder, name), fullPage: true });
  }
}
