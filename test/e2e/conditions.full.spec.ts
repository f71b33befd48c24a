import { CONDITION_MESSAGES as MESSAGES } from '#common/listings/conditions/condition-messages.js';
import { detailPath } from '../../frontend/src/desk/admin-paths.js';
import { fits } from './fits.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';
import {
  atHome,
  atStep,
  chooseList,
  fillContact,
  fillPoint,
  fillProperty,
  goOn,
  isThanked,
  open,
  pendingOf,
  pick,
  press,
} from './publish-steps.js';

/** An owner says on a phone what a stay costs and includes; a family reads it, and the total that it will pay. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('the conditions of a stay, from the wizard to the sheet and the desk', async ({
  page,
  request,
  running,
}) => {
  const publication = atHome();
  await open(page);
  await fillContact(page, publication);
  await fillProperty(page, 'Alquiler', publication.inmueble.observaciones);
  await fillPoint(page);
  await chooseList(page);
  await page.getByLabel('Período').selectOption('Enero');
  await page.getByLabel('Fracción').selectOption('Dia');
  await page.getByRole('textbox', { name: 'Precio' }).fill('90000');
  await press(page, 'Agregar Precio');

  const folded = page.getByText(MESSAGES.title, { exact: false }).first();
  await expect(page.getByLabel('Limpieza final')).toBeHidden();
  await folded.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Limpieza final').fill('25000');
  await page.getByLabel('Depósito en garantía').fill('100000');
  await page.getByLabel('Ropa de cama').selectOption('completa');
  await page.getByLabel('Matrimoniales').fill('1');
  await page.getByLabel('En otras fechas').fill('2');
  await page.getByLabel('Mascotas', { exact: true }).selectOption('monto');
  await fits(page);
  await passesAxe(page);
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText(`Mascotas: ${MESSAGES.amountMissing}`);
  // Going on without a price that was typed does not pass the fault.
  await page.getByRole('textbox', { name: 'Precio' }).fill('80000');
  await goOn(page);
  await press(page, 'Seguir sin agregarlo');
  await expect(page.getByLabel('Mascotas: monto')).toBeFocused();
  await page.getByRole('textbox', { name: 'Precio' }).fill('');
  await page.getByLabel('Mascotas: monto').fill('15000');
  await goOn(page);
  await atStep(page, 'Tipo de contrato');
  await pick(page, 'Alquiler Básico');
  await press(page, 'Publicar aviso');
  await isThanked(page);

  const [pending] = await pendingOf(publication, request, running);
  await request.post('/api/inmueble/crear/altaInmueble', { data: { idInmueble: pending!.idInmuebles } });
  const detail = await request.get(`/api/inmueble/ver/verInmuebleAlta?id=${pending!.idInmuebles}`);
  const { codigo } = (await detail.json()).inmueble;

  await page.goto(`/ver-ficha-inmueble/${codigo}?llegada=2027-01-10&salida=2027-01-13`);
  const table = page.getByRole('region', { name: MESSAGES.title });
  await expect(table.getByRole('row', { name: 'Limpieza final' })).toContainText('ARS$ 25.000');
  await expect(table.getByRole('row', { name: 'Mascotas' })).toContainText('ARS$ 15.000 por estadía');
  const planner = page.locator('form', { hasText: 'Calculá tu estadía' });
  await expect(planner).toContainText('Total');
  await expect(planner).toContainText('ARS$ 295.000');
  await expect(planner).toContainText('Depósito aparte');
  await planner.getByLabel('Con mascota').check();
  await expect(planner).toContainText('ARS$ 310.000');
  await expect(page).toHaveURL(/mascotas=1/);
  await fits(page);
  await passesAxe(page);
  await page.goto(`/ver-ficha-inmueble/${codigo}?llegada=2027-01-10&salida=2027-01-11`);
  await expect(planner).toContainText('El mínimo para esas fechas es de 2 noches.');

  await signIn(page, running.operator);
  await page.goto(detailPath('alta', pending!.idInmuebles));
  await press(page, `Editar ${MESSAGES.title}`);
  await page.getByLabel('Limpieza final').fill('30000');
  await press(page, 'Guardar');
  await expect(page.getByRole('row', { name: 'Limpieza final' })).toContainText('ARS$ 30.000');
  await passesAxe(page);
});

test('a notice without conditions has no table of them', async ({ page, request }) => {
  const answer = await request.get('/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=venta&pagina=1');
  await page.goto(`/ver-ficha-inmueble/${(await answer.json()).inmuebles[0].codigo}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: MESSAGES.title })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters of conditions are a form, and chips that can be removed', async ({ page }) => {
    await page.goto('/resultado-busqueda?operacion=alquiler&ropa=1&minimo=7&mascotas=1');
    await expect(page).toHaveURL(/svc-mascotas/);
    for (const chip of ['Ropa de cama incluida', 'Mínimo hasta 7 noches', 'Mascotas'])
      await expect(page.getByRole('link', { name: new RegExp(`Quitar.*${chip}`) })).toBeVisible();
  });
});
