import { signIn } from './operator.js';
import { expect, test } from './product-test.js';

test('Back closes a photo in full screen and not the page', async ({ page }) => {
  await page.goto('/ver-ficha-inmueble/ALQ-0005');
  await page.getByRole('region', { name: 'Fotos' }).getByRole('button').first().click();
  const photo = page.getByRole('dialog');
  await expect(photo).toBeVisible();
  await page.goBack();
  await expect(photo).toBeHidden();
  await expect(page).toHaveURL(/ALQ-0005$/);
});

test('Escape closes the popup of a map, whose button is named in Spanish, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/resultado-busqueda/Alquiler/Mar-del-Sur');
  const pin = page.locator('.map-pin-place[data-codigos]').first();
  await pin.focus();
  await page.keyboard.press('Enter');
  const close = page.locator('.leaflet-popup-close-button');
  await expect(close).toHaveAccessibleName('Cerrar');
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(pin).toBeFocused();
});

test('a dialog of the operator begins at its first field', async ({ page, running }) => {
  await signIn(page, running.operator);
  await page.goto('/admin/cuentas');
  await page.getByRole('button', { name: 'Invitar a alguien' }).click();
  await expect(page.getByRole('dialog').locator('input, select').first()).toBeFocused();
});
