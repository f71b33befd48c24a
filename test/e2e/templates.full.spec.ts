import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { aPublication } from '../builders/publication.js';
import { aQuickPublication } from '../builders/quick-publication.js';
import { intercept } from './intercept.js';
import { PENDING, signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

test('a reason of rejections is added by keyboard, previewed, moved, offered and taken back', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/plantillas');
  const rows = page.getByRole('list', { name: 'Plantillas' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Precio');
  await passesAxe(page);

  await page.getByRole('button', { name: 'Agregar plantilla' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Agregar una plantilla de rechazo' });
  await dialog.getByLabel('Nombre').fill('Plano');
  await dialog.getByLabel('Texto').fill('Sumá un plano. {dueño}');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(dialog.getByText('No existe el dato {dueño}.')).toBeVisible();
  await expect(dialog.getByLabel('Texto')).toBeFocused();
  await dialog.getByLabel('Texto').fill('Sumá un plano de tu ');
  await dialog.getByRole('button', { name: 'Insertar {vivienda}' }).press('Enter');
  await expect(dialog.getByRole('region', { name: 'Vista previa' })).toContainText(
    'Sumá un plano de tu casa',
  );
  await expect(dialog.getByLabel('Texto')).toBeFocused();
  await page.keyboard.type(' en {localidad}.');
  await passesAxe(page);
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rows.last()).toContainText('Sumá un plano de tu {vivienda} en {localidad}.');

  const up = page.getByRole('button', { name: 'Subir Plano' });
  await up.press('Enter');
  await expect(page.getByText(/«Plano» quedó en el lugar \d+ de \d+\./)).toBeVisible();
  await expect(rows.last()).not.toContainText('Plano');
  await expect(up).toBeFocused();
  // A press before the list was read again is not lost.
  await page.route('**/api/plantillas/verPlantillas', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Eliminar Fotos' }).press('Enter');
  await expect(page.getByText('«Fotos» eliminada.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Las fotos no se ven bien' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).last().press('Enter');
  await expect(rows.filter({ hasText: 'Las fotos no se ven bien' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Eliminar Fotos' }).press('Enter');
  await expect(rows.filter({ hasText: 'Las fotos no se ven bien' })).toHaveCount(0);

  const quick = aQuickPublication({
    dni: aPublication().contacto.dni,
    email: `plano${Date.now()}@ejemplo.com.ar`,
  });
  await page.request.post('/api/inmueble/crear/publicarRapido', { data: quick });
  const pending = await page.request.get(`/api/inmueble/obtener/verPendientes?nombre=${quick.email}`);
  const [listing] = (await pending.json()) as AdminListingRow[];
  await page.goto(`${PENDING}/${listing!.idInmuebles}`);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Plano', { exact: true }).click();
  await expect(question.getByText('Fotos', { exact: true })).toHaveCount(0);
  await expect(question.getByLabel('Texto del motivo')).toHaveValue(
    'Sumá un plano de tu casa o chalet en Miramar.',
  );
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/auditoria');
  const entry = page.getByRole('row', { name: /Cambió las plantillas de textos/ }).first();
  await expect(entry).toContainText('Fotos: Las fotos no se ven bien');
});

test.describe('two tabs', () => {
  test.use({ refusals: [409, 'net::ERR_FAILED'] });

  test('a change that arrives is shown, and one to an older list is refused with what was typed kept', async ({
    page,
    running,
  }) => {
    await signIn(page, running.operator);
    await page.goto('/admin/plantillas?tipo=soporte');
    await page.getByRole('button', { name: 'Agregar plantilla' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agregar una plantilla de soporte' });
    await dialog.getByLabel('Nombre').fill('Horarios');
    await dialog.getByLabel('Asunto').fill('Nuestros horarios en {sitio}');
    await dialog.getByLabel('Texto').fill('Respondemos de 9 a 13.');
    const other = { nombre: 'De otra pestaña', asunto: 'Hola', texto: 'Texto' };
    const { plantillas } = await (await page.request.get('/api/plantillas/verPlantillas')).json();
    const { version, lista } = plantillas.soporte;
    // The answer of the other tab's save is not known here yet.
    const tell = await intercept(page, '**/api/plantillas/verPlantillas', (route) => route.abort());
    const saved = await page.request.post('/api/plantillas/guardarPlantillas', {
      data: { tipo: 'soporte', version, lista: [...lista, other] },
    });
    expect(saved.ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByText('Estas plantillas cambiaron mientras las editabas.')).toBeVisible();
    tell();
    await page.request.post('/api/plantillas/guardarPlantillas', {
      data: { tipo: 'soporte', version: version + 1, lista: [other, ...lista] },
    });
    const rows = page.getByRole('list', { name: 'Plantillas' }).getByRole('listitem');
    await expect(rows.first()).toContainText('De otra pestaña');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await expect(rows.last()).toContainText('Horarios');

    await page.goto('/admin/newsletter');
    await page.getByLabel('Plantilla', { exact: true }).selectOption('Quincenas alquiladas');
    await expect(page.getByLabel('Asunto')).toHaveValue('¿Ya alquilaste alguna quincena?');
  });
});
