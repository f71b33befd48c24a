import type { Page } from 'playwright/test';
import { fractionLabel } from '#common/pricing/periods.js';
import { aPublication } from '../builders/publication.js';
import { aQuickPublication } from '../builders/quick-publication.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

/** Lists of the back office: order, columns, saved views, marks, files. */
test.beforeEach(async ({ page, running }) => {
  await signIn(page, running.operator);
});

async function hideColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name }).uncheck();
  await page.keyboard.press('Escape');
}

async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name })).toBeVisible();
}

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
  await hideColumn(page, 'Precio');
  await expect(table.getByRole('columnheader', { name: 'Precio' })).toHaveCount(0);
  await saveView(page, 'Más vistas');
  await expect(page.getByRole('link', { name: 'Más vistas' })).toHaveAttribute('href', '?orden=-visitas');

  await page.goto(`/admin/inmueblesAlta?codigo=${codigo}`);
  await expect(table.getByRole('columnheader', { name: 'Precio' })).toHaveCount(0);
  await passesAxe(page);
  await page.getByRole('checkbox', { name: `Marcar ${codigo}` }).check();
  await page.getByRole('button', { name: 'Dar de baja' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de baja' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('1 aviso como antes.')).toBeVisible();
  await table.getByRole('row', { name: codigo }).getByText('Calle 9 1450').click();
  await expect(page).toHaveURL(new RegExp(`/admin/inmueblesAlta/${idInmueble}`));
  await page.request.post('/api/inmueble/delete/darDeBajaAlta', { data: { idInmueble } });
});

test('views that two tabs save of one list are both kept', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/admin/inmueblesPendientes');
  await saveView(page, 'De la mañana');
  await saveView(other, 'De la tarde');
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

test('contacts have columns, an order, views and a file, and a row leads to its owner', async ({ page }) => {
  await page.goto('/admin/contactos');
  const table = page.getByRole('table', { name: 'Contactos' });
  await table.getByRole('button', { name: 'Desde' }).click();
  await expect(page).toHaveURL(/\?orden=-creado$/);
  await hideColumn(page, 'DNI');
  await expect(table.getByRole('columnheader', { name: 'DNI' })).toHaveCount(0);
  await saveView(page, 'Nuevos');
  await page.goto('/admin/contactos');
  await page.getByRole('link', { name: 'Nuevos' }).click();
  await expect(table.getByRole('columnheader', { name: 'Desde' })).toHaveAttribute('aria-sort', 'descending');
  await passesAxe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar', exact: true }).click();
  await page.getByRole('button', { name: 'Descargar la lista (Excel)' }).click();
  expect((await download).suggestedFilename()).toBe('contactos.xls');
  await page.keyboard.press('Escape');
  await table.getByRole('row').nth(1).locator('time').click();
  await expect(page).toHaveURL(/\/admin\/duenios\/\d+$/);
});
