import { passesAxe } from './passes-axe.js';
import { signIn } from './operator.js';
import { expect, test } from './product-test.js';

test('a change of the audit trail is undone by the keyboard, after showing what it puts back', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const email = `deshacer-${Date.now()}@ejemplo.com`;
  const added = await page.request.post('/api/blacklist/agregarBlacklist', {
    data: { email, descripcion: '' },
  });
  expect(added.ok()).toBe(true);
  await page.goto('/admin/auditoria?accion=blacklist.add');
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Deshacer: Agregó a la blacklist' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: '¿Deshacer este cambio?' });
  await expect(question).toContainText(email);
  await passesAxe(page);
  await question.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(row).toContainText('No se puede deshacer. Ya se deshizo.');
  await page.goto('/admin/auditoria?accion=blacklist.remove');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Deshizo un cambio');
  await passesAxe(page);
});
