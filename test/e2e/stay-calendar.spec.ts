import type { Page } from 'playwright/test';
import { intercept } from './intercept.js';
import { NEXT_YEAR } from './next-year.js';
import { passesAxe } from './passes-axe.js';
import { expect, FULL, test } from './product-test.js';

/** A house whose January is let in both halves (the demonstration's data). */
const TAKEN = '/ver-ficha-inmueble/ALQ-0063';

const opener = (page: Page) => page.getByRole('button', { name: 'Elegir en el calendario' });
const day = (page: Page, text: string) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`, ${text}`) });

/** Turns the pages of the calendar forwards until the month is shown. Fails at its last page. */
async function turnTo(page: Page, month: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Ir al mes siguiente' });
  // The calendar comes from a file of its own. Before it is there, it shows no month, which would turn the first one away.
  await expect(next).toBeVisible();
  while (!(await dialog.getByRole('grid', { name: month }).isVisible())) {
    await expect(next).toBeEnabled();
    await next.click();
  }
}

test('a stay is chosen in the calendar: a fortnight by one press, other dates by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page).click();
  await page.getByRole('button', { name: `2.ª quincena Enero ${NEXT_YEAR}` }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Llegada')).toHaveValue(`${NEXT_YEAR}-01-16`);
  await expect(page.getByLabel('Salida')).toHaveValue(`${NEXT_YEAR}-02-01`);

  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(page, '16 de enero')).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText('15 de febrero. Elegí el día de salida.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Llegada')).toHaveValue(`${NEXT_YEAR}-02-15`);
  await expect(page.getByLabel('Salida')).toHaveValue(`${NEXT_YEAR}-02-22`);
  await opener(page).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('7 noches')).toBeVisible();
  await expect(opener(page)).toBeFocused();
});

test('popular dates are chosen by one press, and taken back by another', FULL, async ({ page }) => {
  await page.goto('/');
  const popular = page.getByRole('group', { name: 'Fechas más buscadas' }).getByRole('checkbox');
  // The next weekend, on every day of the year.
  await popular.first().press('Space');
  await expect(popular.first()).toBeChecked();
  await expect(page.getByText('2 noches')).toBeVisible();
  await expect(page.getByLabel('Llegada')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await popular.first().press('Space');
  await expect(page.getByLabel('Llegada')).toBeHidden();
  await page.getByRole('tab', { name: 'Venta' }).click();
  await expect(popular).toHaveCount(0);
});

test('beside dates each choice of the quick search is shown whole', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByLabel('Ciudad').selectOption('Mar del Plata');
  await page.getByLabel('Tipo de vivienda').selectOption('Departamento');
  await page.getByLabel('Cuándo').selectOption('Elegir fechas…');
  // The page is alive.
  await expect(page.getByLabel('Llegada')).toBeVisible();
  await page.getByLabel('Precio hasta').fill('2500000');
  await page.getByLabel('Personas').focus();
  await expect(page.getByLabel('Precio hasta')).toHaveValue('2.500.000');
  const cut = await page.locator('form select').evaluateAll((selects) =>
    selects.filter((select) => {
      const width = select.getBoundingClientRect().width;
      Object.assign((select as HTMLElement).style, { width: 'auto', minWidth: '0' });
      const { options, selectedIndex } = select as HTMLSelectElement;
      for (const [index, option] of [...options].entries()) option.hidden = index !== selectedIndex;
      return select.getBoundingClientRect().width > width;
    }),
  );
  expect(cut).toEqual([]);
});

for (const width of [360, 1280])
  test(`on a sheet, at ${width} px, taken nights cannot be chosen`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(TAKEN);
    await opener(page).click();
    await turnTo(page, `diciembre ${NEXT_YEAR - 1}`);
    await day(page, '31 de diciembre').click();
    await turnTo(page, `enero ${NEXT_YEAR}`);
    await expect(day(page, '1 de enero')).toBeEnabled();
    await expect(day(page, '2 de enero')).toBeDisabled();
    await expect(day(page, '2 de enero')).toHaveAccessibleName(/alquilado/);
    await expect(page.getByRole('button', { name: `Mes completo Enero ${NEXT_YEAR}` })).toBeDisabled();
    await passesAxe(page);
    await day(page, '1 de enero').click();
    await expect(page.getByLabel('Salida')).toHaveValue(`${NEXT_YEAR}-01-01`);
    await expect(page).toHaveURL(new RegExp(`llegada=${NEXT_YEAR - 1}-12-31&salida=${NEXT_YEAR}-01-01`));
  });

test('an inquiry and a comparison take their dates from it', FULL, async ({ page }) => {
  await page.goto(TAKEN);
  await page
    .getByRole('complementary', { name: 'Contacto' })
    .getByRole('link', { name: 'Consultar por email' })
    .click();
  const form = page.getByRole('dialog', { name: 'Consultar al dueño' });
  await form.getByRole('button', { name: 'Elegir en el calendario' }).click();
  await page.getByRole('button', { name: `1.ª quincena Febrero ${NEXT_YEAR}` }).click();
  await expect(form.getByLabel('Llegada')).toHaveValue(`${NEXT_YEAR}-02-01`);
  await expect(form.getByLabel('Salida')).toHaveValue(`${NEXT_YEAR}-02-16`);

  await page.goto('/comparar?avisos=ALQ-0063,ALQ-0034');
  await opener(page).click();
  await page.getByRole('button', { name: /Semana Santa/ }).click();
  await expect(page).toHaveURL(/llegada=.*&salida=/);
  await opener(page).click();
  await page.getByRole('group', { name: 'Findes' }).getByRole('button').last().click();
  await expect(page.getByRole('status').filter({ hasText: /^2 noches$/ })).toBeVisible();
  await opener(page).click();
  await page.getByRole('button', { name: 'Borrar fechas' }).click();
  await expect(page).not.toHaveURL(/llegada/);
});

test.describe('without its file', () => {
  test.use({ refusals: ['ERR_FAILED'] });

  test('it says so, and opens once the server answers', FULL, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Ciudad').selectOption('Miramar');
    const connect = await intercept(page.context(), '**/health/live', (route) => route.abort());
    await opener(page).click();
    await expect(page.getByText('No se pudo abrir. Escribí las fechas.')).toBeVisible();
    connect();
    await opener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test(
  'results for dates are in groups, on each page, and what is not to be had is folded',
  FULL,
  async ({ page }) => {
    const dates = `llegada=${NEXT_YEAR}-01-16&salida=${NEXT_YEAR}-01-18`;
    await page.goto(`/resultado-busqueda/Alquiler/Todas/Todas?${dates}`);
    const results = page.getByRole('region', { name: 'Resultados' });
    const titles = results.getByRole('heading', { level: 2 });
    await expect(titles.first()).toHaveText('Para tus 2 noches');
    const folded = results.locator('details');
    while ((await folded.count()) === 0) {
      const next = results.getByRole('link', { name: 'Página siguiente' });
      const first = await results.getByRole('article').first().getAttribute('data-codigo');
      await next.click();
      await expect(results.getByRole('article').first()).not.toHaveAttribute('data-codigo', first!);
      await expect(titles.first()).toBeVisible();
    }
    await expect(folded).toContainText(/^Alquiladas o sin precio en esas fechas \(\d+\)/);
    await expect(folded.getByRole('article').first()).toBeHidden();
    await folded.locator('summary').click();
    await expect(folded.getByRole('article').first()).toBeVisible();
    await expect(results.getByRole('link', { name: 'Avisame si se libera' })).toHaveAttribute(
      'href',
      /^\/avisame/,
    );
    await passesAxe(page);
  },
);

test(
  'on a phone the map opens beside the filters, and Escape or its button leads back',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/resultado-busqueda/Alquiler/Todas/Todas');
    const map = page.getByRole('button', { name: 'Ver mapa' });
    await map.click();
    await expect(page.getByRole('button', { name: 'Ver lista' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(map).toBeFocused();
    await map.click();
    await page.getByRole('button', { name: 'Ver lista' }).click();
    await expect(map).toBeFocused();
  },
);
