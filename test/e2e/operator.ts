import type { APIRequestContext, Page } from 'playwright/test';
import type { AdminListingRow } from '#common/wire/admin.js';
import type { OperatorAccount } from '../support/product.js';
import { expect } from './product-test.js';

export const PENDING = '/admin/inmueblesPendientes';

/** Signs in on the login screen, which leads to the dashboard. */
export async function signIn(page: Page, account: OperatorAccount): Promise<void> {
  await page.goto('/admin/login');
  await logIn(page, account);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

/** Fills in the login screen that is shown. */
export async function logIn(page: Page, { email, password }: OperatorAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Inicio de sesión exitoso. Redirigiendo...')).toBeVisible();
}

/** Pending listings, in the order of the queue. */
export async function pendingRows(request: APIRequestContext): Promise<AdminListingRow[]> {
  return (await (await request.get('/api/inmueble/obtener/verPendientes')).json()) as AdminListingRow[];
}
