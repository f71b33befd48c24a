import type { Page } from 'playwright/test';
import type { AdminListingRow } from '#common/wire/admin.js';
import { aQuickPublication } from '../builders/quick-publication.js';
import type { OperatorAccount } from '../support/product.js';
import { PENDING, signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test, type RunningProduct } from './product-test.js';

/** Invites an editor, who chooses a password by the link in the mail. */
async function invitedEditor(page: Page, { mail }: RunningProduct): Promise<OperatorAccount> {
  const account = { email: `ana${Date.now()}@ejemplo.com.ar`, password: 'gaviotas y medialunas' };
  const invitation = { email: account.email, rol: 'editor' };
  await page.request.post('/api/cuentas/invitarCuenta', { data: invitation });
  const linkIn = () =>
    mail.messages
      .filter(({ recipients }) => recipients.includes(account.email))
      .map(({ text }) => /\/admin\/clave#([\w.-]+)/.exec(text)?.[1])[0];
  await expect.poll(linkIn).toBeTruthy();
  const chosen = await page.request.post('/api/cuentas/definirClave', {
    data: { enlace: linkIn(), clave: account.password },
  });
  expect(chosen.ok()).toBe(true);
  return account;
}

test('who else has a notice open is said, and a list follows what others do without a reload', async ({
  browser,
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const ana = await invitedEditor(page, running);
  const quick = aQuickPublication({ dni: '30999666', email: `vivo${Date.now()}@ejemplo.com.ar` });
  const made = await page.request.post('/api/inmueble/crear/publicarRapido', { data: quick });
  const { idInmueble } = await made.json();

  const other = await browser.newContext({ baseURL: running.url });
  const anasPage = await other.newPage();
  await signIn(anasPage, ana);
  await page.goto(`${PENDING}?nombre=${quick.email}`);
  const row = page.getByRole('row', { name: /Casa de 2 dormitorios/ });
  await expect(row).toBeVisible();
  await anasPage.goto(`${PENDING}/${idInmueble}`);
  await expect(row).toContainText(`Lo está revisando ${ana.email}`);
  await passesAxe(page);
  await anasPage.request.post('/api/inmueble/delete/rechazarInmueblePendiente', { data: { idInmueble } });
  await expect(row).toHaveCount(0);
  const rejected = await page.request.get('/api/inmueble/obtener/verBajas');
  const ids = ((await rejected.json()) as AdminListingRow[]).map((one) => one.idInmuebles);
  expect(ids).toContain(idInmueble);
  await other.close();
});
