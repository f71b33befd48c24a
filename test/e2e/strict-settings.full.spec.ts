import { generateSync } from 'otplib';
import { mkdtempSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { SENDING_MESSAGES } from '#common/listings/publication/sending-messages.js';
import { PROOF_HEADER } from '#common/kernel/calls/proof-of-work.js';
import { aPublication } from '../builders/publication.js';
import { freePort } from '../support/free-port.js';
import { NO_OUTSIDE_SERVICES } from '../support/no-outside-services.js';
import { Product } from '../support/product.js';
import { watchFor } from './watch-for.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { atHome, fillRental, isThanked, press } from './publish-steps.js';

/** Screens under settings that are stricter than the defaults. */

/** A virtual authenticator whose user verification always succeeds. */
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

let product: Product;

test.beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'costa-directa-proof-'));
  chmodSync(dataDir, 0o755);
  const env = {
    ...NO_OUTSIDE_SERVICES,
    DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    DEMO: '0',
    PUBLICATIONS_PER_HOUR: '1',
    SECOND_STEP_FOR: 'administrators',
  };
  product = new Product({ dataDir, port: await freePort(), env });
  await product.start();
});

test.afterAll(async () => {
  await product.stop();
  await product.removeData();
});

test('the wizard solves the proof of work by itself and shows the progress', async ({ browser }) => {
  const first = await fetch(`${product.url}/api/inmueble/crear/crearInmueble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aPublication()),
  });
  expect(first.status).toBe(200);
  const page = await browser.newPage({ baseURL: product.url });
  const answers: [proof: boolean, status: number][] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/crearInmueble')) return;
    answers.push([PROOF_HEADER in response.request().headers(), response.status()]);
  });
  await fillRental(page, atHome());
  const proving = await watchFor(page, SENDING_MESSAGES.proving);
  await press(page, 'Publicar aviso');
  await isThanked(page);
  expect(answers).toEqual([
    [false, 429],
    [true, 200],
  ]);
  await proving();
  await page.close();
});

test('a passkey is a second step, and enters without the password', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
  await signIn(page, product.operator!);
  await expect(page.getByRole('heading', { name: 'O agregá una clave de acceso' })).toBeVisible();
  await page.getByLabel('Nombre de la clave').fill('Notebook');
  await page.getByRole('button', { name: 'Agregar clave de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await context.clearCookies();
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Entrar con clave de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.goto('/admin/cuenta');
  await page.getByRole('button', { name: 'Quitar Notebook' }).click();
  await passesAxe(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Clave de acceso quitada.')).toBeVisible();
  await context.close();
});

test('an account that must have a second step sets it up before anything else', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await signIn(page, product.operator!);
  await expect(page.getByRole('heading', { name: 'Activá el segundo paso' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await passesAxe(page);
  expect((await page.request.get('/api/inmueble/obtener/verPendientes')).status()).toBe(403);

  await page.getByRole('button', { name: 'Activar el segundo paso' }).click();
  const key = page.getByRole('form', { name: 'Activar el segundo paso' }).getByText(/^([A-Z2-7]{4} ?){8}$/);
  const secret = (await key.textContent())!.replaceAll(' ', '');
  await page.getByLabel(/Escribí el código/).fill(generateSync({ secret }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect((await page.request.get('/api/inmueble/obtener/verPendientes')).status()).toBe(200);
  await context.close();
});
