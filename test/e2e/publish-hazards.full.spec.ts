import type { Page } from 'playwright/test';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { PUBLICATION_MESSAGES as MESSAGES } from '#common/listings/publication/publication-messages.js';
import { SENDING_MESSAGES } from '#common/listings/publication/sending-messages.js';
import { PUBLICATION_REFUSALS } from '#common/listings/publication/publication-refusals.js';
import { expect, OFFLINE_ERRORS, test } from './product-test.js';
import {
  PATH,
  atHome,
  atStep,
  field,
  fillContact,
  fillPoint,
  fillProperty,
  fillRental,
  fillRentalPrice,
  goOn,
  isThanked,
  loseNextAnswer,
  open,
  pendingOf,
  pick,
  press,
} from './publish-steps.js';

/** Publication with two tabs, a bad network, missing browser features, and the Back button. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const letsReload = (page: Page): void => void page.on('dialog', (dialog) => void dialog.accept());

test('two tabs are two notices, and both reach the operator', async ({ page, context, request, running }) => {
  const [first, second] = [atHome(), atHome()];
  await fillRental(page, first);
  const other = await context.newPage();
  letsReload(other);
  await open(other);
  await expect(field(other, 'contacto.nombre')).toHaveValue('');
  await fillContact(other, second);
  await press(page, 'Publicar aviso');
  await isThanked(page);
  await other.reload();
  await atStep(other, 'Dirección y datos de la propiedad');
  await fillProperty(other, 'Alquiler', second.inmueble.observaciones);
  await fillPoint(other);
  await fillRentalPrice(other);
  await pick(other, 'Alquiler Básico');
  await press(other, 'Publicar aviso');
  await isThanked(other);
  for (const publication of [first, second])
    expect(await pendingOf(publication, request, running)).toHaveLength(1);
});

test.describe('without a network', () => {
  test.use({ refusals: OFFLINE_ERRORS });

  test('a step that has not been fetched waits for it, and nothing is lost', async ({ page, context }) => {
    const publication = atHome();
    await open(page);
    await context.setOffline(true);
    await fillContact(page, publication);
    await expect(page.getByText('No pudimos traer este paso.')).toBeVisible();
    await context.setOffline(false);
    await press(page, 'Usar la misma dirección');
    await press(page, 'Anterior');
    await expect(field(page, 'contacto.nombre')).toHaveValue(publication.contacto.nombre);
  });
});

test.describe('a notice that arrived although nobody heard so', () => {
  test.use({ refusals: [409] });

  test('is not changed in silence by another try', async ({ page, request, running }) => {
    const publication = atHome();
    await fillRental(page, publication);
    await loseNextAnswer(page);
    await press(page, 'Publicar aviso');
    await expect(page.getByRole('alert')).toContainText(SENDING_MESSAGES.unreachable);
    await press(page, 'Editar precio');
    await atStep(page, 'Precios');
    await press(page, /^Quitar el precio/);
    await page.getByLabel('Período').selectOption('Febrero');
    await page.getByRole('textbox', { name: 'Precio' }).fill('1');
    await press(page, MESSAGES.addPrice);
    await goOn(page);
    await press(page, 'Publicar aviso');
    await expect(page.getByRole('alert')).toContainText(
      `Error al enviar: ${PUBLICATION_REFUSALS.alreadyReceived}`,
    );
    expect(await pendingOf(publication, request, running)).toHaveLength(1);
  });
});

test('a browser that keeps nothing says so, and publishes all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await fillRental(page, atHome());
  await expect(page.getByText('Este navegador no guarda lo que cargás', { exact: false })).toBeVisible();
  await press(page, 'Publicar aviso');
  await isThanked(page);
});

test('a storage that is full is told while the owner types', async ({ page }) => {
  await open(page);
  await field(page, 'contacto.nombre').fill('Ana');
  await expect(page.getByText('Lo que cargás se guarda en este dispositivo.')).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await field(page, 'contacto.apellido').fill('Pérez');
  await expect(page.getByRole('status').filter({ hasText: 'no guarda lo que cargás' })).toBeVisible();
});

test("'Anterior' is the step before, and behind the thanks is no form to walk through", async ({ page }) => {
  await page.goto('/consejos');
  await fillRental(page, atHome());
  await press(page, 'Editar ubicación en el mapa');
  await atStep(page, 'Ubicación en el mapa');
  await press(page, 'Anterior');
  await atStep(page, 'Dirección y datos de la propiedad');
  await page.goBack();
  await atStep(page, 'Tipo de contrato');
  await press(page, 'Publicar aviso');
  await isThanked(page);
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(`${PATH}$`));
});

test("a double press on 'Siguiente' does not answer the step that nobody has read", async ({ page }) => {
  await open(page);
  const { contacto } = atHome();
  for (const name of ['nombre', 'apellido', 'dni', 'celular', 'email', 'provincia', 'localidad'] as const)
    await field(page, `contacto.${name}`).fill(contacto[name]);
  await page.getByRole('button', { name: 'Siguiente' }).dblclick();
  await atStep(page, 'Dirección y datos de la propiedad');
  await expect(page.getByText(MESSAGES.required)).toHaveCount(0);
});

test("a double press on 'Anterior' is one step", async ({ page }) => {
  await open(page);
  await fillContact(page, atHome());
  await fillProperty(page, 'Alquiler', 'Casa con parque.');
  await page.getByRole('button', { name: 'Anterior' }).dblclick();
  await atStep(page, 'Dirección y datos de la propiedad');
  await page.goForward();
  await atStep(page, 'Ubicación en el mapa');
});

test('who presses Back while the notice is sent is thanked all the same', async ({ page }) => {
  await page.goto('/');
  await fillRental(page, atHome());
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${publishListing.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest(`**${publishListing.path}`);
  await press(page, 'Publicar aviso');
  await sent;
  await page.goBack();
  await atStep(page, 'Precios');
  release();
  await isThanked(page);
});
