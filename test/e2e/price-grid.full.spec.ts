import type { Locator, Page } from 'playwright/test';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { aPublication } from '../builders/publication.js';
import { fits } from './fits.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';
import {
  atHome,
  atStep,
  fillContact,
  fillPoint,
  fillProperty,
  goOn,
  isThanked,
  open,
  pendingOf,
  pick,
  press,
} from './publish-steps.js';

/** As copied from a spreadsheet: month and fortnights of December and January. */
const COPIED = '$ 900.000\t500.000\t450.000\r\n1.200.000\t650.000\t600.000';
const WRITTEN = [
  ['Diciembre', 'Mes Completo', 900_000],
  ['Diciembre', '1º Quincena', 500_000],
  ['Diciembre', '2º Quincena', 450_000],
  ['Enero', 'Mes Completo', 1_200_000],
  ['Enero', '1º Quincena', 650_000],
  ['Enero', '2º Quincena', 600_000],
];

const cellOf = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

async function chooseGrid(page: Page): Promise<void> {
  await page.getByText('Planilla', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Planilla de precios' })).toBeVisible();
}

async function paste(cell: Locator, text: string): Promise<void> {
  await cell.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Period, fraction and amount of the prices of a pending listing, in the order of the season. */
async function pricesOf(page: Page, id: number): Promise<unknown[]> {
  const detail = await page.request.get(`/api/inmueble/ver/verInmueblePendiente?id=${id}`);
  const { precios } = (await detail.json()) as AdminListingAnswer;
  return precios.map(({ periodo, fraccion, monto }) => [periodo, fraccion, monto]);
}

test('an owner pastes the prices of the season into the wizard, on a phone', async ({ page, running }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const publication = atHome();
  await open(page);
  await fillContact(page, publication);
  await fillProperty(page, 'Alquiler', publication.inmueble.observaciones);
  await fillPoint(page);
  await chooseGrid(page);
  await fits(page);
  await passesAxe(page);
  await paste(cellOf(page, 'Diciembre, Mes completo'), COPIED);
  await expect(page.getByText('Se pegaron 6 celdas.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^ALQUILADO/ })).toHaveCount(0);
  await paste(cellOf(page, 'Enero, 1.ª quincena'), 'ALQUILADO');
  await expect(page.getByText('No se pegó nada. No se entendió: ALQUILADO')).toBeVisible();
  const december = cellOf(page, 'Diciembre, Mes completo');
  await december.fill('');
  await december.pressSequentially('2palosymedio');
  await goOn(page);
  await expect(december).toBeFocused();
  await expect(december).toHaveValue('2palosymedio');
  await expect(page.getByText('No se entendió «2palosymedio».')).toBeVisible();
  await december.fill('');
  await december.pressSequentially('900000,50');
  await expect(december).toHaveValue('900.000,50');
  await december.blur();
  await expect(december).toHaveValue('900.000');
  await page.getByText('Lista', { exact: true }).click();
  await expect(page.getByText('ARS$ 1.200.000', { exact: true })).toBeVisible();
  await goOn(page);
  await atStep(page, 'Tipo de contrato');
  await pick(page, 'Alquiler Básico');
  await press(page, 'Publicar aviso');
  await isThanked(page);
  const [row] = await pendingOf(publication, page.request, running);
  expect(await pricesOf(page, row!.idInmuebles)).toEqual(WRITTEN);
});

test('the operator types the prices of a quick publication into the grid, by keyboard', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await page.goto('/admin/PublicarAvisoRapido');
  const { contacto } = aPublication();
  await page.getByRole('textbox', { name: 'DNI' }).fill(contacto.dni);
  await expect(page.getByText('Contacto nuevo')).toBeVisible();
  await page.getByLabel('Tipo de vivienda').selectOption('Casa o Chalet');
  await page.getByRole('combobox', { name: 'Localidad' }).selectOption('Miramar');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(contacto.nombre);
  await page.getByRole('textbox', { name: 'Apellido' }).fill(contacto.apellido);
  await page.getByRole('textbox', { name: 'Celular' }).fill(contacto.celular);
  await page.getByRole('textbox', { name: 'Email' }).fill(contacto.email);
  await page.getByRole('radio', { name: /Alquiler Estándar/ }).check();

  await chooseGrid(page);
  await cellOf(page, 'Diciembre, Mes completo').focus();
  for (const figure of ['900000', '1200000']) {
    await page.keyboard.type(figure);
    await page.keyboard.press('Enter');
  }
  await expect(cellOf(page, 'Febrero, Mes completo')).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Control+z');
  await expect(cellOf(page, 'Febrero, Mes completo')).toHaveValue('');
  await page.getByRole('button', { name: 'Publicar aviso' }).click();
  await expect(page.getByRole('heading', { name: /Inmueble creado correctamente/ })).toBeFocused();
  await page.getByRole('link', { name: 'Ver el inmueble' }).click();
  await expect(page.getByText('ARS$ 1.200.000')).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(await pricesOf(page, id)).toEqual([
    ['Diciembre', 'Mes Completo', 900_000],
    ['Enero', 'Mes Completo', 1_200_000],
  ]);
});
