import { PAPERS } from '#common/search/sheet/stay-papers.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

const ADDRESS = '/papeles/ALQ-0003?llegada=2027-03-01&salida=2027-03-16&personas=3';

test('both sides fill in a receipt and a contract from the sheet, and nothing that they type is sent', async ({
  page,
}) => {
  await page.goto('/ver-ficha-inmueble/ALQ-0003?llegada=2027-03-01&salida=2027-03-16&personas=3');
  await page.getByRole('button', { name: 'Compartir' }).first().click();
  await page.getByRole('link', { name: 'Recibo de seña y contrato' }).click();
  await expect(page).toHaveURL(ADDRESS);
  const name = page.getByRole('group', { name: 'Quien alquila' }).getByLabel('Nombre y apellido');
  await expect(name).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
  await name.fill('Ana Secreta');
  await page.getByLabel('Precio total').fill('900000');
  await page.getByLabel('Seña', { exact: true }).fill('300000');
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Ana Secreta');
  await expect(paper).toContainText('desde el 01/03/2027');
  await expect(paper).toContainText('El saldo, de ARS$ 600.000');
  await passesAxe(page);
  await page.getByText(PAPERS.contrato, { exact: true }).click();
  await expect(paper).toContainText('Ana Secreta');
  await expect(paper).toContainText('9. Conflictos.');
  await passesAxe(page);
  expect(sent.filter((request) => /secreta/i.test(request))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Secreta',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeHidden();
  await expect(paper).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the papers have lines to fill in by hand', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('article')).toContainText('DNI ____________');
    await expect(page.getByLabel('Precio total')).toBeHidden();
  });
});

test('there are no papers of a sale, nor of an unknown notice', async ({ page }) => {
  for (const code of ['VEN-0001', 'ALQ-9999']) {
    const answer = await page.request.get(`/papeles/${code}`, { maxRedirects: 0 });
    expect(answer.headers()['location']).toBe(`/ver-ficha-inmueble/${code}`);
  }
});
