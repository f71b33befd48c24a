import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';
import { isHydrated } from './is-hydrated.js';
import { expect, test } from './product-test.js';
import { atHome, atStep, fillContact, fillPoint, fillProperty, goOn, open, press } from './publish-steps.js';

test('a text that a field does not understand stays, and stops its form', async ({ page }) => {
  const publication = atHome();
  await open(page);
  await fillContact(page, publication);
  const area = page.getByRole('textbox', { name: 'Superficie total' });
  await fillProperty(page, 'Venta', publication.inmueble.observaciones);
  await press(page, 'Anterior');

  await area.pressSequentially('20 x 40');
  await area.press('Enter');
  await expect(area).toBeFocused();
  await expect(area).toHaveValue('20 x 40');
  await expect(page.getByText(/^Tiene que ser un número con hasta 2 decimales/)).toBeVisible();
  await area.fill('');
  await area.pressSequentially('1.200 m2');
  await area.blur();
  await expect(area).toHaveValue('1.200');
  await area.fill('');
  await area.pressSequentially('2 ha');
  await area.blur();
  await expect(area).toHaveValue('20.000');
  await goOn(page);
  await atStep(page, 'Ubicación en el mapa');

  const latitude = page.getByLabel('Latitud');
  await latitude.fill('-38.270612');
  await page.getByLabel('Longitud').fill('-57.839641');
  await latitude.fill('abc');
  await goOn(page);
  await expect(latitude).toBeFocused();
  await expect(page.getByText('Escribí un número entre -90 y 90.')).toBeVisible();
  await fillPoint(page);

  const price = page.getByRole('textbox', { name: 'Precio' });
  await price.fill('100.000');
  await price.fill('2 palos y medio');
  await goOn(page);
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('2 palos y medio');
  await expect(page.getByText('No se entendió «2 palos y medio».')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await price.fill('');
  await price.pressSequentially('1,5 millones');
  await price.blur();
  await expect(price).toHaveValue('1.500.000');
  await price.fill('USD 85.000');
  await expect(price).toHaveValue('85.000');
  await expect(page.getByLabel('Dólares')).toBeChecked();
  await goOn(page);
  await atStep(page, 'Tipo de contrato');
});

test('a price that the search of the home does not understand stops it', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  const price = page.getByLabel('Precio hasta (ARS$)');
  for (const text of ['2 palos', 'USD 500']) {
    await price.fill(text);
    await price.press('Enter');
    await expect(price).toBeFocused();
    await expect(page.getByText(`No se entendió «${text}».`)).toBeVisible();
  }
  await price.fill('$ 450.000');
  await price.press('Enter');
  await expect(page.getByText(SEARCH_MESSAGES.townRequired)).toBeVisible();
  await expect(price).toHaveValue('450.000');
});
