import type { Page } from 'playwright/test';
import { OWNER_ACCESS_MESSAGES } from '#common/messages/owner-access.js';
import { PHOTO_MESSAGES } from '#common/messages/photos.js';
import { aPicture } from '../support/pictures.js';
import { passesAxe } from './passes-axe.js';
import { expect, test, type RunningProduct } from './product-test.js';

/** A rental whose prices no other test changes. */
const CODE = 'ALQ-0009';

/** Signs the operator in and opens the notice by the link of a mail to its owner. */
async function openOwnNotice(page: Page, running: RunningProduct): Promise<number> {
  await page.request.post('/api/admin/login', { data: running.operator });
  const sheet = await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${CODE}`);
  const { inmueble } = (await sheet.json()) as { inmueble: { idInmuebles: number } };
  const detail = await page.request.get(`/api/inmueble/ver/verInmuebleAlta?id=${inmueble.idInmuebles}`);
  const { inmueble: known } = (await detail.json()) as { inmueble: { emailContacto: string } };
  const email = known.emailContacto;
  await page.request.post('/api/miAviso/pedirEnlace', { data: { email } });
  // The mail may have links to other notices, too.
  const pattern = new RegExp(String.raw`/mi-aviso#${inmueble.idInmuebles}\.[\w.-]+`);
  const link = (): string | undefined =>
    running.mail
      .sentTo(email)
      .map(({ text }) => pattern.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(link).toBeDefined();
  await page.goto(link()!);
  await expect(page.getByText('Publicado', { exact: true })).toBeVisible();
  return inmueble.idInmuebles;
}

test('an owner follows the link of a mail, marks a price as rented, and pauses the notice', async ({
  page,
  running,
}) => {
  await openOwnNotice(page, running);
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

test('an owner sends a photo, which the operator rejects', async ({ page, running }) => {
  const id = await openOwnNotice(page, running);
  const photo = { name: 'patio.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await page.getByLabel('Elegir fotos').setInputFiles([photo]);
  await page.getByRole('button', { name: 'Subir 1 foto' }).click();
  await expect(page.locator('[data-foto]')).toHaveCount(1);
  await expect(page.getByText('Procesando…')).toHaveCount(0);
  await passesAxe(page);
  await page.goto(`/admin/inmueblesAlta/${id}`);
  const waiting = page.getByRole('region', { name: 'Fotos por revisar' });
  await expect(waiting.getByRole('button', { name: 'Aprobar la foto 1 del dueño' })).toBeEnabled();
  await waiting.getByRole('button', { name: 'Rechazar la foto 1 del dueño' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText(PHOTO_MESSAGES.rejected)).toBeVisible();
});
