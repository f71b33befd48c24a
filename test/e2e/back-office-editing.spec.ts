import type { AdminListingAnswer, AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { passesAxe } from './passes-axe.js';
import { logIn, pendingRows, PENDING, signIn } from './operator.js';
import { expect, FULL, test } from './product-test.js';

test('sections are changed in their place and saved together', async ({ page, running }) => {
  await signIn(page, running.operator);
  const [row] = await pendingRows(page.request);
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  await page.getByRole('button', { name: 'Editar Contacto' }).click();
  const surname = page.getByRole('textbox', { name: 'Apellido' });
  await surname.fill('');
  await page.getByRole('button', { name: 'Editar Observaciones' }).click();
  await page.getByRole('textbox', { name: 'Observaciones' }).fill('Corregidas por la operación.');
  await expect(page.getByText('2 secciones sin guardar')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('a');
  await expect(page.getByText('Guardá o descartá los cambios antes de decidir.')).toBeVisible();

  await page.getByRole('button', { name: 'Guardar todo' }).click();
  await expect(page.getByText('Guardado con éxito observaciones')).toBeVisible();
  await expect(surname).toBeFocused();
  await surname.fill('Etchegaray');
  await page.getByRole('button', { name: 'Guardar todo' }).click();
  await expect(page.getByText('Guardado con éxito contacto')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Corregidas por la operación.')).toBeVisible();
  await expect(page.getByText(/Etchegaray/)).toBeVisible();

  await page.getByRole('button', { name: 'Editar Servicios' }).click();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();
  await passesAxe(page);
});

test('prices are checked, changed and removed', FULL, async ({ page, running }) => {
  await signIn(page, running.operator);
  const row = (await pendingRows(page.request)).find(({ tipoOperacion }) => tipoOperacion === 'alquiler');
  const detail = await page.request.get(`/api/inmueble/ver/verInmueblePendiente?id=${row?.idInmuebles}`);
  const { precios } = (await detail.json()) as AdminListingAnswer;
  const unused = ['Semana Santa', 'Vacaciones Inv.', 'Año Completo'].find(
    (name) => !precios.some(({ periodo }) => periodo === name),
  );
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  await page.getByRole('button', { name: 'Editar Precios' }).click();
  const last = page.getByRole('group', { name: /^Precio \d+$/ }).last();
  for (const amount of ['77000', '88000']) {
    await page.getByRole('button', { name: 'Agregar precio' }).click();
    await last.getByLabel('Período').selectOption(unused ?? '');
    await expect(last.getByLabel('Fracción')).toBeDisabled();
    await last.getByLabel('Monto').fill(amount);
  }
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('⚠️ Ya hay precios duplicados por período y fracción.');
  await page
    .getByRole('button', { name: /^Quitar el precio/ })
    .last()
    .click();
  await page
    .getByRole('button', { name: /^Quitar el precio/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado con éxito precios')).toBeVisible();
  await expect(page.getByText('ARS$ 77.000')).toBeVisible();
});

test('prices are written in a grid: typed, pasted, marked, copied, taken back', async ({ page, running }) => {
  await signIn(page, running.operator);
  const row = (await pendingRows(page.request)).findLast(
    ({ tipoOperacion, precioGuia }) => tipoOperacion === 'alquiler' && precioGuia.moneda === 'ARS',
  );
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  await page.getByRole('button', { name: 'Editar Precios' }).click();
  await page.getByText('Planilla', { exact: true }).click();
  const cell = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}(, alquilado)?$`) });
  await cell('Diciembre, Mes completo').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '$ 900.000\t500.000\t450.000\t-\t-\r\n1.000.000\tALQUILADO\tEnero');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Se pegaron 7 celdas. No se entendió: Enero')).toBeVisible();
  await cell('Diciembre, 2.ª quincena').fill('480000');
  await cell('Diciembre, 2.ª quincena').press('Home');
  await cell('Diciembre, 2.ª quincena').press('ArrowLeft');
  await expect(cell('Diciembre, 1.ª quincena')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cell('Diciembre, 1.ª quincena')).toHaveAccessibleName(/alquilado$/);
  await page.keyboard.press('Enter');
  await expect(cell('Enero, 1.ª quincena')).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.type('7');
  await page.keyboard.press('Control+z');
  await expect(cell('Enero, 1.ª quincena')).not.toHaveValue('77');
  await passesAxe(page);
  await page.getByLabel('Copiar', { exact: true }).selectOption('Diciembre');
  await page.getByLabel('En', { exact: true }).selectOption('Marzo');
  await page.getByLabel('Cambio (%)').fill('-10');
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(cell('Marzo, 2.ª quincena')).toHaveValue('432.000');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado con éxito precios')).toBeVisible();
  const detail = await page.request.get(`/api/inmueble/ver/verInmueblePendiente?id=${row?.idInmuebles}`);
  const { precios } = (await detail.json()) as AdminListingAnswer;
  const saved = (periodo: string, fraccion: string) =>
    precios.find((price) => price.periodo === periodo && price.fraccion === fraccion);
  expect(saved('Diciembre', '1º Quincena')).toMatchObject({ monto: 500_000, alquilado: true });
  expect(saved('Diciembre', '2º Quincena')).toMatchObject({ monto: 480_000, alquilado: false });
  expect(saved('Enero', '1º Quincena')).toMatchObject({ alquilado: true });
  expect(saved('Marzo', 'Mes Completo')).toMatchObject({ monto: 810_000 });
});

test('a change of another is shown, not overwritten', FULL, async ({ browser, running }) => {
  const context = await browser.newContext({ baseURL: running.url });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signIn(first, running.operator);
  const [row] = await pendingRows(context.request);
  for (const [page, text] of [
    [first, 'La primera.'],
    [second, 'La segunda.'],
  ] as const) {
    await page.goto(`${PENDING}/${row?.idInmuebles}`);
    await page.getByRole('button', { name: 'Editar Observaciones' }).click();
    await page.getByRole('textbox', { name: 'Observaciones' }).fill(text);
  }
  await first.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(first.getByText('Guardado con éxito observaciones')).toBeVisible();
  await second.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(second.getByRole('alert').first()).toContainText('Otra persona cambió esta sección');
  await expect(second.getByRole('region', { name: 'Lo de la otra persona' })).toContainText('La primera.');
  await expect(second.getByRole('textbox', { name: 'Observaciones' })).toHaveValue('La segunda.');
  await passesAxe(second);
  await second.reload();
  await expect(second.getByRole('textbox', { name: 'Observaciones' })).toHaveValue('La segunda.');
  await second.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(second.getByText('Guardado con éxito observaciones')).toBeVisible();
  await expect(second.getByText('La segunda.')).toBeVisible();
  await context.close();
});

test(
  'changes of other sections by another operator are merged, and of other prices by the owner',
  FULL,
  async ({ browser, running }) => {
    const context = await browser.newContext({ baseURL: running.url });
    const page = await context.newPage();
    await signIn(page, running.operator);
    const row = (await pendingRows(context.request)).find(
      ({ tipoOperacion }) => tipoOperacion === 'alquiler',
    );
    const id = row!.idInmuebles;
    const read = async (): Promise<AdminListingAnswer> =>
      (await context.request.get(`/api/inmueble/ver/verInmueblePendiente?id=${id}`)).json();
    await page.goto(`${PENDING}/${id}`);
    await page.getByRole('button', { name: 'Editar Observaciones' }).click();
    await page.getByRole('textbox', { name: 'Observaciones' }).fill('Lo que escribí.');
    const body = { idInmueble: id, servicios: [] };
    expect(
      (await context.request.post('/api/inmueble/actualizar/updateServicios', { data: body })).ok(),
    ).toBe(true);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Guardado con éxito observaciones')).toBeVisible();
    expect((await read()).inmueble.observaciones).toBe('Lo que escribí.');

    await page.getByRole('button', { name: 'Editar Precios' }).click();
    const { precios } = await read();
    await page
      .getByRole('group', { name: /^Precio 1$/ })
      .getByLabel('Monto')
      .fill('123000');
    const [, other] = precios;
    const marked = { ...other, alquilado: !other!.alquilado };
    const change = { idInmueble: id, precios: [marked] };
    expect(
      (await context.request.post('/api/inmueble/actualizar/updatePrecios', { data: change })).ok(),
    ).toBe(true);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByRole('button', { name: 'Guardar lo mío' }).click();
    await expect(page.getByText('Guardado con éxito precios')).toBeVisible();
    const after = (await read()).precios;
    expect(after.find(({ idPrecios }) => idPrecios === precios[0]!.idPrecios)?.monto).toBe(123_000);
    expect(after.find(({ idPrecios }) => idPrecios === other!.idPrecios)?.alquilado).toBe(marked.alquilado);
    await context.close();
  },
);

test('what was typed and not saved survives a session that ended', FULL, async ({ browser, running }) => {
  const page = await browser.newPage({ baseURL: running.url });
  await signIn(page, running.operator);
  const [row] = await pendingRows(page.request);
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  await page.getByRole('button', { name: 'Editar Observaciones' }).click();
  await page
    .getByRole('textbox', { name: 'Observaciones' })
    .fill('Escritas antes de que venciera la sesión.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Sesión expirada');
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?volver=/);
  await logIn(page, running.operator);
  await expect(page).toHaveURL(`${running.url}${PENDING}/${row?.idInmuebles}`);
  const unsaved = page.getByRole('region', { name: 'Cambios sin guardar' });
  await expect(page.getByText('Recuperamos lo que no habías guardado.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar todo' }).click();
  await expect(page.getByText('Guardado con éxito observaciones')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(unsaved).toBeHidden();
  await page.close();
});

test(
  'a code is changed, and one that is taken or of the other operation is refused',
  FULL,
  async ({ browser, running }) => {
    const context = await browser.newContext({ baseURL: running.url });
    const page = await context.newPage();
    await signIn(page, running.operator);
    const answer = await page.request.get('/api/inmueble/obtener/verAltas?tipoOperacion=alquiler');
    const [row, other] = (await answer.json()) as AdminListingRow[];
    await page.goto(`/admin/inmueblesAlta/${row?.idInmuebles}`);
    await page.getByRole('button', { name: 'Cambiar código' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar el código' });
    const field = dialog.getByLabel('Código nuevo');
    const save = dialog.getByRole('button', { name: 'Cambiar código' });
    await field.fill('ven-9901');
    await save.click();
    await expect(dialog.getByText('El código tiene que corresponder a la operación')).toBeVisible();
    await field.fill(other?.codigo ?? '');
    await save.click();
    await expect(dialog.getByText('Ya existe un inmueble con ese código.')).toBeVisible();
    await field.fill('alq-9901');
    await passesAxe(page);
    await save.click();
    await expect(page.getByText('Guardado con éxito código')).toBeVisible();
    await expect(page.getByRole('button', { name: /Copiar el código ALQ-9901/ })).toBeVisible();
    await context.close();
  },
);

test(
  'a section refuses what a publication would, beside its fields, and asks before it throws changes away',
  FULL,
  async ({ browser, running }) => {
    const context = await browser.newContext({ baseURL: running.url, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await signIn(page, running.operator);
    const answer = await page.request.get('/api/inmueble/obtener/verAltas?tipoOperacion=alquiler');
    const [row] = (await answer.json()) as AdminListingRow[];
    await page.goto(`/admin/inmueblesAlta/${row?.idInmuebles}`);
    await page.getByRole('button', { name: 'Editar Ubicación' }).click();
    await page.getByLabel('Calle').fill('');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Falta completar el siguiente campo: Calle.');
    await expect(page.getByLabel('Calle')).toBeFocused();
    await expect(page.getByLabel('Calle')).toHaveAttribute('aria-invalid', 'true');
    // The footer shows one bar: the save bar replaces the decisions.
    await expect(page.getByRole('button', { name: 'Dar de Baja' })).toBeHidden();
    const bar = await page.getByRole('region', { name: 'Cambios sin guardar' }).boundingBox();
    const badge = await page
      .getByRole('button', { name: /^Copiar el código/ })
      .last()
      .boundingBox();
    expect(badge!.y + badge!.height).toBeLessThanOrEqual(bar!.y);
    await passesAxe(page);
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(page.getByLabel('Calle')).toHaveValue('');
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByRole('button', { name: 'Editar Ubicación' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dar de Baja' })).toBeVisible();
    await context.close();
  },
);

test(
  'a listing that another has decided is refused before more is asked',
  FULL,
  async ({ browser, running }) => {
    const page = await browser.newPage({ baseURL: running.url });
    await signIn(page, running.operator);
    const [row] = await pendingRows(page.request);
    await page.goto(`${PENDING}/${row?.idInmuebles}`);
    await expect(page.getByRole('button', { name: 'Dar de Alta' })).toBeVisible();
    await page.request.post('/api/inmueble/delete/rechazarInmueblePendiente', {
      data: { idInmueble: row?.idInmuebles },
    });
    await page.getByRole('button', { name: 'Dar de Alta' }).click();
    const dialog = page.getByRole('alertdialog', { name: '¿Dar de alta este inmueble?' });
    await expect(dialog.getByRole('alert')).toContainText('Otra persona ya decidió sobre este inmueble');
    await expect(dialog.getByRole('button', { name: 'Dar de Alta' })).toBeHidden();
    await page.close();
  },
);
