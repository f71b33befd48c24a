import type { APIRequestContext, Page } from 'playwright/test';
import { login } from '#common/accounts/session-calls.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { OperatorAccount } from '../support/product.js';
import { watchFor } from './watch-for.js';
import { expect } from './product-test.js';

export const PENDING = '/admin/inmueblesPendientes';

/** Signs in by the call of the login screen, and opens the dashboard. */
export async function signIn(page: Page, { email, password }: OperatorAccount): Promise<void> {
  const answer = await page.request.post(login.path, { data: { email, password } });
  expect(answer.status()).toBe(200);
  await page.goto('/admin/dashboard');
}

/** Fills in the login screen that is shown. */
export async function logIn(page: Page, { email, password }: OperatorAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Contraseña/).fill(password);
  const told = await watchFor(page, 'Inicio de sesión exitoso. Redirigiendo...');
  await page.keyboard.press('Enter');
  await told();
}

/** Pending listings, in the order of the queue. */
export async function pendingRows(request: APIRequestContext): Promise<AdminListingRow[]> {
  return (await (await request.get('/api/inmueble/obtener/verPendientes')).json()) as AdminListingRow[];
}
