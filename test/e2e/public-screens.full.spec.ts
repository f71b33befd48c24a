import type { Page } from 'playwright/test';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { EMPTY_RESULTS } from '#common/search/query/results-messages.js';
import { keepsWords } from './fits.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

/** Opens the sheet of the newest rental, or sale, whose owner has a phone. */
async function openSheet(page: Page, operation: 'alquiler' | 'venta'): Promise<string> {
  const found = await page.request.get(
    `/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=${operation}`,
  );
  const { inmuebles } = (await found.json()) as { inmuebles: { codigo: string }[] };
  for (const { codigo } of inmuebles) {
    const sheet = await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${codigo}`);
    const { inmueble } = (await sheet.json()) as { inmueble: { telefono: string } };
    if (!inmueble.telefono) continue;
    await page.goto(`/ver-ficha-inmueble/${codigo}`);
    return codigo;
  }
  throw new Error(`No ${operation} has a phone`);
}

/** The code of a notice with that many photos. */
async function codeWithPhotos(page: Page, least: number): Promise<string> {
  const answer = await page.request.get('/api/inmueble/obtener/obtenerCodigosInmuebles');
  const { codigos } = (await answer.json()) as { codigos: string[] };
  for (const codigo of codigos) {
    const sheet = await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${codigo}`);
    const { imagenes } = (await sheet.json()) as { imagenes: unknown[] };
    if (imagenes.length >= least) return codigo;
  }
  throw new Error(`No notice has ${least} photos`);
}

test('the phone is shown and copied on request, and is in no page before', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSheet(page, 'alquiler');
  const html = await (await page.request.get(page.url())).text();
  await page.getByRole('button', { name: /^Ver el teléfono: .*••••\d\d$/ }).click();
  const button = page.getByRole('button', { name: /^Copiar el número \+54 9 / });
  await expect(button).toBeVisible();
  const number = await page.evaluate(() => navigator.clipboard.readText());
  expect(number).toMatch(/^\+549\d{10}$/);
  expect(html).not.toContain(number.slice(1));
  await button.click();
  await expect(button).toContainText('¡Número copiado!');
  await passesAxe(page);
});

test('a consultation by WhatsApp is stored and opens the conversation with code and address', async ({
  page,
}) => {
  // WhatsApp is an outside service, so the window is replaced.
  await page.addInitScript(() => {
    const tab = {
      closed: false,
      opener: null,
      document: { body: {} },
      location: { href: '' },
      close: () => undefined,
    };
    Object.assign(window, { tab, open: () => tab });
  });
  const code = await openSheet(page, 'alquiler');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'WhatsApp' }).first().click();
  await expect(dialog.getByLabel('Mensaje')).toHaveValue(new RegExp(code));
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  await expect(dialog.getByText('El nombre completo es obligatorio')).toBeVisible();
  await expect(dialog.getByText('El teléfono es obligatorio para WhatsApp')).toBeVisible();
  await passesAxe(page);
  await dialog.getByLabel('Nombre completo').fill('Ana Pérez');
  await dialog.getByLabel('Teléfono').fill('abc');
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  await expect(dialog.getByText('El formato del teléfono no es válido')).toBeVisible();
  await dialog.getByLabel('Teléfono').fill('(2291) 15-401234');
  const sent = page.waitForRequest('**/crearConsulta');
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    nombreCompleto: 'Ana Pérez',
    telefono: '(2291) 15-401234',
    email: null,
    tipoConsulta: 'whatsapp',
    casillero: '',
  });
  await expect(dialog.getByText('¡Consulta enviada! Se abrirá WhatsApp en un momento.')).toBeVisible();
  const href = await page.evaluate(
    () => (window as unknown as { tab: { location: { href: string } } }).tab.location.href,
  );
  expect(decodeURIComponent(href)).toMatch(new RegExp(`^https://wa\\.me/\\d+\\?text=.*${code} · http`, 's'));
  await expect(dialog).toBeHidden();
});

test('a consultation by e-mail reaches the owner, and the dialog closes by itself', async ({ page }) => {
  await openSheet(page, 'venta');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Consultar por email' }).first().click();
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  await expect(dialog.getByText('El email es obligatorio para envío por correo')).toBeVisible();
  await dialog.getByLabel('Nombre completo').fill('Juan Gómez');
  await dialog.getByLabel('Email', { exact: false }).last().fill('juan@ejemplo.com');
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  await expect(
    dialog.getByText('¡Tu consulta fue enviada por email al propietario!', { exact: false }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a consultation whose mail is delayed says so, and stays until it is read', async ({
  page,
  running,
}) => {
  running.mail.behave('later');
  // Playwright types faster than the minimum time of the spam check.
  await page.route('**/crearConsulta', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), tiempo: 60_000 }) }),
  );
  await openSheet(page, 'venta');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Consultar por email' }).first().click();
  await dialog.getByLabel('Nombre completo').fill('Inés Paz');
  await dialog.locator('[name=email]').fill('ines@ejemplo.com');
  await dialog.getByLabel('Mensaje').fill('¿Se puede visitar el sábado por la mañana?');
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  const text = dialog.getByText(INQUIRY_MESSAGES.emailFailed(INQUIRY_MESSAGES.delayed));
  await expect(text).toBeFocused();
  await passesAxe(page);
  running.mail.behave('accept');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a failed consultation says why and keeps what was written', async ({ page }) => {
  await page.route('**/crearConsulta', (route) =>
    route.fulfill({ json: { success: false, error: 'No se pudo', message: 'No se pudo' } }),
  );
  await openSheet(page, 'venta');
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Consultar por email' }).first().click();
  await dialog.getByLabel('Nombre completo').fill('Juan Gómez');
  await dialog.locator('[name=email]').fill('juan@ejemplo.com');
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  await expect(dialog.getByText('Error al enviar la consulta: No se pudo')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Consultar por email' }).first().click();
  await expect(dialog.getByLabel('Nombre completo')).toHaveValue('Juan Gómez');
});

test('a sheet breaks no word on a phone, and has three to six thumbnails in a row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`/ver-ficha-inmueble/${await codeWithPhotos(page, 6)}`);
  await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible();
  await keepsWords(page);
  const row = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Ver la foto 1' }) });
  const inRow = (): Promise<number> =>
    row.evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      return [...list.children].filter((one) => one.getBoundingClientRect().right <= right).length;
    });
  for (const [width, count] of [
    [360, 3],
    [480, 3],
    [481, 4],
    [768, 4],
    [769, 5],
    [1024, 5],
    [1025, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(inRow, `at ${width} px`).toBe(count);
  }
});

test('a sheet counts its view once and shares its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('registrarVista')) views.push(request.url());
  });
  const code = await openSheet(page, 'alquiler');
  await expect.poll(() => views.length).toBe(1);
  await expect(page.getByRole('heading', { name: 'Propiedades relacionadas' })).toBeVisible();
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByRole('button', { name: '¡Enlace copiado!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/ver-ficha-inmueble/${code}`);
  await expect(page.getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
});

test('the advanced search reveals its fields, asks for each, and leads to the readable address', async ({
  page,
}) => {
  await page.goto('/busqueda-avanzada');
  const form = page.locator('main form');
  const search = form.getByRole('button', { name: 'Buscar' });
  await search.click();
  await expect(form.getByText('Seleccioná una operación')).toBeVisible();
  await form.getByText('Alquiler', { exact: true }).click();
  await search.click();
  await expect(form.getByText('Seleccioná una ciudad')).toBeVisible();
  await form.getByLabel('Ciudad').selectOption('Miramar');
  await form.getByLabel('Tipo de propiedad').selectOption('2');
  await search.click();
  await expect(form.getByText('Seleccioná cantidad de ambientes')).toBeVisible();
  await expect(form.getByText('Seleccioná un período')).toBeVisible();
  await form.getByLabel('Ambientes').selectOption('2');
  await form.getByLabel('Período').selectOption({ label: 'Enero' });
  await form.getByLabel('Fracción').selectOption({ label: '1.ª quincena' });
  await search.click();
  await expect(page).toHaveURL(
    /\/resultado-busqueda\/Alquiler\/Miramar\/Departamento\/2-Amb\/Enero\/1-Quincena$/,
  );
});

for (const width of [360, 1280]) {
  test(`averages show at ${width} px how many listings each one counts, of sales too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/promedios-precios?tipo=departamento&moneda=ARS');
    const role = width < 768 ? 'definition' : 'cell';
    const cells = page.getByRole(role).filter({ hasText: '$' });
    await expect(cells.first()).toHaveText(/ARS\$ [\d.]{5,}\d+ avisos?$/);
    for (const box of await Promise.all((await cells.all()).map((cell) => cell.boundingBox())))
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    await passesAxe(page);

    // The second choice is made before the first response.
    await page.route('**/obtenerPromedios*', (route) => void setTimeout(() => route.continue(), 700));
    await page.getByText('Venta', { exact: true }).click();
    await page.getByRole('button', { name: 'Dólares (USD)' }).click();
    await expect(page).toHaveURL(/operacion=venta&tipo=departamento&moneda=USD$/);
    await expect(page.getByText('2 ambientes').filter({ visible: true })).toBeVisible();
    await expect(cells.first()).toHaveText(/USD\$ [\d.]{6,}/);
  });
}

test('a search that finds nothing leads on: to wider ones, to the advanced search, to people', async ({
  page,
}) => {
  await page.goto('/resultado-busqueda/Venta/Mar-del-Sur/Campo/0-2/USD');
  const empty = page.locator('main').filter({ hasText: EMPTY_RESULTS });
  await expect(empty.getByRole('link', { name: 'Ir a la búsqueda avanzada' })).toHaveAttribute(
    'href',
    '/busqueda-avanzada',
  );
  await expect(empty.getByRole('link', { name: 'Escribinos' })).toHaveAttribute('href', '/contacto');
  await expect(empty.getByRole('link', { name: 'aviso legal', exact: true })).toHaveAttribute(
    'href',
    '/aviso-legal',
  );
  await empty.getByRole('link', { name: 'Quitar “Campo”' }).click();
  await expect(page).toHaveURL('/resultado-busqueda/Venta/Mar-del-Sur/Todas/0-2/USD');
});

test('the map of all listings follows its toggles and lists what is in sight', async ({ page }) => {
  await page.goto('/busqueda-avanzada?modo=mapa');
  await expect(page.getByRole('heading', { name: /avisos en esta zona/ })).toBeVisible();
  await expect(page.locator('.map-cluster, .map-pin').first()).toBeVisible();
  await page.getByLabel('Ventas').uncheck();
  await page.getByLabel('Alquileres').uncheck();
  await expect(page.getByText('0 avisos en el mapa')).toBeVisible();
  await expect(page.locator('.map-cluster, .map-pin')).toHaveCount(0);
});

test('a cluster of the map goes nearer by keyboard too', async ({ page }) => {
  await page.goto('/busqueda-avanzada?modo=mapa');
  const clusters = page.getByRole('button', { name: /: acercar$/ });
  await expect(clusters.first()).toBeAttached();
  const zoom = () =>
    page.evaluate(() => document.querySelector('.leaflet-proxy')?.getAttribute('style') ?? '');
  const before = await zoom();
  await clusters.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(zoom).not.toBe(before);
});

for (const [asked, proper] of [
  ['/resultado-busqueda/Alquiler/Miramar', '/resultado-busqueda/Alquiler/Miramar/Todas'],
  ['/resultado-busqueda?operacion=venta&ciudad=Miramar', '/resultado-busqueda/Venta/Miramar/Todas'],
] as const) {
  test(`${asked} moves for good to its readable address`, async ({ request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(proper);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner can be written to', async ({ page }) => {
    await openSheet(page, 'alquiler');
    await page.getByRole('link', { name: 'WhatsApp' }).first().click();
    await page.getByRole('button', { name: 'Ver el teléfono' }).click();
    await expect(page.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/549\d{10}$/,
    );
  });
});
