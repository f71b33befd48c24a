import { passesAxe } from './passes-axe.js';
import { signIn } from './operator.js';
import { expect, test } from './product-test.js';

test('a cell of the occupancy leads to the notices that are free then, by the keyboard', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const cell = page.getByRole('link', { name: /^Miramar, 1.ª quincena de enero: .* Ver los libres$/ });
  const [, rented = '', offered = ''] =
    /([\d.]+) de ([\d.]+) alquilados/.exec((await cell.textContent())!) ?? [];
  await cell.press('Enter');
  await expect(page).toHaveURL(/\/admin\/inmueblesAlta\?localidad=Miramar&quincena=enero-1$/);
  const free = Number(offered) - Number(rented);
  await expect(page.getByText(new RegExp(`^${free} inmuebles?$`))).toBeVisible();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Filtro', exact: true }).click();
  await page.getByLabel('En la quincena').selectOption('Alquilados');
  await expect(page).toHaveURL(/disponibilidad=alquilado/);
  await expect(page.getByText(new RegExp(`^${Number(rented)} inmuebles?$`))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
