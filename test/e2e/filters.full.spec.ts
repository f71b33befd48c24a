import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';
import { isHydrated } from './is-hydrated.js';
import { expect, test } from './product-test.js';

test('the focus stays on the screen when the filter that has it is removed', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const chip = (label: string) => page.getByRole('link', { name: `Quitar filtro ${label}` });
  await page.goto('/resultado-busqueda/Alquiler/Miramar/Casa');
  // Before, a link loads another page.
  await isHydrated(page);
  await chip('Miramar').press('Enter');
  await expect(chip('Casa')).toBeFocused();
  await chip('Casa').press('Enter');
  await expect(title).toBeFocused();

  await page.goto('/resultado-busqueda/Alquiler/Miramar/Casa');
  await isHydrated(page);
  await page.getByRole('link', { name: 'Limpiar filtros' }).press('Enter');
  await expect(chip('Casa')).toHaveCount(0);
  await expect(title).toBeFocused();
});

test('a price range that nothing can be in says so', async ({ page }) => {
  await page.goto('/resultado-busqueda/Venta/Miramar');
  const prices = page.getByRole('group', { name: 'Precio', exact: true });
  await prices.getByLabel('Desde').fill('90000');
  await prices.getByLabel('Hasta').fill('80000');
  await expect(prices.getByLabel('Hasta')).toHaveAccessibleDescription(SEARCH_MESSAGES.emptyRange);
  await prices.getByLabel('Hasta').fill('95000');
  await expect(prices.getByLabel('Hasta')).not.toHaveAccessibleDescription(/./);
});
