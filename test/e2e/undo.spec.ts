import { mayBeFeatured } from '#common/contracts/contract.js';
import { passesAxe } from './passes-axe.js';
import { PENDING, pendingRows, signIn } from './operator.js';
import { expect, FULL, test } from './product-test.js';

test(
  'a change of the audit trail is undone by the keyboard, after showing what it puts back',
  FULL,
  async ({ page, running }) => {
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
  },
);

test('an approval is taken back while its result is shown, and both stay in the list of messages', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const row = (await pendingRows(page.request)).findLast(({ plan }) => mayBeFeatured(plan))!;
  await page.goto(`${PENDING}/${row.idInmuebles}`);
  await page.getByRole('button', { name: 'Dar de Alta' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Dar de Alta' }).click();
  await question.getByRole('button', { name: 'No', exact: true }).click();
  const result = page.getByRole('dialog', { name: 'Inmueble dado de alta con éxito' });
  const code = (await result.getByRole('button', { name: /Copiar el código/ }).textContent()) ?? '';
  await result.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('El aviso salió del sitio: quedó dado de baja')).toBeVisible();
  const sheet = await page.request.get('/api/inmueble/ver/verInmueblePorCodigo', {
    params: { codigo: code },
  });
  expect(sheet.ok()).toBe(false);
  await page.getByRole('button', { name: 'Últimas notificaciones' }).click();
  const messages = page.getByRole('dialog', { name: 'Últimas notificaciones' });
  await expect(messages.getByRole('listitem').filter({ hasText: code })).toHaveCount(1);
  await expect(messages.getByText('El aviso salió del sitio')).toBeVisible();
  // Its place in the rail gives its children negative margins.
  const { x, width } = (await messages.boundingBox())!;
  expect(Math.round(x + width / 2)).toBe(
    Math.round((await page.evaluate(() => document.documentElement.clientWidth)) / 2),
  );
});
