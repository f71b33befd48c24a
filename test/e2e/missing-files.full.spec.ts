import type { Page } from 'playwright/test';
import { ALL } from '../support/tier.js';
import { intercept } from './intercept.js';
import { signIn } from './operator.js';
import { isHydrated } from './is-hydrated.js';
import { expect, test } from './product-test.js';

/** Files of a screen that do not arrive: after an update, in an outage, without a connection. */

test.use({ refusals: [404, 503, 'ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'ApiError'] });

const FILES = '**/assets/*.js';

/** Answers requests for scripts, also those of the service worker, with a failure; returns a function that ends it. */
function loseFiles(page: Page, how: 404 | 503 | 'cut'): Promise<() => void> {
  return intercept(page.context(), FILES, (route) =>
    how === 'cut' ? route.abort() : route.fulfill({ status: how, body: '' }),
  );
}

for (const how of ALL ? ([404, 503, 'cut'] as const) : ([503] as const))
  test(`back office: a screen whose file fails (${how}) reloads by itself once and then says so`, async ({
    page,
    running,
  }) => {
    await signIn(page, running.operator);
    await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
    const restore = await loseFiles(page, how);
    // The files come back with the page that is loaded again.
    const reloaded = page.waitForEvent('request', (request) => request.isNavigationRequest());
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Pendientes' }).first().click();
    await reloaded;
    restore();
    await loaded;
    await page.goto('/admin/inmueblesPendientes');
    await expect(page.getByRole('heading', { name: /Pendientes/ }).first()).toBeVisible();

    const bringBack = await loseFiles(page, how);
    await page.getByRole('link', { name: 'Soporte' }).first().click();
    await expect(page.getByText('No se pudo mostrar esta pantalla.')).toBeVisible();
    bringBack();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: /Soporte/ }).first()).toBeVisible();
  });

test('back office: without a server the error is shown, and the screen when the server is back', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  const restore = await loseFiles(page, 'cut');
  const connect = await intercept(page, '**/health/live', (route) => route.abort());
  await page.getByRole('link', { name: 'Newsletter' }).first().click();
  await expect(page.getByText('No se pudo mostrar esta pantalla.')).toBeVisible();
  restore();
  connect();
  await expect(page.getByRole('heading', { name: 'Newsletter' }).first()).toBeVisible();
});

test('back office: without its first script it says so, and offers to load again', async ({ page }) => {
  const restore = await loseFiles(page, 404);
  await page.goto('/admin/login');
  await expect(page.getByText('Cargando la administración.')).toBeVisible();
  restore();
  await page.getByRole('link', { name: 'recargá la página' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('public site: a screen whose file fails says so and comes back by itself', async ({ page }) => {
  await page.goto('/tarifas');
  await page.getByRole('heading', { level: 1 }).click();
  // Before React has taken over, the browser follows a link itself, and the server answers.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => sessionStorage.setItem('recargada', String(Date.now())));
  const restore = await loseFiles(page, 404);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  restore();
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await expect(page).toHaveURL(/contacto/);
  await expect(page.getByRole('heading', { level: 1, name: /Contacto|Escribinos/ })).toBeVisible();
});

for (const [name, button, opened] of [
  ['the ways to share', 'Compartir', 'WhatsApp'],
  ['a photo', /^Ampliar/, null],
] as const)
  test(`public site: ${name} that cannot be loaded leaves the page, and opens at another try`, async ({
    page,
  }) => {
    await page.goto('/ver-ficha-inmueble/ALQ-0005');
    await isHydrated(page);
    const connect = await intercept(page, '**/health/live', (route) => route.abort());
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'no está disponible' })).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    connect();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(
      opened
        ? page.getByRole('dialog').getByRole('link', { name: opened, exact: true })
        : page.getByLabel('Fotos en pantalla completa'),
    ).toBeVisible();
  });
