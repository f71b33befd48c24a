import { setContact } from '#common/site/options/option-calls.js';
import { signIn } from './operator.js';
import { expect, test } from './product-test.js';

/** What somebody has typed or chosen, while something else arrives. */

test('what is typed into the contact stays when somebody else changes it, over the new values', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await page.goto('/admin/ajustes');
  const form = page.getByRole('form', { name: 'Contacto, redes y firma' });
  const contact = form.getByRole('textbox', { name: 'Contacto' });
  const signature = form.getByRole('textbox', { name: 'Firma de los emails' });
  await contact.fill('Tel. 02291 43-1234');
  const links = { facebook: '', instagram: '', youtube: '', whatsapp: '', blog: '', fiscalData: '' };
  const other = { lineas: 'Otro teléfono', firma: 'Otra firma', ...links, desde: '', visto: 0 };
  expect((await page.request.post(setContact.path, { data: other })).status()).toBe(200);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Alguien cambió este ajuste mientras tanto.').first()).toBeVisible();
  await expect(signature).toHaveValue('Otra firma');
  await expect(contact).toHaveValue('Tel. 02291 43-1234');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Tel. 02291 43-1234 · Firma: Otra firma')).toBeVisible();
});
