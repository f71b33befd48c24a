import { aPublication } from '../builders/publication.js';
import { passesAxe } from './passes-axe.js';
import { signIn } from './operator.js';
import { expect, test } from './product-test.js';

test('two records of one owner are merged by the keyboard with the chosen data, and split again', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const [first, second] = [aPublication(), aPublication()];
  second.contacto.dni = first.contacto.dni;
  for (const data of [first, second])
    expect((await page.request.post('/api/inmueble/crear/crearInmueble', { data })).ok()).toBe(true);
  const found = await page.request.get(`/api/admin/buscar?q=${first.contacto.email}`);
  const { contactos } = await found.json();
  await page.goto(`/admin/duenios/${contactos[0].idContactos}`);

  await page.getByRole('button', { name: /^Unir la ficha de / }).press('Enter');
  const question = page.getByRole('alertdialog', { name: '¿Unir las dos fichas?' });
  await question.getByRole('group', { name: 'Email' }).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(question.getByRole('radio', { name: second.contacto.email })).toBeChecked();
  await passesAxe(page);
  await question.getByRole('button', { name: 'Unir' }).press('Enter');
  await expect(page.getByText('Fichas unidas a esta')).toBeVisible();
  await expect(page.getByRole('link', { name: second.contacto.email })).toBeVisible();
  await expect(page.getByText(`Email: ${first.contacto.email}`)).toBeVisible();
  await passesAxe(page);

  await page.getByRole('link', { name: 'Deshacer la unión desde Auditoría' }).press('Enter');
  await page.getByRole('button', { name: 'Deshacer: Unió dos fichas de un dueño' }).first().press('Enter');
  const undo = page.getByRole('alertdialog', { name: '¿Deshacer este cambio?' });
  await expect(undo).toContainText('quedan en la ficha que los tiene');
  await undo.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Unir la ficha de / })).toBeVisible();
});
