import { AxeBuilder } from '@axe-core/playwright';
import type { IncomeAnswer } from '#common/contracts/income-calls.js';
import { dayInWords, formatDay } from '#common/kernel/time/days.js';
import { formatAmount } from '#common/pricing/prices.js';
import { activeListing, type AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, FULL, test } from './product-test.js';

/** Details of the back office's screens. */
test.beforeEach(async ({ page, running }) => {
  await signIn(page, running.operator);
});

test(
  'links in the lists of inquiries are large enough to be pressed',
  FULL,
  async ({ browser, context, running }) => {
    const cookies = await context.cookies();
    for (const width of [1440, 360]) {
      const own = await browser.newContext({ baseURL: running.url, viewport: { width, height: 900 } });
      await own.addCookies(cookies);
      const page = await own.newPage();
      for (const path of ['/admin/consultas', '/admin/consultasContactos']) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: /@/ }).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze();
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      }
      await own.close();
    }
  },
);

test('numbers of a list and of its pages are written alike', FULL, async ({ page }) => {
  await page.goto('/admin/consultas');
  const total = await page.getByText(/^[\d.]+ consultas$/).textContent();
  await expect(page.getByText(/^Mostrando 1-20 de /)).toHaveText(
    `Mostrando 1-20 de ${total?.replace(' consultas', '')}`,
  );
});

test(
  'the menu has words from 1024 px on, stays as it was left, and keeps the way out in sight',
  FULL,
  async ({ page }) => {
    const menu = page.getByRole('complementary');
    const words = menu.getByText('Pendientes', { exact: true });
    const isShort = (): Promise<boolean> => words.evaluate((element) => element.clientWidth <= 2);
    for (const [width, short] of [
      [1366, false],
      [800, true],
    ] as const) {
      await page.setViewportSize({ width, height: 768 });
      await page.reload();
      await expect.poll(isShort).toBe(short);
      for (const entry of ['Herramientas', 'Mi cuenta'])
        await expect(menu.getByRole('link', { name: entry })).toBeInViewport({ ratio: 0.99 });
      await expect(menu.getByRole('button', { name: 'Cerrar sesión' })).toBeInViewport({ ratio: 0.99 });
    }
    await page.getByRole('button', { name: 'Expandir el menú' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Contraer el menú' })).toBeVisible();
  },
);

test('screens that belong together are tabs, each with its address', FULL, async ({ page }) => {
  await page.goto('/admin/correos');
  const tabs = page.getByRole('navigation', { name: 'Partes de esta pantalla' });
  await tabs.getByRole('link', { name: 'Sin terminar' }).click();
  await expect(page).toHaveURL(/sinTerminar$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin terminar');
  await expect(tabs.getByRole('link', { name: 'Sin terminar' })).toHaveAttribute('aria-current', 'page');
  // A tab without an entry of its own belongs to that of another.
  await page.goto('/admin/barrios');
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(menu.getByRole('link', { name: 'Servicios' })).toHaveAttribute('aria-current', 'page');
});

test('a laptop shows eleven active and nine pending notices, none of them cut', FULL, async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [1280, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path, rows] of [
      ['/admin/inmueblesAlta', 11],
      ['/admin/inmueblesPendientes', 9],
    ] as const) {
      await page.goto(path);
      const table = page.getByRole('table');
      await expect(table.getByRole('link', { name: /^Ver Detalle/ }).first()).toBeVisible();
      const { room, cut } = await table.evaluate((element) => {
        const boxes = [...element.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
        const tallest = Math.max(...boxes.map((box) => box.height));
        return {
          room: Math.floor((innerHeight - boxes[0]!.top) / tallest),
          cut: element.getBoundingClientRect().right > element.parentElement!.getBoundingClientRect().right,
        };
      });
      expect(room, `rows of ${path} at ${width}`).toBeGreaterThanOrEqual(rows);
      expect(cut, `${path} at ${width}`).toBe(false);
      await page.mouse.wheel(0, 400);
      await expect(table.getByRole('columnheader').nth(1)).toBeInViewport();
    }
  }
});

test('a filter is one press away, and its chip takes it back', FULL, async ({ page }) => {
  await page.goto('/admin/inmueblesAlta');
  await page.getByRole('button', { name: 'Filtro', exact: true }).click();
  const payment = page.getByLabel('Pago', { exact: true });
  await payment.selectOption('Sin pagar');
  await expect(page).toHaveURL(/pago=no/);
  await page.getByRole('radio', { name: 'Ventas' }).press('Space');
  await page.getByRole('link', { name: 'Quitar filtro Pago: Sin pagar' }).click();
  await expect(page).toHaveURL(/\?operacion=venta$/);
  await expect(payment).toHaveValue('');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL(/inmueblesAlta\??$/);
});

test('the way back from a notice leads to its row', FULL, async ({ page }) => {
  await page.goto('/admin/inmueblesAlta');
  const row = page.getByRole('link', { name: /^Ver Detalle/ }).nth(30);
  const name = await row.getAttribute('aria-label');
  await row.click();
  await page.getByRole('main').getByRole('link', { name: 'Actuales' }).click();
  await expect(page.getByRole('link', { name: name ?? '' })).toBeFocused();
  await expect(page.getByRole('link', { name: name ?? '' })).toBeInViewport();
});

test('the way back is pressed while the notice appears, and is taken', FULL, async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${activeListing.path}?*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/inmueblesAlta');
  await page
    .getByRole('link', { name: /^Ver Detalle/ })
    .first()
    .click();
  const back = page.getByRole('main').getByRole('link', { name: 'Actuales' });
  await back.hover();
  await page.mouse.down();
  release();
  await expect(page.getByRole('button', { name: 'Dar de Baja' })).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/inmueblesAlta$/);
});

test('a hotel that says its size in the back office is found by it', FULL, async ({ page }) => {
  const answer = await page.request.get('/api/inmueble/obtener/verAltas?tipoOperacion=alquiler');
  const rows = (await answer.json()) as AdminListingRow[];
  const hotel = rows.find(({ tipoVivienda }) => tipoVivienda === 'Hotel')!;
  const found = async (): Promise<string[]> => {
    const query = 'operacion=alquiler&tipoPropiedad[]=hotel&dormitorios[]=5&baños[]=4&personas[]=13';
    const search = await page.request.get(
      `/api/inmueble/busqueda/buscarInmueblesFiltros?${encodeURI(query)}`,
    );
    return ((await search.json()) as { inmuebles: { codigo: string }[] }).inmuebles.map(
      ({ codigo }) => codigo,
    );
  };
  expect(await found()).not.toContain(hotel.codigo);

  await page.goto(`/admin/inmueblesAlta/${hotel.idInmuebles}`);
  await page.getByRole('button', { name: 'Editar Inmueble' }).click();
  await page.getByLabel('Dormitorios').fill('5');
  await page.getByLabel('Baños').fill('4');
  await page.getByRole('textbox', { name: 'Personas' }).fill('13');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado con éxito inmueble')).toBeVisible();
  await expect.poll(found).toContain(hotel.codigo);

  await page.goto(`/ver-ficha-inmueble/${hotel.codigo}`);
  const facts = page.getByRole('region', { name: 'Características' });
  for (const fact of ['Dormitorios5', 'Baños4', 'Personas13']) await expect(facts).toContainText(fact);
});

test(
  'a saved section is named as it is written, and phones are grouped as they are read',
  FULL,
  async ({ page }) => {
    const rows = (await (
      await page.request.get('/api/inmueble/obtener/verAltas')
    ).json()) as AdminListingRow[];
    await page.goto(`/admin/inmueblesAlta/${rows[0]?.idInmuebles}`);
    await expect(page.getByText(/^\+54 9 (11|223|2291) \d{2,4}-\d{4}$/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Editar Ubicación' }).click();
    const number = page.getByLabel('Número');
    await number.fill(String(Number.parseInt(await number.inputValue(), 10) + 2));
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Guardado con éxito ubicación')).toBeVisible();
  },
);

test('a payment is recorded with its amount, listed, and annulled', async ({ page }) => {
  const rows = (await (await page.request.get('/api/inmueble/obtener/verAltas')).json()) as AdminListingRow[];
  const unpaid = rows.find(({ plan, pagado }) => plan === 'alqfotos' && pagado === 0)!;
  await page.goto(`/admin/inmueblesAlta/${unpaid.idInmuebles}`);
  const contract = page.getByRole('region', { name: 'Contrato' });
  await contract.getByRole('button', { name: 'Actualizar Pago' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel('Importe')).toHaveValue('30.000');
  await passesAxe(page);
  await expect(dialog.getByLabel('Fecha')).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await dialog.getByLabel('Fecha').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Actualizar Pago' }).click();
  await expect(dialog.getByText('Escribí una fecha que no sea posterior a hoy.')).toBeVisible();
  await dialog.getByLabel('Fecha').fill('2026-01-15');
  await dialog.getByLabel('Importe').fill('28500');
  await dialog.getByLabel('Medio de pago').selectOption('Transferencia');
  await dialog.getByLabel('Recibo').fill('A-77');
  await dialog.getByLabel('Destacarlo también').check();
  await dialog.getByRole('button', { name: 'Actualizar Pago' }).dblclick();
  await expect(page.getByText('✅ Fecha de pago actualizada correctamente')).toBeVisible();
  const payment = contract.getByRole('listitem').filter({ hasText: '15/01/2026 · ARS$ 28.500' });
  await expect(payment).toContainText('Transferencia · Recibo A-77');
  await expect(contract.getByText('Destacado hasta', { exact: true })).toBeVisible();
  await payment.getByRole('button', { name: 'Anular el pago del 15/01/2026' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular el pago' }).click();
  await expect(payment).toContainText('Anulado');
});

test('a featured notice has a last day, with its plan or chosen by the operator', FULL, async ({ page }) => {
  const rows = (await (await page.request.get('/api/inmueble/obtener/verAltas')).json()) as AdminListingRow[];
  const paid = rows.find(({ plan, pagado, destacado }) => plan === 'alqfotos' && pagado === 1 && !destacado)!;
  await page.goto(`/admin/inmueblesAlta/${paid.idInmuebles}`);
  const contract = page.getByRole('region', { name: 'Contrato' });
  await contract.getByRole('button', { name: 'Editar Contrato' }).click();
  await contract.getByLabel('Destacado en el sitio').check();
  const day = contract.getByLabel('Destacado hasta');
  await expect(day).toHaveAccessibleDescription(/^Vacío: hasta el \d{2}\/\d{2}\/\d{4}, con el plan\.$/);
  await day.fill('2020-01-31');
  await contract.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    contract.getByText('Elegí un día desde hoy y hasta dentro de dos años.').first(),
  ).toBeVisible();
  const next = formatDay(Math.floor(Date.now() / 86_400_000) + 30);
  await day.fill(next);
  await contract.getByRole('button', { name: 'Guardar' }).click();
  await expect(contract.getByText(dayInWords(next))).toBeVisible();
  await expect(contract.getByText('Destacado hasta', { exact: true })).toBeVisible();
  await passesAxe(page);
});

test('payments are summed by month and plan, and downloaded as a file', FULL, async ({ page }) => {
  const rows = (await (await page.request.get('/api/inmueble/obtener/verAltas')).json()) as AdminListingRow[];
  const idInmueble = rows.find(({ plan }) => plan === 'alqfotos')!.idInmuebles;
  const paid = await page.request.post('/api/inmueble/actualizar/actualizarPago', {
    data: { idInmueble, monto: 1_234_567 },
  });
  expect(paid.status()).toBe(200);
  const income = (await (await page.request.get('/api/estadisticas/verIngresos')).json()) as IncomeAnswer;
  const cell = income.filas.find(
    ({ mes, plan, moneda }) => mes === income.meses.at(-1) && plan === 'alqfotos' && moneda === 'ARS',
  )!;
  expect(cell.total).toBeGreaterThanOrEqual(1_234_567);
  await page.getByRole('link', { name: 'Ingresos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingresos');
  const table = page.getByRole('table', { name: 'Ingresos por mes y plan, en ARS' });
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(formatAmount(cell.total));
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await passesAxe(page);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar', exact: true }).click();
  await page.getByRole('button', { name: 'Descargar los pagos (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('pagos.csv');
  await expect(page.getByText(/^Listo: pagos\.csv/)).toBeVisible();
});
