import type { Page } from 'playwright/test';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { aQuickPublication } from '../builders/quick-publication.js';
import type { OperatorAccount } from '../support/product.js';
import { PENDING, signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test, type RunningProduct } from './product-test.js';

/** Invites an editor, who chooses a password by the link in the mail. */
async function invitedEditor(page: Page, { mail }: RunningProduct): Promise<OperatorAccount> {
  const account = { email: `ana${Date.now()}@ejemplo.com.ar`, password: 'gaviotas y medialunas' };
  const invitation = { email: account.email, nombre: 'Ana Núñez', rol: 'editor' };
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

test.describe('two operators', () => {
  // For the notice that the other operator has decided on.
  test.use({ refusals: [404] });

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
    await expect(row).toContainText('Lo está revisando Ana Núñez');
    await passesAxe(page);
    const open = await page.context().newPage();
    await open.goto(`${PENDING}/${idInmueble}`);
    await expect(open.getByText('Lo está revisando Ana Núñez')).toBeVisible();
    await anasPage.goto(PENDING);
    await expect(open.getByText('Lo está revisando Ana Núñez')).toBeHidden();
    await page.bringToFront();
    await expect(row).not.toContainText('Lo está revisando');
    await open.bringToFront();
    await anasPage.request.post('/api/inmueble/delete/rechazarInmueblePendiente', { data: { idInmueble } });
    await expect(row).toHaveCount(0);
    const rejected = await page.request.get('/api/inmueble/obtener/verBajas');
    const ids = ((await rejected.json()) as AdminListingRow[]).map((one) => one.idInmuebles);
    expect(ids).toContain(idInmueble);
    await expect(open.getByText('Ana Núñez acaba de decidir sobre este aviso.')).toBeVisible();
    await passesAxe(open);
    await open.getByRole('button', { name: 'Actualizar', exact: true }).click();
    await expect(open.getByRole('heading', { name: /no está entre los pendientes/ })).toBeVisible();
    await other.close();
  });
});

test('lists follow what visitors send, and keep what is chosen, typed and scrolled', async ({
  browser,
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const stamp = Date.now();
  const visitor = await browser.newContext({ baseURL: running.url });
  const write = async (nombreCompleto: string, mensaje: string): Promise<void> => {
    const email = `${nombreCompleto.toLowerCase()}${stamp}@ejemplo.com`;
    const data = { nombreCompleto, email, mensaje, tiempo: 9_000 };
    expect((await visitor.request.post('/api/newsletter/recibir', { data })).ok()).toBe(true);
  };
  await write('Elvira', '¿Puedo pagar en cuotas?');
  await page.goto(`/admin/soporte?buscar=${stamp}`);
  const choice = page.getByRole('checkbox', { name: 'Elegir la consulta de Elvira' });
  await choice.check({ force: true });
  // Nobody uses the screen: its own requests are marked as background requests.
  await page.evaluate(() => localStorage.setItem('lastActivity', String(Date.now() - 60_000)));
  const again = page.waitForRequest((request) => request.url().includes('/verConsultasSoporte'));
  await write('Ramiro', '¿Cómo cambio las fotos?');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ramiro' })).toBeVisible();
  expect((await again).headers()['x-segundo-plano']).toBe('1');
  await expect(choice).toBeChecked();
  await expect(page.getByRole('button', { name: 'Responder a 1 consulta' })).toBeEnabled();

  await page.getByRole('link', { name: 'Ver la conversación con Elvira' }).click();
  const dialog = page.getByRole('region', { name: 'Conversación' });
  await dialog.getByLabel('Mensaje').fill('Sí, hasta en tres.');
  await write('Elvira', '¿Y con débito?');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText('Llegó otro mensaje mientras escribías.')).toBeVisible();
  await expect(dialog.getByLabel('Mensaje')).toBeFocused();
  await expect(dialog.getByLabel('Mensaje')).toHaveValue('Sí, hasta en tres.');
  await passesAxe(page);
  await dialog.getByLabel('Asunto').fill('Cuotas');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  const open = dialog.getByRole('listitem').filter({ hasText: 'Sin responder' });
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('¿Y con débito?');
  await visitor.close();
});

test('inquiries appear in their list without a reload', async ({ browser, page, running }) => {
  await signIn(page, running.operator);
  await page.goto('/admin/consultas');
  const rows = page.getByRole('table').getByRole('row');
  await expect(page.getByRole('heading', { name: 'Consultas', level: 1 })).toBeVisible();
  const answer = await page.request.get('/api/inmueble/obtener/verAltas');
  const [active] = (await answer.json()) as AdminListingRow[];
  const email = `inquilina${Date.now()}@ejemplo.com`;
  await expect(page.getByText(email)).toHaveCount(0);
  const visitor = await browser.newContext({ baseURL: running.url });
  const sent = await visitor.request.post('/api/inmueble/consulta/crearConsulta', {
    data: {
      nombreCompleto: 'Inés Vidal',
      mensaje: '¿Está libre en enero?',
      inmuebleId: active!.idInmuebles,
      tipoConsulta: 'email',
      telefono: null,
      email,
      casillero: '',
      tiempo: 9_000,
    },
  });
  expect(sent.ok()).toBe(true);
  await expect(rows.filter({ hasText: email })).toBeVisible();
  await visitor.close();
});

test('a pointer that rests while the screen changes by itself is no activity of the operator', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  /** Whether a movement by as many pixels, later than any before, is noted. */
  const isNoted = (movementX: number): Promise<boolean> =>
    page.evaluate((by) => {
      const later = Date.now() + 60_000;
      Date.now = () => later;
      localStorage.setItem('lastActivity', '1');
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: by }));
      return localStorage.getItem('lastActivity') !== '1';
    }, movementX);
  await expect.poll(() => isNoted(1)).toBe(true);
  expect(await isNoted(0)).toBe(false);
});
