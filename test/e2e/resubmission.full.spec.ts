import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { RESUBMISSION_MESSAGES as MESSAGES } from '#common/listings/resubmission/resubmission-messages.js';
import { aPublication } from '../builders/publication.js';
import { passesAxe } from './passes-axe.js';
import { pendingRows, PENDING } from './operator.js';
import { expect, test } from './product-test.js';

test('an owner corrects a rejected notice, and the operator sees what changed', async ({ page, running }) => {
  const publication = aPublication();
  const owner = publication.contacto.email;
  await page.request.post('/api/inmueble/crear/crearInmueble', { data: publication });
  const [receipt] = await running.mail.waitFor(owner);
  const [confirmation] = /\/confirmar-email\?token=[\w.-]+/.exec(receipt!.text)!;
  expect((await page.request.post(confirmation)).ok()).toBe(true);

  await page.request.post('/api/admin/login', { data: running.operator });
  const rows = await pendingRows(page.request);
  const { numero } = publication.ubicacion;
  const { idInmuebles: id } = rows.find(({ direccionCompleta }) => direccionCompleta.includes(numero))!;
  const reason = `Contá mejor cómo es la casa (${crypto.randomUUID()}).`;
  await page.request.post('/api/inmueble/delete/rechazarInmueblePendiente', {
    data: { idInmueble: id, motivo: reason, avisar: true },
  });
  await page.request.post('/api/miAviso/pedirEnlace', { data: { email: owner } });
  const pattern = new RegExp(String.raw`/mi-aviso#${id}\.[\w.-]+`);
  const link = (): string | undefined =>
    running.mail.sentTo(owner).flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0];
  await expect.poll(link).toBeDefined();

  await page.goto(link()!);
  await page.getByRole('link', { name: 'mirá el motivo, corregilo y mandalo de nuevo' }).click();
  await expect(page.getByText(reason)).toBeVisible();
  const text = page.getByRole('textbox', { name: /Observaciones/ });
  await text.fill('');
  await page.getByRole('button', { name: 'Mandar el aviso corregido' }).click();
  await expect(page.getByText('Falta completar el siguiente campo: Observaciones.')).toBeVisible();
  await text.fill('Casa de dos plantas, con parrilla y vista al mar.');
  await passesAxe(page);
  await page.getByText('Lista', { exact: true }).click();
  const price = page.getByRole('textbox', { name: 'Precio', exact: true });
  await price.fill('450 mil');
  await page.getByText('Planilla', { exact: true }).click();
  await page.getByRole('button', { name: 'Mandar el aviso corregido' }).click();
  await expect(page.getByText(`Precio: ${PUBLICATION_MESSAGES.priceNotAdded}`)).toBeVisible();
  await expect(page.getByLabel('Período')).toBeFocused();
  await expect(price).toHaveValue('450.000');
  await price.fill('');
  await page.getByRole('button', { name: 'Mandar el aviso corregido' }).click();
  await expect(page.getByText(MESSAGES.received)).toBeVisible();

  await page.goto(`${PENDING}/${id}`);
  const corrected = page.getByRole('region', { name: 'Corregido por el dueño' });
  await expect(corrected.getByText(reason, { exact: false })).toBeVisible();
  await expect(corrected.getByText('Casa de dos plantas, con parrilla y vista al mar.')).toBeVisible();
  await passesAxe(page);
  await page.goto(PENDING);
  const row = page.getByRole('row').filter({ has: page.locator(`[data-fila="${id}"]`) });
  await expect(row.getByText('Corregido')).toBeVisible();
});
