import { GEOCODING_MESSAGES } from '#common/listings/location/geocoding-messages.js';
import { PUBLICATION_MESSAGES as MESSAGES } from '#common/listings/publication/publication-messages.js';
import { SENDING_MESSAGES } from '#common/listings/publication/sending-messages.js';
import { PUBLICATION_REFUSALS } from '#common/listings/publication/publication-refusals.js';
import { fits } from './fits.js';
import { passesAxe } from './passes-axe.js';
import { expect, FULL, test } from './product-test.js';
import {
  PATH,
  atHome,
  atStep,
  chooseList,
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

/** An owner publishes on a phone, with interruptions. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a rental, step by step, with every fault named on the way', async ({ page, request, running }) => {
  const publication = atHome();
  await open(page);
  await passesAxe(page);
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText(
    'Faltan completar los siguientes campos: Nombre, Apellido',
  );
  await expect(page.getByText(MESSAGES.required).first()).toBeVisible();
  await expect(field(page, 'contacto.nombre')).toBeFocused();
  await fits(page);
  await passesAxe(page);
  await field(page, 'contacto.dni').fill('30.1a2');
  await expect(field(page, 'contacto.dni')).toHaveValue('3012');
  await field(page, 'contacto.celular').fill('02291 15-401234');
  await expect(field(page, 'contacto.celular')).toHaveValue('+5492291401234');
  await fillContact(page, publication);

  await goOn(page);
  await expect(field(page, 'ubicacion.calle')).toHaveAttribute('aria-invalid', 'true');
  await pick(page, 'Alquiler');
  await pick(page, 'Casa o Chalet');
  await expect(field(page, 'inmueble.dormitorios')).toBeVisible();
  await expect(field(page, 'inmueble.dormitorios')).not.toHaveAttribute('aria-invalid', 'true');
  await fillProperty(page, 'Alquiler', publication.inmueble.observaciones);
  await fits(page);
  await passesAxe(page);

  await goOn(page);
  await expect(page.getByRole('alert')).toContainText(
    'Falta completar el siguiente campo: Ubicación en el mapa.',
  );
  await press(page, 'Buscar en el mapa');
  await expect(page.getByLabel('Latitud')).toHaveValue('-38.270600');
  await expect(page.getByText('Datos de la búsqueda: © OpenStreetMap')).toBeVisible();
  const pin = page.getByRole('button', { name: 'Ubicación de la propiedad' });
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Latitud')).not.toHaveValue('-38.270600');
  await expect(page.getByLabel('Latitud')).toHaveValue(/^-38\.\d{6}$/);
  await passesAxe(page);
  await goOn(page);
  await press(page, 'No');
  await atStep(page, 'Ubicación en el mapa');
  await page.getByLabel('Mostrar solo la ubicación aproximada').check();
  await fillPoint(page);

  await expect(page.getByRole('table', { name: 'Planilla de precios' })).toBeVisible();
  await fits(page);
  await passesAxe(page);
  await chooseList(page);
  await expect(
    page.getByText(/en Miramar para .*: la mitad pide entre .* \(\d+ avisos\)/).first(),
  ).toBeVisible();
  await press(page, 'Cuántas camas hay, y de qué tipo');
  await expect(page.getByLabel('Matrimoniales')).toBeFocused();
  await press(page, 'Los metros cuadrados');
  await atStep(page, 'Dirección y datos de la propiedad');
  await expect(page.getByLabel(/^Superficie cubierta/)).toBeFocused();
  await page.goBack();
  await atStep(page, 'Precios');
  await fits(page);
  await goOn(page);
  const modal = page.getByRole('dialog', { name: MESSAGES.addPrice });
  await modal.getByRole('button', { name: MESSAGES.addPrice }).click();
  await expect(modal.getByText(MESSAGES.incompletePrice)).toBeVisible();
  await passesAxe(page);
  await modal.getByLabel('Período').selectOption('Semana Santa');
  await expect(modal.getByLabel('Fracción')).toBeDisabled();
  await modal.getByRole('textbox', { name: 'Precio' }).fill('120000');
  await expect(modal.getByRole('textbox', { name: 'Precio' })).toHaveValue('120.000');
  await modal.getByRole('button', { name: MESSAGES.addPrice }).click();
  await expect(page.getByText('ARS$ 120.000', { exact: true })).toBeVisible();
  await page.getByLabel('Período').selectOption('Semana Santa');
  await page.getByRole('textbox', { name: 'Precio' }).fill('90000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(MESSAGES.duplicatePrice)).toBeVisible();
  await fillRentalPrice(page);

  await press(page, 'Publicar aviso');
  await expect(page.getByText(MESSAGES.contractRequired)).toBeVisible();
  await expect(page.getByText('Marcada; se muestra aproximada').first()).toBeVisible();
  await fits(page);
  await passesAxe(page);
  await pick(page, 'Alquiler Básico');
  await press(page, 'Publicar aviso');
  await isThanked(page);
  await passesAxe(page);
  expect(await pendingOf(publication, request, running)).toHaveLength(1);
  await press(page, 'Publicar otro aviso');
  await atStep(page, 'Información personal');
  await expect(field(page, 'contacto.nombre')).toHaveValue('');
});

test('a sale, its price in dollars, on the paid plan', FULL, async ({ page, request, running }) => {
  const publication = atHome();
  await open(page);
  await fillContact(page, publication);
  await fillProperty(page, 'Venta', publication.inmueble.observaciones);
  await fillPoint(page);
  await goOn(page);
  const modal = page.getByRole('dialog', { name: MESSAGES.addPrice });
  await modal.getByRole('textbox', { name: 'Precio' }).fill('85000');
  await modal.getByText('Dólares').click();
  await modal.getByRole('button', { name: MESSAGES.addPrice }).click();
  await goOn(page);
  await atStep(page, 'Tipo de contrato');
  await expect(page.getByText('USD$ 85.000').first()).toBeVisible();
  await expect(page.getByText('Venta Básico')).toBeVisible();
  await expect(page.getByText('Alquiler Básico')).toHaveCount(0);
  await pick(page, 'Venta Premium');
  await press(page, 'Publicar aviso');
  await isThanked(page);
  expect(await pendingOf(publication, request, running)).toHaveLength(1);
});

test('what is typed survives a reload, a closed tab, and the way back', FULL, async ({ page, context }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const publication = atHome();
  await open(page);
  await fillContact(page, publication);
  await fillProperty(page, 'Alquiler', publication.inmueble.observaciones);
  await fillPoint(page);
  await chooseList(page);
  await page.getByLabel('Período').selectOption('Febrero');
  await page.reload();
  await atStep(page, 'Precios');
  await expect(page.getByLabel('Período')).toHaveValue('Febrero');
  await page.goBack();
  await atStep(page, 'Ubicación en el mapa');
  await expect(page.getByLabel('Longitud')).toHaveValue('-57.839641');
  await press(page, 'Anterior');
  await expect(field(page, 'inmueble.observaciones')).toHaveValue(publication.inmueble.observaciones);
  await page.close();

  const again = await context.newPage();
  await again.goto(PATH);
  await atStep(again, 'Dirección y datos de la propiedad');
  await expect(again.getByText('Seguís donde lo dejaste')).toBeVisible();
  await press(again, 'Empezar de nuevo');
  await press(again, 'Borrar y empezar');
  await atStep(again, 'Información personal');
  await again.reload();
  await expect(field(again, 'contacto.nombre')).toHaveValue('');
});

test('leaving half-way asks', FULL, async ({ page }) => {
  await open(page);
  await field(page, 'contacto.nombre').fill('Ana');
  await page
    .getByRole('link', { name: /Costa Directa/ })
    .first()
    .click();
  await press(page, 'Seguir con el aviso');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await page
    .getByRole('link', { name: /Costa Directa/ })
    .first()
    .click();
  await press(page, 'Salir');
  await expect(page).not.toHaveURL(new RegExp(`${PATH}$`));
});

test('the point by a tap, by dragging, and while the geocoder is out of order', FULL, async ({ page }) => {
  const publication = atHome();
  await open(page);
  await fillContact(page, publication);
  await fillProperty(page, 'Alquiler', publication.inmueble.observaciones);
  const latitude = page.getByLabel('Latitud');
  const map = page.getByRole('region', { name: 'Mapa para marcar la ubicación' });
  await map.scrollIntoViewIfNeeded();
  expect((await map.boundingBox())?.height).toBe(350);
  await map.click({ position: { x: 150, y: 100 } });
  await expect(latitude).toHaveValue(/^-38\.\d{6}$/);
  const tapped = await latitude.inputValue();
  const pin = page.getByRole('button', { name: 'Ubicación de la propiedad' });
  await pin.dragTo(map, { targetPosition: { x: 180, y: 160 } });
  await expect(latitude).not.toHaveValue(tapped);
  const dragged = await latitude.inputValue();
  await page.evaluate(() => {
    window.fetch = async () => new Response('{"success":false}', { status: 503 });
  });
  await press(page, 'Buscar en el mapa');
  await expect(page.getByText(GEOCODING_MESSAGES.unavailable)).toBeVisible();
  await expect(latitude).toHaveValue(dragged);
});

test('another type drops what it does not offer', FULL, async ({ page }) => {
  await open(page);
  await fillContact(page, atHome());
  await press(page, 'Usar la misma dirección');
  await pick(page, 'Alquiler');
  await pick(page, 'Casa o Chalet');
  await page.getByLabel('Pileta').check();
  await page.getByLabel('Wi-Fi').check();
  await field(page, 'inmueble.dormitorios').fill('3');
  await pick(page, 'Departamento');
  await expect(page.getByLabel('Pileta')).toHaveCount(0);
  await expect(page.getByLabel('Wi-Fi')).toBeChecked();
  await expect(field(page, 'inmueble.ambientes')).toHaveValue('');
  await pick(page, 'Casa o Chalet');
  await expect(page.getByLabel('Pileta')).not.toBeChecked();
  await expect(field(page, 'inmueble.dormitorios')).toHaveValue('');
});

test('a lost answer and another try make one listing', FULL, async ({ page, request, running }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const publication = atHome();
  await fillRental(page, publication);
  await loseNextAnswer(page);
  await press(page, 'Publicar aviso');
  await expect(page.getByRole('alert')).toContainText(SENDING_MESSAGES.unreachable);
  expect(await pendingOf(publication, request, running)).toHaveLength(1);
  await page.reload();
  await atStep(page, 'Tipo de contrato');
  await press(page, 'Publicar aviso');
  await isThanked(page);
  expect(await pendingOf(publication, request, running)).toHaveLength(1);
});

test('each way to fail says its own words, and loses nothing', FULL, async ({ page }) => {
  await fillRental(page, atHome());
  const failWith = (status: number, body: string): Promise<void> =>
    page.evaluate(
      (answer) => {
        window.fetch = async () => new Response(answer.body, { status: answer.status });
      },
      { status, body },
    );
  const cases: [number, string, string][] = [
    [200, '<html>', `Error al enviar: ${SENDING_MESSAGES.notJson}`],
    [200, '{}', `Error al enviar: ${SENDING_MESSAGES.failed}`],
    [503, '{}', 'Error al enviar: Error del servidor: 503'],
    [
      409,
      JSON.stringify({ success: false, error: PUBLICATION_REFUSALS.freeLimit(3) }),
      `Error al enviar: ${PUBLICATION_REFUSALS.freeLimit(3)}`,
    ],
  ];
  for (const [status, body, text] of cases) {
    await failWith(status, body);
    await press(page, 'Publicar aviso');
    await expect(page.getByRole('alert')).toContainText(text);
  }
  await passesAxe(page);
  await failWith(400, JSON.stringify({ success: false, errores: { 'contacto.dni': [MESSAGES.invalidDni] } }));
  await press(page, 'Publicar aviso');
  await atStep(page, 'Información personal');
  await expect(field(page, 'contacto.dni')).toBeFocused();
  await expect(page.getByText(MESSAGES.invalidDni).first()).toBeVisible();
});

test.describe('with the deadlines of the product', FULL, () => {
  test.use({ slowness: 1 });

  test('a server that does not answer is given up after 15 seconds', async ({ page }) => {
    await fillRental(page, atHome());
    await page.evaluate(() => {
      window.fetch = (_input, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        });
    });
    await press(page, 'Publicar aviso');
    await expect(page.getByRole('button', { name: MESSAGES.sending })).toBeDisabled();
    await expect(page.getByRole('alert')).toContainText(SENDING_MESSAGES.timeout);
  });
});
