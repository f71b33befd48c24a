import type { APIRequestContext, Locator, Page } from 'playwright/test';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import type { AdminListingAnswer, AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { uploadPendingPhotos } from '#common/listings/photos/photo-calls.js';
import { aHeic, aPicture, multipart } from '../support/pictures.js';
import { passesAxe } from './passes-axe.js';
import { pendingRows, PENDING, signIn } from './operator.js';
import { expect, FULL, test } from './product-test.js';

/** Photos of a listing: upload, processing, reordering, removal, restore, public view. */

const PLACES = 20;
const ready = (tiles: Locator) => tiles.filter({ hasNot: tiles.page().getByText('Procesando…') });

async function openPhotos(page: Page, row: AdminListingRow): Promise<Locator> {
  await page.goto(`${PENDING}/${row.idInmuebles}`);
  const section = page.getByRole('region', { name: 'Fotos' });
  await expect(section).toBeVisible();
  return section;
}

/** A pending listing that can take more photos. */
async function aRow(request: APIRequestContext): Promise<AdminListingRow> {
  const row = (await pendingRows(request)).find(({ cantidadImagenes }) => cantidadImagenes < PLACES - 8);
  if (!row) throw new Error('No pending listing has room for photos');
  return row;
}

/** Such a listing with so many photos or more, of which the missing ones are uploaded: other tests decide about those that had them. */
async function aRowWithPhotos(request: APIRequestContext, count: number): Promise<AdminListingRow> {
  const row = await aRow(request);
  const files = await Promise.all(
    Array.from({ length: count - row.cantidadImagenes }, async (_, at) => ({
      name: `foto-${at}.jpg`,
      content: await aPicture({ width: 640 + at }),
    })),
  );
  if (files.length === 0) return row;
  const { payload, headers } = await multipart({ idInmueble: row.idInmuebles }, files);
  const answer = await request.post(uploadPendingPhotos.path, { data: payload, headers });
  expect((await answer.json()).imagenes).toHaveLength(files.length);
  // Ready before the page is opened, because a tile changes when its photo becomes ready.
  await expect
    .poll(async () => (await photosOf(request, row.idInmuebles)).every(({ estado }) => estado === 'lista'))
    .toBe(true);
  return row;
}

async function photosOf(request: APIRequestContext, id: number): Promise<ImageWire[]> {
  const answer = await request.get(`/api/inmueble/ver/verInmueblePendiente?id=${id}`);
  return ((await answer.json()) as AdminListingAnswer).imagenes;
}

async function savedOrder(request: APIRequestContext, id: number): Promise<number[]> {
  return (await photosOf(request, id)).map(({ idImagenes }) => idImagenes);
}

const shownOrder = (section: Locator) =>
  section
    .locator('[data-foto]')
    .evaluateAll((tiles) =>
      tiles
        .toSorted((one, other) => Number(getComputedStyle(one).order) - Number(getComputedStyle(other).order))
        .map((tile) => Number((tile as HTMLElement).dataset['foto'])),
    );

test('photos are chosen, confirmed with a preview, sent, and become ready', async ({ page, running }) => {
  await signIn(page, running.operator);
  const row = await aRow(page.request);
  const section = await openPhotos(page, row);
  const tiles = section.locator('[data-foto]');
  await expect(tiles).toHaveCount(row.cantidadImagenes);
  await section.getByLabel('Elegir fotos').setInputFiles([
    {
      name: 'frente.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPicture({ width: 1600, height: 900, orientation: 6 }),
    },
    { name: 'patio.png', mimeType: 'image/png', buffer: await aPicture({ format: 'png' }) },
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: aHeic() },
  ]);
  const dialog = page.getByRole('dialog', { name: 'Subir fotos' });
  await expect(dialog.getByText('Es una foto HEIC de iPhone')).toBeVisible();
  const preview = await dialog.locator('img').first().boundingBox();
  expect(preview!.width).toBeLessThanOrEqual(150);
  expect(preview!.height).toBeLessThanOrEqual(100);
  await passesAxe(page);
  await expect(dialog.getByRole('button', { name: 'Subir 2 fotos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tiles).toHaveCount(row.cantidadImagenes + 2);
  await expect(ready(tiles)).toHaveCount(row.cantidadImagenes + 2);
  await expect(section.getByText(`${row.cantidadImagenes + 2} de ${PLACES}`)).toBeVisible();
  await passesAxe(page);
});

test('photos may be dropped, and one that fails can be sent again', FULL, async ({ browser, running }) => {
  const page = await browser.newPage({ baseURL: running.url });
  await signIn(page, running.operator);
  const row = await aRow(page.request);
  const section = await openPhotos(page, row);
  const transfer = await page.evaluateHandle(
    ([bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes!)], 'soltada.jpg', { type: 'image/jpeg' }));
      return data;
    },
    [[...(await aPicture())]],
  );
  const target = section.getByRole('button', { name: 'Agregar fotos' });
  for (const event of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(event, { dataTransfer: transfer });
  let broken = true;
  await page.route('**/fotos/cargarFotosPendientes', (route) => (broken ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Subir 1 foto' }).click();
  await expect(section.getByText('Error al subir imágenes')).toBeVisible();
  broken = false;
  await section.getByRole('button', { name: 'Reintentar soltada.jpg' }).click();
  await expect(section.locator('[data-foto]')).toHaveCount(row.cantidadImagenes + 1);
  await expect(section.getByText('Error al subir imágenes')).toBeHidden();
  await page.close();
});

test(
  'photos are put in order by buttons and by dragging; the save is closed while nothing changed',
  FULL,
  async ({ page, running }) => {
    await signIn(page, running.operator);
    const row = await aRowWithPhotos(page.request, 4);
    const id = row.idInmuebles;
    const before = await savedOrder(page.request, id);
    const section = await openPhotos(page, row);
    const save = section.getByRole('button', { name: 'Guardar orden' });
    await expect(save).toBeDisabled();

    await section.getByRole('button', { name: 'Mover la foto 3 antes' }).focus();
    await page.keyboard.press('Enter');
    await expect(section.getByText('La foto 3 está ahora en el lugar 2')).toBeAttached();
    await expect(section.getByRole('button', { name: 'Mover la foto 2 antes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: 'Mover la foto 1 después' })).toBeFocused();
    const byKeys = [before[2]!, before[0]!, before[1]!, ...before.slice(3)];
    expect(await shownOrder(section)).toEqual(byKeys);

    const grip = section.locator(`[data-foto="${byKeys[0]}"] [title="Arrastrar para ordenar"]`);
    await grip.hover();
    await page.mouse.down();
    await section.locator(`[data-foto="${byKeys[1]}"]`).hover();
    await page.mouse.up();
    const dragged = [byKeys[1]!, byKeys[0]!, ...byKeys.slice(2)];
    await expect.poll(() => shownOrder(section)).toEqual(dragged);

    await save.click();
    await expect(section.getByText('Guardado con éxito fotos')).toBeVisible();
    await expect(save).toBeDisabled();
    expect(await savedOrder(page.request, id)).toEqual(dragged);
  },
);

test('a photo is removed and put back', FULL, async ({ page, running }) => {
  await signIn(page, running.operator);
  const row = await aRowWithPhotos(page.request, 2);
  const before = await savedOrder(page.request, row.idInmuebles);
  const section = await openPhotos(page, row);
  await section.getByRole('button', { name: 'Eliminar la foto 1' }).click();
  await expect(section.getByText('Foto eliminada')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  expect(await savedOrder(page.request, row.idInmuebles)).toEqual(before.slice(1));
  await page.keyboard.press('Enter');
  await expect(section.getByText('Foto eliminada')).toBeHidden();
  expect(await savedOrder(page.request, row.idInmuebles)).toEqual(before);
});

test('uploaded photos are public only while the contract is paid', FULL, async ({ page, running }) => {
  await signIn(page, running.operator);
  const row = (await pendingRows(page.request)).find(({ tipoOperacion }) => tipoOperacion === 'alquiler');
  const idInmueble = row!.idInmuebles;
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/inmueble/${path}`, { data })).json();
  await post('actualizar/actualizarContrato', { idInmueble, contrato: { alqfotos: true, pagado: true } });
  const { codigo } = await post('crear/altaInmueble', { idInmueble, destacado: 0 });
  await page.goto(`/admin/inmueblesAlta/${idInmueble}`);
  const section = page.getByRole('region', { name: 'Fotos' });
  await section
    .getByLabel('Elegir fotos')
    .setInputFiles([{ name: 'nueva.jpg', mimeType: 'image/jpeg', buffer: await aPicture() }]);
  await page.getByRole('button', { name: 'Subir 1 foto' }).click();
  const tiles = section.locator('[data-foto]');
  await expect(tiles).toHaveCount(row!.cantidadImagenes + 1);
  await expect(ready(tiles)).toHaveCount(row!.cantidadImagenes + 1);

  const shown = async () => {
    const answer = await page.request.get('/api/inmueble/ver/verInmueblePorCodigo', { params: { codigo } });
    return ((await answer.json()) as AdminListingAnswer).imagenes;
  };
  await expect.poll(async () => (await shown()).length).toBe(row!.cantidadImagenes + 1);
  const address = (await shown()).at(-1)!.url;
  const stranger = await page.context().browser()!.newContext({ baseURL: running.url });
  expect((await stranger.request.get(address)).status()).toBe(200);
  await post('actualizar/actualizarContrato', { idInmueble, contrato: { alqfotos: true, pagado: false } });
  expect(await shown()).toEqual([]);
  expect((await stranger.request.get(address)).status()).toBe(404);
  await stranger.close();
});
