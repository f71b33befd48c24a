import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

/** A rental whose prices no other test changes. */
const CODE = 'ALQ-0017';

test('the operator proposes the prices of the season, and the owner confirms them by the link of the mail', async ({
  page,
  running,
}) => {
  await page.request.post('/api/admin/login', { data: running.operator });
  const sheet = await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${CODE}`);
  const { idInmuebles: id } = ((await sheet.json()) as { inmueble: { idInmuebles: number } }).inmueble;
  const detail = await page.request.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`);
  const email = ((await detail.json()) as { inmueble: { emailContacto: string } }).inmueble.emailContacto;
  const pattern = new RegExp(String.raw`/mi-aviso#${id}\.[\w.-]+`);
  const links = (): string[] =>
    running.mail
      .sentTo(email)
      .filter(({ text }) => text.includes('precios de la temporada'))
      .flatMap(({ text }) => pattern.exec(text)?.[0] ?? []);
  const known = links().length;

  await page.goto(`/admin/inmueblesAlta?operacion=todas&codigo=${CODE}`);
  await page.getByRole('checkbox', { name: new RegExp(CODE) }).check();
  await page.getByRole('link', { name: 'Renovar temporada' }).click();
  await page.getByRole('button', { name: 'Ver cómo quedan' }).click();
  const percent = page.getByLabel(/Porcentaje/);
  await expect(percent).toBeFocused();
  await percent.fill('10');
  await percent.press('Enter');
  await expect(page.getByRole('region', { name: 'Cómo quedan' }).getByText(CODE)).toBeVisible();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Mandar a los dueños' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mandar' }).click();
  await expect(page.getByText('Espera respuesta', { exact: true })).toBeVisible();
  await passesAxe(page);
  const progress = page.url();

  await expect.poll(() => links().length).toBeGreaterThan(known);
  await page.goto(links().at(-1)!);
  await page.getByRole('button', { name: ROLLOVER_MESSAGES.confirm }).click();
  await expect(page.getByText(ROLLOVER_MESSAGES.confirmed)).toBeVisible();
  await passesAxe(page);
  await page.goto(progress);
  await expect(page.getByText('Confirmó', { exact: true })).toBeVisible();
});
