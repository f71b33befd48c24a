import { expect, test } from './product-test.js';
import { passesAxe } from './passes-axe.js';

const LABEL = 'Contanos qué buscás';

test('one sentence is completed, understood, changed and taken apart', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('search').getByLabel(LABEL);
  await field.pressSequentially('casa en mir');
  await expect(page.locator('datalist#frases option')).toHaveCount(1);
  await expect(page.locator('datalist#frases option')).toHaveAttribute('value', 'casa en Miramar');
  await passesAxe(page);
  await field.fill('casa en miramar para 4, navidad');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/Alquiler\/Miramar\/Casa\/personas-4\?frase=/);
  await expect(page.getByText('No entendimos «navidad»')).toBeVisible();
  await expect(page.getByLabel(LABEL)).toHaveValue('casa en miramar para 4, navidad');
  await page.getByLabel(LABEL).fill('casa en miramar con pileta');
  await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/Alquiler\/Miramar\/Casa\/svc-pileta\?frase=/);
  await passesAxe(page);
  await page.getByRole('link', { name: 'Quitar filtro Pileta' }).click();
  await expect(page).toHaveURL(/\/Alquiler\/Miramar\/Casa$/);
});

test('the field of the home page is there after a navigation too', async ({ page }) => {
  await page.goto('/contacto');
  await page
    .getByRole('link', { name: /Costa Directa/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByLabel(LABEL).fill('monoambiente en mdp');
  await page.getByLabel(LABEL).press('Enter');
  await expect(page).toHaveURL(/\/Alquiler\/Mar-del-Plata\/Departamento\/1-Amb\?frase=/);
});
