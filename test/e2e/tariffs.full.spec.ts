import { dayInWords, formatDay, parseDay } from '#common/kernel/time/days.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { aPublication } from '../builders/publication.js';
import { fits } from './fits.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';
import { fillRental } from './publish-steps.js';

/** A tariff for today and one for later: on the page without scripts, in the wizard, in the payment, and removed again. */

test('tariffs are followed everywhere, and removed', async ({ page, running, browser }) => {
  await signIn(page, running.operator);
  await page.goto('/admin/tarifas');
  const form = page.getByRole('form', { name: 'Cambiar una tarifa' });
  const save = form.getByRole('button', { name: 'Guardar la tarifa' });
  await save.click();
  await expect(form.getByText('Elegí el plan.')).toBeVisible();
  await expect(form.getByLabel('Plan')).toBeFocused();
  await form.getByLabel('Plan').selectOption('Alquiler Estándar');
  await form.getByLabel('Precio nuevo').fill('31000');
  await form.getByLabel('Antes').fill('30000');
  await save.click();
  await expect(form.getByText('Tiene que ser más que el precio nuevo')).toBeVisible();
  await form.getByLabel('Antes').fill('35000');
  await save.click();
  await expect(
    page.getByText('ARS$ 31.000 por temporada (antes ARS$ 35.000)', { exact: true }),
  ).toBeVisible();
  const { hoy } = await (await page.request.get('/api/contrato/tarifas')).json();
  const later = formatDay(parseDay(hoy)! + 30);
  await form.getByLabel('Plan').selectOption('Alquiler Premium');
  await form.getByLabel('Precio nuevo').fill('41000');
  await form.getByLabel('Posición destacada').fill('29000');
  await form.getByLabel('Desde').fill(later);
  await save.click();
  await expect(page.getByText('Programado', { exact: true })).toBeVisible();
  await passesAxe(page);

  const tariffs = async (): Promise<string> => (await page.request.get('/tarifas')).text();
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await expect.poll(tariffs).toContain('$31.000');
  await plain.goto(`${running.url}/tarifas`);
  await expect(plain.getByText(`Desde el ${dayInWords(later)}: $41.000 + $29.000`)).toBeVisible();
  await plain.setViewportSize({ width: 360, height: 700 });
  await fits(plain);

  const rows = (await (await page.request.get('/api/inmueble/obtener/verAltas')).json()) as AdminListingRow[];
  const unpaid = rows.find(({ plan, pagado }) => plan === 'alqfotos' && pagado === 0)!;
  await page.goto(`/admin/inmueblesAlta/${unpaid.idInmuebles}`);
  await page.getByRole('button', { name: 'Actualizar Pago' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel('Importe')).toHaveValue('31.000');
  await dialog.getByLabel('Fecha').fill('2026-01-15');
  await expect(dialog.getByLabel('Importe')).toHaveValue('30.000');

  await fillRental(page, aPublication());
  await expect(page.getByText('$31.000')).toBeVisible();

  await page.goto('/admin/tarifas');
  const removal = page.getByRole('button', { name: /^Quitar ARS\$ 31\.000/ });
  await removal.click();
  await expect(page.getByText('Lo quitamos.')).toBeVisible();
  // The rows below it move up when it goes.
  await expect(removal).toHaveCount(0);
  await page.getByRole('button', { name: /^Quitar ARS\$ 41\.000/ }).click();
  await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(0);
  await expect.poll(tariffs).not.toContain('$31.000');
});
