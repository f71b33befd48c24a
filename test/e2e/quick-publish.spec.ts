import { passesAxe } from './passes-axe.js';
import { pendingRows, signIn } from './operator.js';
import { expect, FULL, test } from './product-test.js';

/** The operator enters a notice for an owner. */

const DNI = '31415926';
const CREATED = /✅ Inmueble creado correctamente\. ID: \d+/;

test('a notice is checked before it is sent, created with its contact, and found among the pending ones', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await page.getByRole('main').getByRole('link', { name: 'Publicar aviso rápido' }).click();
  await page.getByRole('button', { name: 'Publicar aviso' }).click();
  await expect(page.getByRole('alert')).toContainText('Por favor completá todos los campos obligatorios.');
  await expect(page.getByRole('textbox', { name: 'DNI' })).toBeFocused();

  await page.getByRole('textbox', { name: 'DNI' }).fill(DNI);
  await expect(page.getByText('Contacto nuevo')).toBeVisible();
  await page.getByLabel('Tipo de vivienda').selectOption('Casa o Chalet');
  await page.getByRole('combobox', { name: 'Localidad' }).selectOption('Miramar');
  await page.getByRole('button', { name: 'Publicar aviso' }).click();
  await expect(page.getByRole('alert')).toHaveText('Por favor completá todos los datos del nuevo contacto.');
  await passesAxe(page);

  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Irma');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Sosa');
  await page.getByRole('textbox', { name: 'Celular' }).fill('2291400777');
  await page.getByRole('textbox', { name: 'Email' }).fill('irma@ejemplo.com.ar');
  await page.getByRole('button', { name: 'Agregar precio' }).click();
  await page.getByRole('button', { name: 'Publicar aviso' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Por favor completá precio, moneda, período y fracción en cada fila de alquiler.',
  );
  const price = page.getByRole('group', { name: 'Precio 1' });
  await price.getByLabel('Período').selectOption('Enero');
  await price.getByLabel('Fracción').selectOption('1º Quincena');
  await price.getByLabel('Monto').fill('450000');
  await page.getByRole('radio', { name: /Alquiler Estándar/ }).check();
  await page.getByRole('button', { name: 'Publicar aviso' }).click();
  await expect(page.getByRole('heading', { name: CREATED })).toBeFocused();
  await page.getByRole('link', { name: 'Ver el inmueble' }).click();
  await expect(page.getByText('Irma Sosa')).toBeVisible();
  await expect(page.getByText('ARS$ 450.000')).toBeVisible();
  await expect(page.getByText('Pendiente', { exact: true }).first()).toBeVisible();
});

test(
  'a known DNI asks nothing more of the contact; what was typed survives a session that ended',
  FULL,
  async ({ browser, running }) => {
    const page = await browser.newPage({ baseURL: running.url });
    await signIn(page, running.operator);
    const [row] = await pendingRows(page.request);
    const detail = await page.request.get(`/api/inmueble/ver/verInmueblePendiente?id=${row!.idInmuebles}`);
    const { dni, nombre, apellido } = (await detail.json()).inmueble;
    await page.goto('/admin/PublicarAvisoRapido');
    await page.getByRole('textbox', { name: 'DNI' }).fill(dni);
    await expect(page.getByText(`${nombre} ${apellido}`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Apellido' })).toBeHidden();
    await page.getByText('Venta', { exact: true }).click();
    await page.getByLabel('Tipo de vivienda').selectOption('Terreno');
    await page.getByRole('combobox', { name: 'Localidad' }).selectOption('Mar del Sur');
    await page.getByLabel('Observaciones').fill('Lote en esquina.');

    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Publicar aviso' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Iniciar sesión' }).click();
    await signIn(page, running.operator);
    await page.goto('/admin/PublicarAvisoRapido');
    await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    await expect(page.getByLabel('Observaciones')).toHaveValue('Lote en esquina.');
    await page.getByRole('button', { name: 'Publicar aviso' }).click();
    await expect(page.getByRole('heading', { name: CREATED })).toBeVisible();
    await page.close();
  },
);
