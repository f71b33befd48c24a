import { OWNER_ACCESS_MESSAGES } from '#common/messages/owner-access.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

/** A rental whose prices no other test changes. */
const CODE = 'ALQ-0009';

test('an owner follows the link of a mail, marks a price as rented, and pauses the notice', async ({
  page,
  running,
}) => {
  await page.request.post('/api/admin/login', { data: running.operator });
  const sheet = await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${CODE}`);
  const { inmueble } = (await sheet.json()) as { inmueble: { idInmuebles: number } };
  const detail = await page.request.get(`/api/inmueble/ver/verInmuebleAlta?id=${inmueble.idInmuebles}`);
  const { inmueble: known } = (await detail.json()) as { inmueble: { emailContacto: string } };
  const email = known.emailContacto;
  await page.request.post('/api/miAviso/pedirEnlace', { data: { email } });
  const link = (): string | undefined =>
    running.mail
      .sentTo(email)
      .map(({ text }) => /\/mi-aviso#[\w.-]+/.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(link).toBeDefined();

  await page.goto(link()!);
  await expect(page.getByText('Publicado', { exact: true })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'Lo alquilé' }).first();
  const name = await first.locator('p').first().textContent();
  await first.getByRole('button').click();
  await expect(page.getByText(OWNER_ACCESS_MESSAGES.rented)).toBeVisible();
  const marked = page.getByRole('listitem').filter({ hasText: name! });
  await marked.getByRole('button', { name: 'Marcar libre' }).click();
  await expect(page.getByText(OWNER_ACCESS_MESSAGES.free)).toBeVisible();
  await page.getByRole('button', { name: 'Pausar el aviso' }).click();
  await expect(page.getByText(OWNER_ACCESS_MESSAGES.paused)).toBeVisible();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Reanudar el aviso' }).click();
  await expect(page.getByText(OWNER_ACCESS_MESSAGES.resumed)).toBeVisible();
});
