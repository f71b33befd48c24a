import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

test.beforeEach(async ({ page, running }) => {
  await signIn(page, running.operator);
});

test('a list filtered by its badge is marked as a whole, published again at once, and exactly undone', async ({
  page,
}) => {
  const lapsed = async (): Promise<AdminListingRow[]> =>
    (await page.request.get('/api/inmueble/obtener/verBajasAltas?marca=temporada')).json();
  const before = await lapsed();
  expect(before.length).toBeGreaterThan(0);
  await page.goto('/admin/temporada');
  await expect(page.getByRole('link', { name: 'Elegir avisos de la lista' })).toBeVisible();
  await page.goto('/admin/inmueblesAlta?estado=rechazados&operacion=todas');
  await page.getByRole('button', { name: 'Filtro', exact: true }).click();
  await page.getByLabel('Marca', { exact: true }).selectOption('Sin confirmar temporada');
  await expect(page).toHaveURL(/marca=/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const list = page.getByRole('table', { name: /Rechazados/ });
  await expect(list.getByText('Sin confirmar temporada')).toHaveCount(before.length);
  await list.getByRole('checkbox', { name: 'Marcar todos los de esta página' }).check();
  const bar = page.getByRole('region', { name: 'Avisos marcados' });
  await passesAxe(page);
  await bar.getByRole('button', { name: 'Volver a dar de alta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Volver a dar de alta' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect
    .poll(async () => (await lapsed()).map(({ sinConfirmarTemporada }) => sinConfirmarTemporada))
    .toEqual(before.map(({ sinConfirmarTemporada }) => sinConfirmarTemporada));
  await expect(list.getByText('Sin confirmar temporada')).toHaveCount(before.length);
});

test('a prolonged plan is not shortened after a payment, which says why', async ({ page }) => {
  const rows: AdminListingRow[] = await (
    await page.request.get('/api/inmueble/obtener/verAltas?tipoOperacion=alquiler')
  ).json();
  const paid = rows.find(({ plan, pagado }) => plan === 'alqfotos' && pagado === 1)!;
  await page.goto(`/admin/inmueblesAlta?codigo=${paid.codigo}`);
  await page.getByRole('checkbox', { name: `Marcar ${paid.codigo}` }).check();
  await page.getByRole('button', { name: 'Prorrogar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Prorrogar' }).click();
  await expect(page.getByText('1 plan con 15 días más.')).toBeVisible();
  const payment = await page.request.post('/api/inmueble/actualizar/actualizarPago', {
    data: { idInmueble: paid.idInmuebles, monto: 1_000 },
  });
  expect(payment.status()).toBe(200);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(`Eso volvió a cambiar después`)).toBeVisible();
});

test('what another session did meanwhile is not undone, even if it did the same', async ({
  page,
  browser,
  running,
}) => {
  const rows: AdminListingRow[] = await (
    await page.request.get('/api/inmueble/obtener/verAltas?tipoOperacion=venta')
  ).json();
  const { codigo, idInmuebles } = rows.at(-1)!;
  const other = await browser.newPage({ baseURL: running.url });
  await signIn(other, running.operator);
  await page.goto(`/admin/inmueblesAlta?operacion=todas&codigo=${codigo}`);
  await page.getByRole('checkbox', { name: `Marcar ${codigo}` }).check();
  const bar = page.getByRole('region', { name: 'Avisos marcados' });
  await bar.getByRole('button', { name: 'Dar de baja' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de baja' }).click();
  await expect(page.getByText('1 aviso dado de baja.')).toBeVisible();
  for (const move of ['restaurarAltaInmueble', 'darDeBajaAlta']) {
    const moved = await other.request.post(`/api/inmueble/delete/${move}`, {
      data: { idInmueble: idInmuebles },
    });
    expect(moved.status()).toBe(200);
  }
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Eso volvió a cambiar después')).toBeVisible();
  const withdrawn: AdminListingRow[] = await (
    await other.request.get(`/api/inmueble/obtener/verBajasAltas?codigo=${codigo}`)
  ).json();
  expect(withdrawn.map((row) => row.codigo)).toEqual([codigo]);
  await other.close();
});

test('an action on many goes on and is shown after a visit to another screen, and is not started twice', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/inmueble/actualizar/prorrogarPlan', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/admin/inmueblesAlta?pago=si');
  const list = page.getByRole('table', { name: /Actuales|Altas|dados de alta/i });
  await list.getByRole('checkbox', { name: 'Marcar todos los de esta página' }).check();
  await page.getByRole('button', { name: 'Prorrogar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Prorrogar' }).click();
  const bar = page.getByRole('region', { name: 'Avisos marcados' });
  await expect(bar.getByRole('progressbar')).toBeVisible();
  const sidebar = page.getByRole('navigation');
  await sidebar.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(bar.getByRole('progressbar')).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(0);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  release();
  await expect(page.getByText(/planes con 15 días más\./)).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(/avisos como antes\./)).toBeVisible();
});
