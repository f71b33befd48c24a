import type { Page } from 'playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { IncomeAnswer } from '#common/wire/income.js';
import { dayInWords, formatDay } from '#common/rules/days.js';
import { formatAmount } from '#common/rules/prices.js';
import { fractionLabel } from '#common/vocabulary/periods.js';
import type { AdminListingRow } from '#common/wire/admin.js';
import { aPublication } from '../builders/publication.js';
import { aQuickPublication } from '../builders/quick-publication.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

/** Details of the back office's screens. */
test.beforeEach(async ({ page, running }) => {
  await signIn(page, running.operator);
});

test('links in the lists of inquiries are large enough to be pressed', async ({
  browser,
  context,
  running,
}) => {
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
});

test('numbers of a list and of its pages are written alike', async ({ page }) => {
  await page.goto('/admin/consultas');
  const total = await page.getByText(/^[\d.]+ consultas$/).textContent();
  await expect(page.getByText(/^Mostrando 1-20 de /)).toHaveText(
    `Mostrando 1-20 de ${total?.replace(' consultas', '')}`,
  );
});

test('the menu stays open over a reload', async ({ page }) => {
  await page.getByRole('button', { name: 'Expandir el menú' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Contraer el menú' })).toBeVisible();
});

test('the way back from a notice leads to its row', async ({ page }) => {
  await page.goto('/admin/inmueblesAlta');
  const row = page.getByRole('link', { name: /^Ver Detalle/ }).nth(30);
  const name = await row.getAttribute('aria-label');
  await row.click();
  await page.getByRole('main').getByRole('link', { name: 'Actuales' }).click();
  await expect(page.getByRole('link', { name: name ?? '' })).toBeFocused();
  await expect(page.getByRole('link', { name: name ?? '' })).toBeInViewport();
});

test('a hotel that says its size in the back office is found by it', async ({ page }) => {
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
  await page.getByLabel('Personas').fill('13');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado con éxito inmueble')).toBeVisible();
  await expect.poll(found).toContain(hotel.codigo);

  await page.goto(`/ver-ficha-inmueble/${hotel.codigo}`);
  const facts = page.getByRole('region', { name: 'Características' });
  for (const fact of ['Dormitorios5', 'Baños4', 'Personas13']) await expect(facts).toContainText(fact);
});

test('a saved section is named as it is written, and phones are grouped as they are read', async ({
  page,
}) => {
  const rows = (await (await page.request.get('/api/inmueble/obtener/verAltas')).json()) as AdminListingRow[];
  await page.goto(`/admin/inmueblesAlta/${rows[0]?.idInmuebles}`);
  await expect(page.getByText(/^\+54 9 (11|223|2291) \d{2,4}-\d{4}$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Editar Ubicación' }).click();
  const number = page.getByLabel('Número');
  await number.fill(String(Number.parseInt(await number.inputValue(), 10) + 2));
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado con éxito ubicación')).toBeVisible();
});

test('the list of notices is sorted, shows chosen columns, keeps views, and moves marked notices at once', async ({
  page,
}) => {
  const quick = aQuickPublication({ dni: '30999888', email: `lista${Date.now()}@ejemplo.com.ar` });
  const made = await page.request.post('/api/inmueble/crear/publicarRapido', { data: quick });
  const { idInmueble } = await made.json();
  const approval = await page.request.post('/api/inmueble/crear/altaInmueble', { data: { idInmueble } });
  const { codigo } = await approval.json();

  await page.goto('/admin/inmueblesAlta');
  const table = page.getByRole('table');
  await table.getByRole('button', { name: 'Visitas' }).click();
  await expect(page).toHaveURL(/orden=-visitas/);
  await expect(table.getByRole('columnheader', { name: 'Visitas' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Precio' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(table.getByRole('columnheader', { name: 'Precio' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Más vistas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Más vistas' })).toHaveAttribute('href', '?orden=-visitas');

  await page.goto(`/admin/inmueblesAlta?codigo=${codigo}`);
  await expect(table.getByRole('columnheader', { name: 'Precio' })).toHaveCount(0);
  await passesAxe(page);
  await page.getByRole('checkbox', { name: `Marcar ${codigo}` }).check();
  await page.getByRole('button', { name: 'Dar de baja' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de baja' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('1 aviso como antes.')).toBeVisible();
  await expect(table.getByRole('row', { name: codigo })).toContainText('Creado hace menos de 1 hora');
  await table.getByRole('row', { name: codigo }).getByText('Calle 9 1450').click();
  await expect(page).toHaveURL(new RegExp(`/admin/inmueblesAlta/${idInmueble}`));
  await page.request.post('/api/inmueble/delete/darDeBajaAlta', { data: { idInmueble } });
});

test('views that two tabs save of one list are both kept', async ({ page, context }) => {
  const other = await context.newPage();
  const save = async (tab: Page, name: string): Promise<void> => {
    await tab.getByRole('button', { name: 'Guardar vista' }).click();
    await tab.getByRole('dialog').getByLabel('Nombre').fill(name);
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('link', { name })).toBeVisible();
  };
  for (const tab of [page, other]) await tab.goto('/admin/inmueblesPendientes');
  await save(page, 'De la mañana');
  await save(other, 'De la tarde');
  await page.reload();
  for (const name of ['De la mañana', 'De la tarde'])
    await expect(page.getByRole('link', { name })).toBeVisible();
});

test('marked notices of a phone get a rented period at once, and their owner a message', async ({
  browser,
  context,
  page,
  running,
}) => {
  const quick = aQuickPublication({
    dni: aPublication().contacto.dni,
    email: `marcas${Date.now()}@ejemplo.com.ar`,
  });
  const made = await page.request.post('/api/inmueble/crear/publicarRapido', { data: quick });
  const { idInmueble } = await made.json();
  const approval = await page.request.post('/api/inmueble/crear/altaInmueble', { data: { idInmueble } });
  const { codigo } = await approval.json();

  const phone = await browser.newContext({ baseURL: running.url, viewport: { width: 360, height: 740 } });
  await phone.addCookies(await context.cookies());
  const list = await phone.newPage();
  await list.goto(`/admin/inmueblesAlta?codigo=${codigo}`);
  const card = list.getByRole('article').filter({ hasText: codigo });
  await expect(card.getByRole('link', { name: 'Ibarra, Rosa' })).toBeVisible();
  for (const text of ['por noche', 'Sin pagar', '0 visitas', 'Creado hace menos de 1 hora'])
    await expect(card).toContainText(text);
  await list.getByRole('checkbox', { name: `Marcar ${codigo}` }).check();
  const bar = list.getByRole('region', { name: 'Avisos marcados' });
  await expect(bar).toContainText('1 marcado');
  await passesAxe(list);
  const { periodo, fraccion } = quick.precios[0]!;
  const markIt = async (): Promise<void> => {
    await bar.getByRole('button', { name: 'Marcar alquilado' }).click();
    const question = list.getByRole('alertdialog');
    await question.getByLabel('Período').selectOption(periodo);
    await question.getByLabel('Fracción').selectOption({ label: fractionLabel(fraccion) });
    await question.getByRole('button', { name: 'Marcar alquilado' }).click();
  };
  await markIt();
  await expect(list.getByText(/1 aviso con la marca de alquilado\.$/)).toBeVisible();
  await list.getByRole('checkbox', { name: `Marcar ${codigo}` }).check();
  await markIt();
  await expect(list.getByText(`Ya estaba alquilado: ${codigo}.`)).toBeVisible();
  await list.getByRole('checkbox', { name: `Marcar ${codigo}` }).check();
  await bar.getByRole('button', { name: 'Escribirles' }).click();
  await expect(list).toHaveURL(/\/admin\/newsletter$/);
  await expect(list.getByRole('button', { name: 'Enviar a 1' })).toBeVisible();
  await phone.close();
  await page.request.post('/api/inmueble/delete/darDeBajaAlta', { data: { idInmueble } });
});

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

test('a featured notice has a last day, with its plan or chosen by the operator', async ({ page }) => {
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

test('payments are summed by month and plan, and downloaded as a file', async ({ page }) => {
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
  await page.goto('/admin/herramientas');
  await page.getByRole('link', { name: 'Ver los ingresos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingresos');
  const table = page.getByRole('table', { name: 'Ingresos por mes y plan, en ARS' });
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(formatAmount(cell.total));
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await passesAxe(page);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar los pagos (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('pagos.csv');
  await expect(page.getByText(/^Listo: pagos\.csv/)).toBeVisible();
});

test('contacts have columns, an order, views and a file, and a row leads to its owner', async ({ page }) => {
  await page.goto('/admin/contactos');
  const table = page.getByRole('table', { name: 'Contactos' });
  await table.getByRole('button', { name: 'Desde' }).click();
  await expect(page).toHaveURL(/\?orden=-creado$/);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'DNI' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(table.getByRole('columnheader', { name: 'DNI' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Nuevos');
  await page.keyboard.press('Enter');
  await page.goto('/admin/contactos');
  await page.getByRole('link', { name: 'Nuevos' }).click();
  await expect(table.getByRole('columnheader', { name: 'Desde' })).toHaveAttribute('aria-sort', 'descending');
  await passesAxe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la lista (Excel)' }).click();
  expect((await download).suggestedFilename()).toBe('contactos.xls');
  await table.getByRole('row').nth(1).locator('time').click();
  await expect(page).toHaveURL(/\/admin\/duenios\/\d+$/);
});
