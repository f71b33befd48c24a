import type { Locator, Page } from 'playwright/test';
import { uploadPublicationPhotos } from '#common/listings/photos/publication-photo-calls.js';
import { PUBLICATION_PHOTO_MESSAGES as MESSAGES } from '#common/listings/photos/publication-photo-messages.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { PHOTO_MESSAGES, PHOTO_REFUSALS } from '#common/listings/photos/photo-messages.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';
import { aHeic, aPicture } from '../support/pictures.js';
import { fits } from './fits.js';
import { passesAxe } from './passes-axe.js';
import { expect, FULL, test } from './product-test.js';
import {
  atHome,
  atStep,
  field,
  fillRental,
  isThanked,
  open,
  pendingOf,
  pick,
  press,
} from './publish-steps.js';

/** Photos right after publishing, on a phone. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await aPicture() });
const tiles = (page: Page): Locator => page.locator('[data-foto]');
const choose = (page: Page, ...files: Awaited<ReturnType<typeof photo>>[]): Promise<void> =>
  page.getByLabel('Elegir fotos').setInputFiles(files);

/** Counts what a person does: a press, or a field that is filled. */
function counting(page: Page) {
  let count = 0;
  return {
    tap: async (name: string) => {
      count += 1;
      await press(page, name);
    },
    tick: async (choice: Promise<void>) => {
      count += 1;
      await choice;
    },
    fill: async (control: Locator, text: string) => {
      count += 1;
      await control.fill(text);
    },
    count: () => count,
  };
}

test('a rental with six prices and three photos takes 35 actions at most', async ({
  page,
  request,
  running,
}) => {
  const publication = atHome();
  const { contacto, inmueble } = publication;
  await open(page);
  const person = counting(page);
  for (const name of [
    'nombre',
    'apellido',
    'dni',
    'celular',
    'email',
    'provincia',
    'localidad',
    'calle',
    'numero',
  ] as const)
    await person.fill(field(page, `contacto.${name}`), contacto[name]);
  await person.tap('Siguiente');
  await person.tap('Usar la misma dirección');
  await person.tick(pick(page, 'Alquiler'));
  await person.tick(pick(page, 'Casa o Chalet'));
  await person.fill(field(page, 'inmueble.dormitorios'), '3');
  await person.fill(field(page, 'inmueble.baños'), '2');
  await person.fill(field(page, 'inmueble.personas'), '6');
  await person.tick(page.getByLabel('Pileta').check());
  await person.fill(field(page, 'inmueble.observaciones'), inmueble.observaciones);
  await person.tap('Usar mi teléfono y mi email');
  await person.tap('Siguiente');
  await person.tap('Buscar en el mapa');
  await expect(page.getByLabel('Latitud')).toHaveValue('-38.270600');
  await person.tap('Siguiente');
  await person.tap('Sí');
  for (const part of ['Mes completo', '1.ª quincena', '2.ª quincena'])
    for (const month of ['Enero', 'Febrero'])
      await person.fill(page.getByRole('textbox', { name: `${month}, ${part}`, exact: true }), '900000');
  await person.tap('Siguiente');
  await person.tick(pick(page, 'Alquiler Estándar'));
  await person.tap('Publicar aviso');
  await isThanked(page);
  const chooser = page.waitForEvent('filechooser');
  await person.tap('Agregar fotos');
  await person.tick(
    (await chooser).setFiles([await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg')]),
  );
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByText('3 de 20')).toBeVisible();
  expect(person.count()).toBeLessThanOrEqual(35);
  await fits(page);
  await passesAxe(page);

  const [row] = await pendingOf(publication, request, running);
  const detail = await request.get(`/api/inmueble/ver/verInmueblePendiente?id=${row!.idInmuebles}`);
  const { precios, fotosPorRevisar } = (await detail.json()) as AdminListingAnswer;
  expect([precios.length, fotosPorRevisar.length]).toEqual([6, 3]);
});

/** Publishes on a plan with photos. */
async function publish(page: Page, publication: PublicationRequest = atHome()): Promise<void> {
  await fillRental(page, publication);
  await pick(page, 'Alquiler Estándar');
  await press(page, 'Publicar aviso');
  await isThanked(page);
  await expect(page.getByRole('heading', { name: MESSAGES.title })).toBeVisible();
}

test(
  'photos are ordered and removed, and outlive a reload and the Back button',
  FULL,
  async ({ page, request, running }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    const publication = atHome();
    await page.goto('/consejos');
    await publish(page, publication);
    await choose(page, await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg'));
    await expect(tiles(page)).toHaveCount(3);
    await press(page, 'Usar la foto 3 como portada');
    await press(page, 'Guardar orden');
    await expect(page.getByText(OWNER_ACCESS_MESSAGES.photosOrdered)).toBeVisible();
    await press(page, 'Eliminar la foto 2');
    await expect(page.getByText(OWNER_ACCESS_MESSAGES.photoRemoved)).toBeVisible();
    await expect(tiles(page)).toHaveCount(2);
    const order = () =>
      tiles(page).evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset['foto']));
    const left = await order();
    await page.reload();
    await expect(tiles(page)).toHaveCount(2);
    expect(await order()).toEqual(left);
    await page.goBack();
    await expect(page).toHaveURL(/\/consejos$/);
    await page.goForward();
    await expect(tiles(page)).toHaveCount(2);
    const [row] = await pendingOf(publication, request, running);
    const detail = await request.get(`/api/inmueble/ver/verInmueblePendiente?id=${row!.idInmuebles}`);
    expect(((await detail.json()) as AdminListingAnswer).fotosPorRevisar).toHaveLength(2);
    await press(page, 'Publicar otro aviso');
    await atStep(page, 'Información personal');
    await page.reload();
    await atStep(page, 'Información personal');
  },
);

test.describe('on a broken network', FULL, () => {
  test.use({ refusals: ['ERR_FAILED'] });

  test('one photo is sent again, once, also after a reload; what is refused is said', async ({
    page,
    context,
    request,
    running,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    const publication = atHome();
    await publish(page, publication);
    const first = await photo('a.jpg');
    let isLost = true;
    // The photo arrives, and its answer is lost.
    await context.route(`**${uploadPublicationPhotos.path}`, async (route) => {
      if (!isLost) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await choose(page, first);
    await expect(page.getByText(PHOTO_MESSAGES.uploadFailed)).toBeVisible();
    isLost = false;
    await press(page, 'Reintentar a.jpg');
    await expect(tiles(page)).toHaveCount(1);
    const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: aHeic() };
    await choose(page, heic);
    const dialog = page.getByRole('dialog', { name: 'Subir fotos' });
    await expect(dialog.getByText(PHOTO_REFUSALS.heic)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    const [row] = await pendingOf(publication, request, running);
    const detail = await request.get(`/api/inmueble/ver/verInmueblePendiente?id=${row!.idInmuebles}`);
    expect(((await detail.json()) as AdminListingAnswer).fotosPorRevisar).toHaveLength(1);
  });
});

test('a blocked address sees the same, and nothing arrives', FULL, async ({ page, request, running }) => {
  const publication = atHome();
  publication.contacto.email = `bloqueada-${publication.contacto.numero}@ejemplo.com`;
  await request.post('/api/admin/login', { data: running.operator });
  const listed = await request.post('/api/blacklist/agregarBlacklist', {
    data: { email: publication.contacto.email, descripcion: 'prueba' },
  });
  expect(listed.ok()).toBe(true);
  await publish(page, publication);
  await choose(page, await photo('a.jpg'), await photo('b.jpg'));
  await expect(tiles(page)).toHaveCount(2);
  await press(page, 'Eliminar la foto 1');
  await expect(tiles(page)).toHaveCount(1);
  expect(await pendingOf(publication, request, running)).toEqual([]);
});
