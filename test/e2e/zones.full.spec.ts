import { drawnZones, type DrawnZonesAnswer } from '#common/listings/zones/zone-calls.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

test('a zone is drawn with the mouse, corrected by keyboard and found in the panel of the search', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/barrios');
  await page.getByLabel('Ciudad').selectOption('Mar del Plata');
  const zones = page.getByRole('list', { name: 'Barrios' }).getByRole('listitem');
  await expect(zones.filter({ hasText: 'Punta Mogotes' })).toContainText(/[1-9]\d* avisos/);
  await passesAxe(page);

  await page.getByRole('button', { name: 'Agregar barrio' }).press('Enter');
  const name = page.getByLabel('Nombre del barrio');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText('Escribí el nombre del barrio, con letras.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Puerto');
  const map = page.getByRole('region', { name: 'Mapa de los barrios' });
  const corners = page.getByRole('button', { name: /^Punto \d+$/ });
  for (const [count, position] of [
    { x: 300, y: 200 },
    { x: 450, y: 350 },
    { x: 450, y: 200 },
  ].entries()) {
    await map.click({ position });
    await expect(corners).toHaveCount(count + 1);
  }
  await page.getByRole('button', { name: 'Punto en el centro del mapa' }).press('Enter');
  await expect(corners).toHaveCount(4);
  await corners.nth(3).press('Delete');
  await expect(corners).toHaveCount(3);

  const first = page.getByRole('textbox', { name: 'Punto 1' });
  const before = await first.inputValue();
  await corners.first().press('ArrowDown');
  await expect(first).not.toHaveValue(before);
  await expect(corners.first()).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(first).toHaveValue(before);
  await first.fill('-38, -57.5');
  await first.press('Enter');
  await passesAxe(page);
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(zones.filter({ hasText: 'Puerto' })).toBeVisible();
  const { barrios } = (await (await page.request.get(drawnZones.path)).json()) as DrawnZonesAnswer;
  const drawn = barrios.find(({ nombre }) => nombre === 'Puerto')!;
  expect([drawn.ciudad, drawn.contorno.length, drawn.contorno[0]]).toEqual([
    'Mar del Plata',
    3,
    { latitud: -38, longitud: -57.5 },
  ]);

  await page.goto('/resultado-busqueda/Alquiler/Mar-del-Plata/Todas');
  await page.getByRole('checkbox', { name: /^La Perla/ }).check();
  await expect(page).toHaveURL(/\/Mar-del-Plata\/Todas\/barrio-la-perla$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Propiedades en alquiler en La Perla');
  await page.getByRole('checkbox', { name: /^Miramar/ }).check();
  await expect(page).toHaveURL(/\/Alquiler\/Miramar,Mar-del-Plata\/Todas$/);
});
