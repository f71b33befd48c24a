import type { APIRequestContext } from 'playwright/test';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { aPublication } from '../builders/publication.js';
import { expect, test } from './product-test.js';

/** The main use case over HTTP: an owner publishes, the operator approves, the mail with the code arrives, a search finds the notice. */
test.describe.configure({ mode: 'serial' });

const publication = aPublication();
const owner = publication.contacto.email;
let code: string;

async function signIn(
  request: APIRequestContext,
  operator: { email: string; password: string },
): Promise<void> {
  const answer = await request.post('/api/admin/login', { data: operator });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** This test's pending listing, by its unique street number. */
async function pendingIds(request: APIRequestContext): Promise<number[]> {
  const answer = await request.get('/api/inmueble/obtener/verPendientes');
  const rows = (await answer.json()) as AdminListingRow[];
  const isMine = ({ direccionCompleta }: AdminListingRow): boolean =>
    direccionCompleta.includes(publication.ubicacion.numero);
  return rows.filter(isMine).map(({ idInmuebles }) => idInmuebles);
}

test('an owner publishes, gets a receipt, and confirms the address', async ({ page, request, running }) => {
  const answer = await request.post('/api/inmueble/crear/crearInmueble', { data: publication });
  expect(await answer.json()).toMatchObject({ success: true });
  const [received] = await running.mail.waitFor(owner);
  expect(received?.subject).toBe('Recibimos tu aviso: confirmá tu email');
  expect(received?.text).not.toContain('Ana');
  expect(received?.html).toContain('<html');
  const [link = ''] = /\/confirmar-email\?token=[\w.-]+/.exec(received!.text) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar mi email' }).click();
  await expect(page.getByText('Listo: confirmamos tu email.')).toBeVisible();
});

test('pending listings require a session', async ({ request }) => {
  const answer = await request.get('/api/inmueble/obtener/verPendientes');
  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ success: false, error: 'Sesión expirada o no autorizada' });
});

test('the operator is notified and approves; the owner gets the code', async ({ request, running }) => {
  await running.mail.waitFor('operacion@costadirecta.example');
  await signIn(request, running.operator);
  const [id] = await pendingIds(request);
  const approval = await request.post('/api/inmueble/crear/altaInmueble', {
    data: { idInmueble: id, destacado: 0 },
  });
  const answer = (await approval.json()) as { codigo: string; email: { success: boolean } };
  expect(answer).toMatchObject({ success: true, email: { success: true } });
  code = answer.codigo;
  expect(code).toMatch(/^ALQ-\d{4,}$/);
  const [, approved] = await running.mail.waitFor(owner, { count: 2 });
  expect(approved?.subject).toContain(code);
  expect(await pendingIds(request)).toEqual([]);
});

test('the notice is public: found by its code, among the latest, on its page', async ({ request, page }) => {
  const sheet = await request.get('/api/inmueble/ver/verInmueblePorCodigo', { params: { codigo: code } });
  expect(JSON.stringify(await sheet.json())).not.toContain(publication.contacto.dni);
  const latest = await request.get('/api/inmueble/ver/verInmueblesUltimos', { params: { tipo: 'alquiler' } });
  expect(JSON.stringify(await latest.json())).toContain(code);
  await page.goto(`/ver-ficha-inmueble/${code}`);
  await expect(page.getByText(code).first()).toBeVisible();
  await expect(page.getByText('450.000').first()).toBeVisible();
});
