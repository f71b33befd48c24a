import { setContact } from '#common/site/options/option-calls.js';
import { reviewImport } from '#common/listings/importing/import-calls.js';
import { intercept } from './intercept.js';
import { signIn } from './operator.js';
import { expect, test } from './product-test.js';

/** What somebody has typed or chosen, while something else arrives. A change of another is refused with 409. */
test.use({ refusals: [409] });

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
  await expect(page.getByText('Tel. 02291 43-1234 · Firma: Otra firma', { exact: true })).toBeVisible();
});

test('the review of a spreadsheet is not that of another one, chosen meanwhile', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await page.goto('/admin/importar');
  const heading = 'DNI;Operación;Vivienda;Localidad;Nombre;Apellido;Celular;Email';
  const choose = (dni: string) =>
    page.getByLabel('Planilla').setInputFiles({
      name: `${dni}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [heading, `${dni};Alquiler;Casa;Miramar;Rosa;Ibarra;2291 401234;${dni}@ejemplo.com`].join('\n'),
      ),
    });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const stop = await intercept(page, `**${reviewImport.path}`, async (route) => {
    await held;
    await route.fallback();
  });
  await choose('30111222');
  const review = page.getByRole('button', { name: 'Revisar la planilla' });
  const answered = page.waitForResponse((response) => response.url().includes(reviewImport.path));
  await review.click();
  await choose('30111333');
  answer();
  await answered;
  stop();
  await expect(review).toBeEnabled();
  await expect(page.getByText('Se importaría 1 aviso de 1 fila.')).toBeHidden();
  await review.click();
  await expect(page.getByText('Se importaría 1 aviso de 1 fila.')).toBeVisible();
});
