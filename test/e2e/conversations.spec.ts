import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

test('a conversation is read, answered from a template, and its next message closed without a reply', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const write = (mensaje: string) =>
    page.request.post('/api/newsletter/recibir', {
      data: { nombreCompleto: 'Nora Paz', email: 'nora@ejemplo.com', mensaje, tiempo: 9_000 },
    });
  await write('¿Cuándo sale mi aviso?');
  await write('Lo cargué el lunes.');
  await page.goto('/admin/soporte?estado=abiertas&buscar=nora');
  await page.getByRole('link', { name: 'Ver la conversación con Nora Paz' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Conversación' });
  await expect(dialog.getByRole('listitem')).toHaveText([/¿Cuándo sale mi aviso\?/, /Lo cargué el lunes/]);
  await dialog.getByLabel('Respuesta habitual').selectOption('Cuándo se publica');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  expect((await running.mail.waitFor('nora@ejemplo.com'))[0]!.subject).toBe('Tu aviso está en revisión');
  await passesAxe(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/estado=abiertas&buscar=nora$/);
  await expect(page.getByText('No hay consultas que coincidan con los filtros.')).toBeVisible();

  await write('Gracias.');
  await page.reload();
  await page.getByRole('link', { name: 'Ver la conversación con Nora Paz' }).click();
  await dialog.getByRole('button', { name: 'Cerrar sin responder' }).click();
  await expect(dialog.getByRole('button', { name: 'Volver a abrirla' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await page.getByText('Cerradas', { exact: true }).click();
  await expect(page.getByRole('row', { name: /Nora Paz/ }).getByText('Cerrada')).toBeVisible();
});
