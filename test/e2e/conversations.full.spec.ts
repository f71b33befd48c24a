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
  const dialog = page.getByRole('region', { name: 'Conversación' });
  await expect(dialog.getByLabel('Asunto')).toHaveValue('Re: tu consulta');
  await expect(dialog.getByRole('listitem')).toHaveText([/¿Cuándo sale mi aviso\?/, /Lo cargué el lunes/]);
  await dialog.getByLabel('Respuesta habitual').selectOption('Cuándo se publica');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  expect((await running.mail.waitFor('nora@ejemplo.com'))[0]!.subject).toBe('Tu aviso está en revisión');
  await passesAxe(page);
  await expect(page.getByText('No hay consultas que coincidan con los filtros.')).toBeVisible();

  await write('Gracias.');
  await page.reload();
  await page.getByRole('link', { name: 'Ver la conversación con Nora Paz' }).click();
  await dialog.getByRole('button', { name: 'Cerrar sin responder' }).click();
  await expect(dialog.getByRole('button', { name: 'Volver a abrirla' })).toBeVisible();
  await page.getByText('Cerradas', { exact: true }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'nora@ejemplo.com' }).getByText('Cerrada'),
  ).toBeVisible();
});

test('a reply is taken back from its dialog, with its text, before any mail has left', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const name = `Luz${Date.now()}`;
  const email = `${name.toLowerCase()}@ejemplo.com`;
  const data = { nombreCompleto: name, email, mensaje: '¿Hay cochera?', tiempo: 9_000 };
  await page.request.post('/api/newsletter/recibir', { data });
  await page.goto(`/admin/soporte?buscar=${name}`);
  await page.getByRole('checkbox', { name: `Elegir la consulta de ${name}` }).check();
  await page.getByRole('button', { name: 'Responder a 1 consulta' }).click();
  const dialog = page.getByRole('dialog', { name: /^Resp/ });
  await dialog.getByLabel('Asunto').fill('Cochera');
  await dialog.getByLabel('Mensaje').fill('Sí, una.');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await dialog.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(dialog.getByText('La respuesta no salió.')).toBeVisible();
  await expect(dialog.getByLabel('Mensaje')).toHaveValue('Sí, una.');
  await passesAxe(page);
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('listitem').filter({ hasText: email }).getByText('Sin responder'),
  ).toBeVisible();

  await page.getByRole('link', { name: `Ver la conversación con ${name}` }).click();
  const conversation = page.getByRole('region', { name: 'Conversación' });
  await conversation.getByLabel('Asunto').fill('Cochera');
  await conversation.getByLabel('Mensaje').fill('Sí, dos.');
  await conversation.getByRole('button', { name: 'Enviar' }).click();
  await expect(conversation.getByRole('listitem')).toHaveCount(2);
  await conversation.getByRole('button', { name: 'Deshacer' }).click();
  await expect(conversation.getByRole('listitem')).toHaveCount(1);
  await expect(conversation.getByLabel('Mensaje')).toHaveValue('Sí, dos.');
  await conversation.getByLabel('Mensaje').fill('Sí, tres.');
  await conversation.getByRole('button', { name: 'Enviar' }).click();
  const [mail] = await running.mail.waitFor(email);
  expect(mail!.text).toContain('Sí, tres.');
  expect(running.mail.sentTo(email)).toHaveLength(1);
});
