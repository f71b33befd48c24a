import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { PUBLICATION_MESSAGES as MESSAGES } from '#common/listings/publication/publication-messages.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';
import { aPublication } from '../builders/publication.js';
import { expect, type RunningProduct } from './product-test.js';

export const PATH = '/publicar-aviso';

export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
export const goOn = (page: Page): Promise<void> => press(page, 'Siguiente');
export const atStep = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
export const pick = (page: Page, label: string): Promise<void> =>
  page.locator('label:has(input[type=radio])').filter({ hasText: label }).first().click();

export async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(page.locator('form:not([inert])')).toBeVisible();
}

export async function fillContact(page: Page, { contacto }: PublicationRequest): Promise<void> {
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
    await field(page, `contacto.${name}`).fill(contacto[name]);
  await goOn(page);
  await atStep(page, 'Dirección y datos de la propiedad');
}

export async function fillProperty(
  page: Page,
  operation: 'Alquiler' | 'Venta',
  notes: string,
): Promise<void> {
  await press(page, 'Usar la misma dirección');
  await pick(page, operation);
  await pick(page, 'Casa o Chalet');
  await field(page, 'inmueble.dormitorios').fill('3');
  await press(page, 'Más baños');
  await field(page, 'inmueble.personas').fill('6');
  await page.getByLabel('Pileta').check();
  await field(page, 'inmueble.observaciones').fill(notes);
  await press(page, 'Usar mi teléfono y mi email');
  await goOn(page);
  await atStep(page, 'Ubicación en el mapa');
}

export async function fillPoint(page: Page): Promise<void> {
  await page.getByLabel('Latitud').fill('-38.270612');
  await page.getByLabel('Longitud').fill('-57.839641');
  await goOn(page);
  await press(page, 'Sí');
  await atStep(page, 'Precios');
}

/** The specification's form of step 4, in place of the grid. */
export const chooseList = (page: Page): Promise<void> => pick(page, 'Lista');

export async function fillRentalPrice(page: Page): Promise<void> {
  await chooseList(page);
  await page.getByLabel('Período').selectOption('Enero');
  await page.getByLabel('Fracción').selectOption('1º Quincena');
  await page.getByRole('textbox', { name: 'Precio' }).fill('450000');
  await press(page, MESSAGES.addPrice);
  await goOn(page);
  await atStep(page, 'Tipo de contrato');
}

/** All steps except the last press, for a house to rent on the free plan. */
export async function fillRental(page: Page, publication: PublicationRequest): Promise<void> {
  await open(page);
  await fillContact(page, publication);
  await fillProperty(page, 'Alquiler', publication.inmueble.observaciones);
  await fillPoint(page);
  await fillRentalPrice(page);
  await pick(page, 'Alquiler Básico');
}

/** The confirmation is shown, and stays after the wizard has returned to its first history entry. */
export async function isThanked(page: Page): Promise<void> {
  const thanks = page.getByRole('heading', { level: 1, name: /Gracias/ });
  await expect(thanks).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.usr?.paso)).toBe(1);
  await expect(thanks).toBeInViewport();
  await expect(thanks).toBeFocused();
}

/** The next request reaches the server, and its response is lost. */
export const loseNextAnswer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const real = window.fetch;
    window.fetch = async (...call) => {
      await real(...call);
      window.fetch = real;
      throw new TypeError('Failed to fetch');
    };
  });

/** Pending listings of this owner, by their unique street number. */
export async function pendingOf(
  publication: PublicationRequest,
  request: APIRequestContext,
  { operator }: RunningProduct,
): Promise<AdminListingRow[]> {
  await request.post('/api/admin/login', { data: operator });
  const answer = await request.get('/api/inmueble/obtener/verPendientes');
  const rows = (await answer.json()) as AdminListingRow[];
  return rows.filter(({ direccionCompleta }) => direccionCompleta.includes(publication.contacto.numero));
}

/** A publication whose contact has the property's address, with a unique street number. */
export function atHome(): PublicationRequest {
  const publication = aPublication();
  publication.contacto.numero = publication.ubicacion.numero;
  return publication;
}
