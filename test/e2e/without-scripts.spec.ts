import type { Page } from 'playwright/test';
import { ALL } from '../support/tier.js';
import { NEXT_YEAR } from './next-year.js';
import { expect, FULL, test } from './product-test.js';

test.use({ javaScriptEnabled: false });

/** Decoded URL of the page. */
const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};

const total = async (page: Page): Promise<number> =>
  Number(/[\d.]+/.exec((await page.locator('main output').first().textContent()) ?? '')![0].replace('.', ''));

for (const width of ALL ? [360, 1280] : [360]) {
  test(`at ${width} px the panel of filters is a form, and chips, order and pages are links`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/resultado-busqueda/Alquiler/Todas/Todas?libres=1&orden=precio-menor');
    if (width < 1024) await page.getByRole('link', { name: 'Filtros (1)' }).click();
    const panel = page.getByRole('complementary', { name: 'Filtros' });
    await panel.getByRole('checkbox', { name: 'Miramar', exact: false }).check();
    await panel.getByRole('checkbox', { name: /^Casa o Chalet/ }).check();
    await panel.getByRole('checkbox', { name: /^Departamento/ }).check();
    await panel.getByRole('checkbox', { name: /^Pileta/ }).check();
    await panel.getByLabel('Llegada').fill(`${NEXT_YEAR}-01-16`);
    await panel.getByLabel('Salida').fill(`${NEXT_YEAR}-01-31`);
    await panel.locator('select[name="personas[]"]').selectOption('4');
    await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect
      .poll(() => address(page))
      .toBe(
        `/resultado-busqueda/Alquiler/Miramar/Casa,Departamento/personas-4/svc-pileta?llegada=${NEXT_YEAR}-01-16&salida=${NEXT_YEAR}-01-31&libres=1&orden=precio-menor`,
      );
    await panel.getByLabel('Hasta', { exact: true }).fill('90.000.000');
    await panel.locator('select[name="periodo"]').selectOption({ label: 'Enero' });
    await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
    // Enero replaces the dates, as with JavaScript; the price range was changed too, so it stays.
    await expect
      .poll(() => address(page))
      .toBe(
        '/resultado-busqueda/Alquiler/Miramar/Casa,Departamento/Enero/0-90000000/personas-4/svc-pileta?libres=1&orden=precio-menor',
      );
    await page.getByRole('link', { name: 'Quitar filtro Departamento' }).click();
    await expect.poll(() => address(page)).toContain('/Miramar/Casa/Enero/');
    await page.getByRole('link', { name: 'Limpiar filtros' }).click();
    await expect
      .poll(() => address(page))
      .toBe('/resultado-busqueda/Alquiler/Todas/Todas?orden=precio-menor');
    await page.getByLabel('Ordenar por').selectOption('capacidad');
    await page.getByRole('button', { name: 'Ordenar' }).click();
    await expect.poll(() => address(page)).toBe('/resultado-busqueda/Alquiler/Todas/Todas?orden=capacidad');
    await page.getByRole('link', { name: 'Página siguiente' }).click();
    await expect
      .poll(() => address(page))
      .toBe('/resultado-busqueda/Alquiler/Todas/Todas?orden=capacidad&pagina=2');
    await page.getByLabel('Ordenar por').selectOption('recientes');
    await page.getByRole('button', { name: 'Ordenar' }).click();
    await expect.poll(() => address(page)).toBe('/resultado-busqueda/Alquiler/Todas/Todas');
    await panel.getByText('Venta', { exact: true }).click();
    await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect.poll(() => address(page)).toBe('/resultado-busqueda/Venta/Todas/Todas');
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('a search that finds nothing leads on by links', FULL, async ({ page }) => {
  await page.goto('/resultado-busqueda/Venta/Mar-del-Sur/Campo/0-2/USD');
  await page.getByRole('link', { name: 'Quitar “Campo”' }).click();
  await expect.poll(() => address(page)).toBe('/resultado-busqueda/Venta/Mar-del-Sur/Todas/0-2/USD');
});

test('the quick search, the advanced search and the code search are forms', async ({ page }) => {
  await page.goto('/');
  const quick = page.locator('#busqueda-rapida form:has(select)');
  await quick.getByLabel('Operación').selectOption('venta');
  await quick.getByLabel('Ciudad').selectOption('Miramar');
  await quick.getByLabel('Tipo de vivienda').selectOption({ label: 'Casa o Chalet' });
  await quick.getByText('Pileta', { exact: true }).click();
  await quick.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect.poll(() => address(page)).toBe('/resultado-busqueda/Venta/Miramar/Casa/svc-pileta');

  await page.goto('/');
  await quick.getByLabel('Llegada').fill(`${NEXT_YEAR}-01-16`);
  await quick.getByLabel('Salida').fill(`${NEXT_YEAR}-01-31`);
  await quick.getByLabel('Personas').selectOption('6');
  await quick.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect
    .poll(() => address(page))
    .toBe(
      `/resultado-busqueda/Alquiler/Todas/Todas/personas-6?llegada=${NEXT_YEAR}-01-16&salida=${NEXT_YEAR}-01-31`,
    );
  expect(await total(page)).toBeGreaterThan(0);

  await page.goto('/busqueda-avanzada');
  const advanced = page.locator('main form').filter({ visible: true });
  await advanced.getByRole('checkbox', { name: 'Mar del Sur' }).check();
  await advanced.getByRole('checkbox', { name: 'Solo destacados' }).check();
  await advanced.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect.poll(() => address(page)).toBe('/resultado-busqueda/Alquiler/Mar-del-Sur/Todas/destacados');

  await page.goto('/busqueda-avanzada?modo=codigo');
  const code = page.locator('main form');
  const example = await code.getByLabel('Código del aviso').getAttribute('placeholder');
  await code.getByLabel('Código del aviso').fill(example!.toLowerCase());
  await code.getByRole('button', { name: 'Ver ficha' }).click();
  await expect.poll(() => address(page)).toBe(`/ver-ficha-inmueble/${example}`);
});

test('maps are replaced by links to the same listings', FULL, async ({ page }) => {
  await page.goto('/busqueda-avanzada?modo=mapa');
  await expect(page.locator('main p', { hasText: 'El mapa necesita JavaScript.' })).toBeVisible();
  await expect(page.getByText('Cargando…')).toBeHidden();
  await page.getByRole('link', { name: 'Ver todas las ventas' }).click();
  await expect.poll(() => address(page)).toBe('/resultado-busqueda/Venta/Todas/Todas');
  await expect(page.getByText('Cargando el mapa…')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeHidden();
});
