import type { Locator, Page } from 'playwright/test';
import { createInquiry } from '#common/inquiries/inquiry-calls.js';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { INQUIRY_STAY_MESSAGES } from '#common/inquiries/inquiry-stay-messages.js';
import { NEXT_YEAR } from './next-year.js';
import { expect, test } from './product-test.js';

/** The dialog to contact an owner: what it keeps, and what it says of the dates. */

const CODE = 'ALQ-0063';
const OTHER = 'ALQ-0034';
const day = (text: string): string => `${NEXT_YEAR}-${text}`;
const SEARCHED = `?llegada=${day('02-01')}&salida=${day('02-16')}&personas=2`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Consultar al dueño' });

/** Opens the dialog of a sheet, by e-mail. */
async function ask(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Contacto' });
  await panel.getByRole('link', { name: 'Consultar por email' }).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

test('a closed dialog loses nothing, and sends what was written', async ({ page }) => {
  await page.goto(`/ver-ficha-inmueble/${CODE}${SEARCHED}`);
  const form = await ask(page);
  await form.getByLabel('Nombre completo').fill('Eva Paz');
  await form.locator('[name=email]').fill('eva@ejemplo.com');
  await form.getByLabel('Llegada').fill(day('02-03'));
  await form.getByLabel('Salida').fill(day('02-09'));
  await form.getByLabel('Personas').fill('5');
  await form.getByLabel('Mascotas').selectOption('si');
  await form.getByLabel(INQUIRY_STAY_MESSAGES.copy).check();
  const kept = async (): Promise<void> => {
    await expect(form.getByLabel('Nombre completo')).toHaveValue('Eva Paz');
    await expect(form.getByLabel('Llegada')).toHaveValue(day('02-03'));
    await expect(form.getByLabel('Salida')).toHaveValue(day('02-09'));
    await expect(form.getByLabel('Personas')).toHaveValue('5');
    await expect(form.getByLabel('Mascotas')).toHaveValue('si');
    await expect(form.getByLabel(INQUIRY_STAY_MESSAGES.copy)).toBeChecked();
  };
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await ask(page);
  await kept();
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await expect(form).toBeHidden();
  await ask(page);
  await kept();
  const sent = page.waitForRequest(`**${createInquiry.path}`);
  await form.getByRole('button', { name: 'Enviar consulta' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    llegada: day('02-03'),
    salida: day('02-09'),
    personas: 5,
    mascotas: true,
    copia: true,
  });
  await expect(form.getByText(INQUIRY_MESSAGES.sentByEmail)).toBeFocused();
});

test('sending one inquiry keeps what is written to another owner', async ({ page }) => {
  await page.goto(`/comparar?avisos=${CODE},${OTHER}`);
  const table = page.getByRole('region', { name: 'Comparación' });
  const askFor = async (code: string): Promise<void> => {
    await table.getByRole('button', { name: `Escribir por WhatsApp por ${code}` }).click();
    await dialog(page).getByRole('tab', { name: 'Email' }).click();
  };
  await askFor(OTHER);
  await dialog(page).getByLabel('Mensaje').fill('¿Tiene cochera cubierta?');
  await page.keyboard.press('Escape');
  await askFor(CODE);
  await expect(dialog(page).getByLabel('Mensaje')).not.toHaveValue(/cochera/);
  await dialog(page).getByLabel('Nombre completo').fill('Eva Paz');
  await dialog(page).locator('[name=email]').fill('eva@ejemplo.com');
  await dialog(page).getByRole('button', { name: 'Enviar consulta' }).click();
  await expect(dialog(page).getByText(INQUIRY_MESSAGES.sentByEmail)).toBeFocused();
  await page.keyboard.press('Escape');
  await askFor(OTHER);
  await expect(dialog(page).getByLabel('Mensaje')).toHaveValue('¿Tiene cochera cubierta?');
});

test('until it is edited, the message names the dates and the people of the dialog', async ({ page }) => {
  await page.goto(`/ver-ficha-inmueble/${CODE}${SEARCHED}`);
  const form = await ask(page);
  const message = form.getByLabel('Mensaje');
  await expect(message).toHaveValue(/del 1 al 16 de febrero de .+ para 2 personas/);
  await form.getByLabel('Llegada').fill(day('02-03'));
  await form.getByLabel('Salida').fill(day('02-09'));
  await form.getByLabel('Personas').fill('5');
  await expect(message).toHaveValue(/del 3 al 9 de febrero de .+ para 5 personas/);
  await form.getByRole('tab', { name: 'WhatsApp' }).click();
  await expect(message).toHaveValue(/disponible del 3 al 9 de febrero de .+ para 5 personas/);
  await form.getByRole('tab', { name: 'Email' }).click();
  await message.fill('Hola.');
  await form.getByLabel('Personas').fill('6');
  await expect(message).toHaveValue('Hola.');
});

test('while the typed dates are invalid, nothing quotes or sends the former ones', async ({ page }) => {
  await page.goto(`/ver-ficha-inmueble/${CODE}${SEARCHED}`);
  const panel = page.getByRole('complementary', { name: 'Contacto' });
  await expect(panel.getByText(/15 noches/).first()).toBeVisible();
  await panel.getByLabel('Salida').fill(day('01-20'));
  await expect(panel.getByText(/15 noches/)).toHaveCount(0);
  const form = await ask(page);
  await expect(form.getByLabel('Llegada')).toHaveValue('');
  await expect(form.getByLabel('Salida')).toHaveValue('');
  await expect(form.getByLabel('Personas')).toHaveValue('2');
  await expect(form.getByLabel('Mensaje')).not.toHaveValue(/febrero/);
  await page.keyboard.press('Escape');
  await panel.getByLabel('Salida').fill(day('02-16'));
  await expect(panel.getByText(/15 noches/).first()).toBeVisible();

  await page.goto(`/comparar${SEARCHED}&avisos=${CODE},${OTHER}`);
  const table = page.getByRole('region', { name: 'Comparación' });
  await expect(table.getByText(/por 15 noches/).first()).toBeVisible();
  await page.getByLabel('Salida').fill(day('01-20'));
  await expect(table.getByText(/15 noches/)).toHaveCount(0);
  await expect(table.getByText('ARS$').or(table.getByText('USD$')).first()).toBeVisible();
});
