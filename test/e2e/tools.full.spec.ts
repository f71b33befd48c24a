import { readFileSync } from 'node:fs';
import { aPublication } from '../builders/publication.js';
import { passesAxe } from './passes-axe.js';
import { PENDING, pendingRows, signIn } from './operator.js';
import { expect, test } from './product-test.js';

const TOOLS = '/admin/herramientas';

test('the export and the backup come as files', async ({ page, running }) => {
  await signIn(page, running.operator);
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Herramientas' })
    .click();
  for (const [button, name, beginning] of [
    ['Exportar a Excel', 'inmuebles.xls', '\u00d0\u00cf\u0011\u00e0'],
    ['Generar backup', 'backup.sql', '-- '],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), 'latin1').startsWith(beginning)).toBe(true);
    await expect(page.getByText(`Listo: ${name}`)).toBeVisible();
  }
});

test('notices of a spreadsheet are reviewed, imported and taken back, by keyboard on a phone', async ({
  page,
  running,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, running.operator);
  const before = (await pendingRows(page.request)).length;
  await page.goto(TOOLS);
  await page.getByRole('link', { name: 'Importar una planilla' }).click();
  const review = page.getByRole('button', { name: 'Revisar la planilla' });
  await review.press('Enter');
  await expect(page.getByText('Elegí una planilla.')).toBeVisible();
  const row = (dni: string, town: string) =>
    `${dni};Alquiler;Casa;${town};Rosa;Ibarra;2291 401234;${dni}@ejemplo.com`;
  const heading = 'DNI;Operación;Vivienda;Localidad;Nombre;Apellido;Celular;Email';
  await page.getByLabel('Planilla').setInputFiles({
    name: 'avisos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heading, row('30111222', 'Miramar'), row('30111333', 'Necochea')].join('\n')),
  });
  await review.press('Enter');
  await expect(page.getByText('Se importaría 1 aviso de 2 filas.')).toBeVisible();
  await expect(page.getByText('Localidad «Necochea»: no se entendió.')).toBeVisible();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Importar 1 aviso' }).press('Enter');
  await page.getByRole('button', { name: 'Importar', exact: true }).press('Enter');
  await expect(page.getByText('Se importó 1 aviso y está en Pendientes.')).toBeVisible();
  expect(await pendingRows(page.request)).toHaveLength(before + 1);
  await page.getByRole('button', { name: 'Deshacer la importación' }).press('Enter');
  await expect(page.getByText('Se quitó 1 aviso importado.')).toBeVisible();
  expect(await pendingRows(page.request)).toHaveLength(before);
});

test('what is held about a person is shown, saved and erased', async ({ page, running }) => {
  await signIn(page, running.operator);
  const publication = aPublication();
  const emailContacto = publication.contacto.email;
  await page.request.post('/api/inmueble/crear/crearInmueble', { data: publication });
  const count = (await pendingRows(page.request)).length;
  await page.goto(TOOLS);
  await page.getByRole('link', { name: 'Buscar una persona' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('no es un mail');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escribí un email válido.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(emailContacto);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Lo que hay de ${emailContacto}` })).toBeFocused();
  await page.getByText('Datos de dueño').click();
  await expect(page.getByRole('term').filter({ hasText: 'Apellido' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Corregir los datos' }).click();
  await expect(page.getByRole('heading', { name: 'Corregir los datos' })).toBeVisible();
  await passesAxe(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect(readFileSync(await (await coming).path(), 'utf8')).toContain(emailContacto);

  await page.getByLabel('DNI', { exact: true }).fill('98.000.333');
  await page.getByRole('button', { name: 'Corregir', exact: true }).click();
  await expect(page.getByText('Se corrigieron los datos personales.')).toBeVisible();
  await expect(page.getByLabel('DNI', { exact: true })).toHaveCount(0);
  await expect(page.getByText('98000333').first()).toBeVisible();

  await page.getByRole('button', { name: 'Borrar los datos' }).click();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(page.getByText('Se borraron los datos personales.')).toBeVisible();
  await expect(page.getByText('El sitio no guarda datos de esta persona.')).toBeVisible();
  expect(await pendingRows(page.request)).toHaveLength(count - 1);
});

test('a file that cannot be produced, or is interrupted, is reported as a failure', async ({
  browser,
  running,
}) => {
  const page = await browser.newPage({ baseURL: running.url });
  await signIn(page, running.operator);
  await page.goto(TOOLS);
  await page.route('**/api/admin/exportarInmueblesExcel', (route) => route.abort());
  await page.getByRole('button', { name: 'Exportar a Excel' }).click();
  await expect(page.getByText('❌ Error al exportar archivo.')).toBeVisible();
  await page.route('**/api/admin/generarBackup', (route) =>
    route.fulfill({ status: 409, json: { success: false, error: 'Ya hay una.', message: 'Ya hay una.' } }),
  );
  await page.getByRole('button', { name: 'Generar backup' }).click();
  await expect(page.getByText('❌ Error: Ya hay una.')).toBeVisible();
  await page.close();
});

test('the clean-up says what it will do, does it, and is taken back', async ({ page, running }) => {
  await signIn(page, running.operator);
  await page.goto(TOOLS);
  const preview = await (await page.request.get('/api/admin/verLimpieza')).json();
  await expect(page.getByText(`${preview.precios} precios alquilados`)).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar alquileres' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${preview.precios} precios`);
  await question.getByRole('button', { name: 'Limpiar' }).click();
  await expect(page.getByText('✅ Limpieza realizada correctamente.')).toBeVisible();
  await expect(page.getByText(/(^|\D)0 precios alquilados/)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer la última limpieza' }).click();
  await expect(page.getByText('✅ Limpieza deshecha.')).toBeVisible();
  await expect(page.getByText(`${preview.precios} precios alquilados`)).toBeVisible();
});

test('a decision is in the audit trail and in the history of its listing', async ({ page, running }) => {
  await signIn(page, running.operator);
  const [row] = await pendingRows(page.request);
  const idInmueble = row?.idInmuebles ?? 0;
  for (const call of ['rechazarInmueblePendiente', 'restaurarInmueble'])
    expect((await page.request.post(`/api/inmueble/delete/${call}`, { data: { idInmueble } })).ok()).toBe(
      true,
    );
  await page.goto(`${PENDING}/${idInmueble}`);
  await page.getByRole('button', { name: 'Ver historial' }).click();
  const history = page.getByRole('region', { name: 'Historial' });
  await expect(history.getByRole('listitem').first()).toContainText('Movió un aviso a pendientes');
  await expect(history.getByRole('listitem').first()).toContainText('Estado: antes Rechazado');
  await page.goto('/admin/auditoria');
  await page.getByRole('button', { name: 'Filtro', exact: true }).click();
  await page.getByLabel('Acción').selectOption({ label: 'Rechazó un aviso' });
  await expect(page).toHaveURL(/accion=listing\.reject/);
  await expect(page.getByRole('table', { name: 'Auditoría' })).toContainText(`Aviso Nº ${idInmueble}`);
});

test('the ledger of mail shows what went out, in words', async ({ page, running }) => {
  await signIn(page, running.operator);
  await page.request.post('/api/newsletter/recibir', {
    data: { nombreCompleto: 'Ana Núñez', email: 'ana.correo@ejemplo.com', mensaje: 'Hola, una pregunta.' },
  });
  await page.goto('/admin/correos?estado=enviada');
  await expect(async () => {
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByRole('table', { name: 'Emails' })).toContainText('Consulta de soporte', {
      timeout: 1_000,
    });
  }).toPass();
});

test('the page of a notice tells what was mailed about it, and Sistema what was slow', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const publication = aPublication();
  await page.request.post('/api/inmueble/crear/crearInmueble', { data: publication });
  const [row] = (await pendingRows(page.request)).toSorted(
    (one, other) => other.idInmuebles - one.idInmuebles,
  );
  const mails = page.getByRole('region', { name: 'Emails' });
  await expect(async () => {
    await page.goto(`${PENDING}/${row!.idInmuebles}`);
    await mails.getByRole('button', { name: 'Ver emails' }).click();
    await expect(mails.getByText('Recibimos tu aviso')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(mails.getByText(publication.contacto.email)).toBeVisible();
  await mails.getByText('Detalle técnico').first().click();
  await expect(mails.getByText(/^Pedido: [0-9a-f-]{36}$/).first()).toBeVisible();
  await passesAxe(page);
  await page.goto('/admin/sistema');
  await page.getByText('Detalle técnico').click();
  await expect(page.getByRole('heading', { name: 'El trabajo en segundo plano' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Emails y fotos' })).toContainText('Emails fallidos');
});

test('the queues are shown in a page of their own, without an error', async ({ page, running }) => {
  await signIn(page, running.operator);
  await page.goto('/admin/colas/');
  await expect(page.getByText('maintenance').first()).toBeVisible();
});

test('the calls of the API are described, and found by a part of their name', async ({ page, running }) => {
  await signIn(page, running.operator);
  await page.goto(TOOLS);
  await page.getByRole('link', { name: 'API' }).click();
  await expect(page.getByText('/api/notificaciones/contarSoporte', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('contarpend');
  await expect(page.getByText('1 llamada', { exact: true })).toBeVisible();
  await page.getByText('/api/notificaciones/contarPendientes', { exact: true }).click();
  await expect(page.getByText('count: number')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Respuesta 401' })).toBeVisible();
  await passesAxe(page);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('no existe');
  await expect(page.getByText('Ninguna llamada coincide con la búsqueda.')).toBeVisible();
});
