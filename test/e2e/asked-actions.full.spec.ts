import { signIn } from './operator.js';
import { expect, test } from './product-test.js';

test('the palette opens the payment of a notice, once, and begins a note on the open one', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const box = page.getByLabel('Código, calle, contacto o pantalla');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await box.fill('ALQ-0012');
  await page.getByRole('link', { name: 'Registrar un pago de ALQ-0012' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: '¿Registrar un pago?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Contrato' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await box.fill('nota interna');
  await page.getByRole('link', { name: 'Escribir una nota interna de ALQ-0012' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nota' })).toBeFocused();
});
