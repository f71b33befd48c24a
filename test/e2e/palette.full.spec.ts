import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

const CODE = 'ALQ-0012';

test('the palette opens what was typed, however fast, finds streets, and opens a section for editing', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const box = page.getByLabel('Código, calle, contacto o pantalla');
  await page.keyboard.press('Control+k');
  await box.fill('ALQ-001');
  await expect(page.getByRole('link', { name: /^ALQ-0001/ })).toBeVisible();
  // The results are still those of ALQ-001.
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(CODE).first()).toBeVisible();

  const sheet = await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${CODE}`);
  const { inmueble } = (await sheet.json()) as { inmueble: Record<string, string> };
  await page.keyboard.press('Control+k');
  await box.fill(`${inmueble['inmueble_calle']} ${inmueble['inmueble_numero']}`);
  await expect(page.getByRole('link', { name: new RegExp(`^${CODE}`) })).toBeVisible();
  await box.fill(CODE);
  await page.getByRole('link', { name: `Cambiar el plan y los pagos de ${CODE}` }).press('Enter');
  // The space bar must not choose another plan.
  await expect(page.locator('input[type=radio]:focus')).toBeChecked();
  await passesAxe(page);
});
