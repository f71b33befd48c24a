import type { Page } from 'playwright/test';
import { ALERT_MESSAGES } from '#common/inquiries/alerts/alert-messages.js';
import { LIST_MESSAGES } from '#common/search/saved/saved-list-messages.js';
import { fits } from './fits.js';
import { NEXT_YEAR } from './next-year.js';
import { passesAxe } from './passes-axe.js';
import { expect, FULL, test } from './product-test.js';

/** A search in which no other test publishes. */
const RESULTS = '/resultado-busqueda/Alquiler/Mar-del-Plata/Casa/Enero/1-Quincena';
const NEVER = 'ALQ-9999';

const cards = (page: Page) => page.getByRole('region', { name: 'Resultados' }).getByRole('article');
const heart = (page: Page, code: string) => page.locator(`button[data-favorito="${code}"]`);
const codeOf = async (page: Page, index: number): Promise<string> =>
  (await cards(page).nth(index).getAttribute('data-codigo'))!;

test('a heart keeps a notice on the device, in every tab, and the list forgets it', async ({
  page,
  context,
}) => {
  await page.goto(RESULTS);
  const code = await codeOf(page, 0);
  await expect(heart(page, code)).toHaveAccessibleName(`Favorito ${code}`);
  await heart(page, code).click();
  await expect(heart(page, code)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.mouse.move(10, 200);
  await expect(heart(page, code)).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto('/favoritos');
  const kept = other.getByRole('region', { name: 'Avisos guardados' });
  await expect(kept.getByRole('link', { name: /^Casa/ })).toHaveAttribute(
    'href',
    new RegExp(`^/ver-ficha-inmueble/${code}\\?periodo=Enero`),
  );
  await passesAxe(other);
  await kept.getByRole('button', { name: `Quitar ${code}` }).click();
  await expect(other.getByRole('heading', { name: LIST_MESSAGES.emptyTitle })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(heart(page, code)).toHaveAttribute('aria-pressed', 'false');
});

test('a favourite that is removed leaves the focus at its neighbour', FULL, async ({ page }) => {
  await page.goto(RESULTS);
  const [first, second, third] = [await codeOf(page, 0), await codeOf(page, 1), await codeOf(page, 2)];
  const codes = JSON.stringify([first, second, third]);
  await page.evaluate((text) => localStorage.setItem('favoritos', text), codes);
  await page.goto('/favoritos');
  const kept = page.getByRole('region', { name: 'Avisos guardados' });
  const neighbour = kept.locator(`a[href*="${second}"]`).first();
  for (const code of [first, third]) {
    await kept.getByRole('button', { name: `Quitar ${code}` }).press('Enter');
    await expect(kept.getByRole('button', { name: `Quitar ${code}` })).toHaveCount(0);
    await expect(neighbour).toBeFocused();
  }
});

test(
  'a favourite whose price dropped since the last visit says so, at each visit',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('favoritos', JSON.stringify(['ALQ-0034'])));
    await page.goto('/favoritos');
    const kept = page.getByRole('region', { name: 'Avisos guardados' });
    await expect(kept.getByRole('link', { name: /ALQ|^[A-Z]/ })).toBeVisible();
    await expect(kept.getByText(/^Bajó de/)).toHaveCount(0);
    // Stores a price of yesterday that is twice as high.
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('precios-vistos')!);
      stored['ALQ-0034'].amount *= 2;
      stored['ALQ-0034'].at -= 86_400_000;
      localStorage.setItem('precios-vistos', JSON.stringify(stored));
    });
    for (let visit = 1; visit <= 2; visit++) {
      await page.reload();
      await expect(kept.getByText(/^Bajó de .+ a .+/)).toBeVisible();
    }
    await passesAxe(page);
  },
);

test(
  'a price that dropped lately is marked among the favourites, on the sheet and on cards',
  FULL,
  async ({ page }) => {
    const mark = /^Bajó \d+\s%, antes ARS\$\s/;
    await page.goto('/ver-ficha-inmueble/ALQ-0019');
    await expect(page.getByText(mark).first()).toBeVisible();
    // The script runs at the first move. The sheet then enters 'Vistos hace poco', so the list shows the notice twice.
    await page.mouse.move(10, 200);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vistos'))).toContain('ALQ-0019');
    await page.evaluate(() => localStorage.setItem('favoritos', JSON.stringify(['ALQ-0019'])));
    await page.goto('/favoritos');
    for (const name of ['Avisos guardados', 'Vistos hace poco'])
      await expect(page.getByRole('region', { name }).getByText(mark)).toHaveCount(1);
    await page.goto('/resultado-busqueda/Alquiler');
    await expect(page.locator('[data-codigo=ALQ-0019]').getByText(/^Bajó/)).toBeVisible();
  },
);

test(
  'a sheet is remembered as seen, and one that is gone or unreadable is said to be so',
  FULL,
  async ({ page }) => {
    await page.goto('/ver-ficha-inmueble/ALQ-0005');
    await page.mouse.move(10, 200);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vistos'))).toContain('ALQ-0005');
    await page.evaluate((code) => localStorage.setItem('favoritos', JSON.stringify([code, 7, 'x'])), NEVER);
    await page.goto('/favoritos');
    await expect(page.getByText(LIST_MESSAGES.gone(NEVER))).toBeVisible();
    const seen = page.getByRole('region', { name: 'Vistos hace poco' });
    await expect(seen.getByRole('link')).toHaveAttribute('href', '/ver-ficha-inmueble/ALQ-0005');
    await page.evaluate(() => localStorage.setItem('favoritos', '{"'));
    await page.reload();
    await expect(page.getByRole('heading', { name: LIST_MESSAGES.emptyTitle })).toBeVisible();
  },
);

test('a sheet has a page to print for the door, with a QR code', FULL, async ({ page }) => {
  await page.goto('/ver-ficha-inmueble/ALQ-0005');
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('link', { name: /Cartel para imprimir/ }).click();
  await expect(page).toHaveURL(/\/cartel\/ALQ-0005$/);
  await expect(page.getByRole('figure', { name: 'Código QR de la ficha ALQ-0005' })).toBeVisible();
  await expect(page.getByText('Se alquila')).toBeVisible();
  await passesAxe(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByText('ALQ-0005')).toBeVisible();
  // A code that no notice has leads to the sheet, which says so.
  const unknown = await page.request.get('/cartel/ALQ-9999', { maxRedirects: 0 });
  expect([unknown.status(), unknown.headers()['location']]).toEqual([302, '/ver-ficha-inmueble/ALQ-9999']);
});

test(
  'two homes are compared for the same dates, and the list is shared by its address',
  FULL,
  async ({ page, browser, baseURL }) => {
    await page.goto(RESULTS);
    const codes = [await codeOf(page, 0), await codeOf(page, 1)];
    for (const code of codes) {
      await heart(page, code).click();
      await expect(heart(page, code)).toHaveAttribute('aria-pressed', 'true');
    }
    await page.goto('/favoritos');
    await expect(page.getByText(LIST_MESSAGES.chooseTwo)).toBeVisible();
    for (const code of codes) await page.getByRole('checkbox', { name: `Comparar ${code}` }).check();
    await page.getByLabel('Nombre de la lista (opcional)').fill('Lo que miramos para enero');
    await page.getByRole('button', { name: 'Compartir' }).click();
    const whatsApp = page.getByRole('link', { name: /WhatsApp/ });
    await expect(whatsApp).toHaveAttribute('href', /lista%3Favisos%3D/);
    const shared = new URL(decodeURIComponent((await whatsApp.getAttribute('href'))!).split('\n')[1]!);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Comparar 2 avisos' }).click();
    const table = page.getByRole('region', { name: 'Comparación' });
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await page.getByLabel('Llegada').fill(`${NEXT_YEAR}-01-10`);
    await page.getByLabel('Salida').fill(`${NEXT_YEAR}-01-20`);
    await expect(page).toHaveURL(new RegExp(`llegada=${NEXT_YEAR}-01-10&salida=${NEXT_YEAR}-01-20`));
    // A stay is compared with the same stay: the total of its ten nights, or the reason why there is none.
    await expect(table.getByRole('row', { name: /^Precio/ })).toContainText('por 10 noches');
    await passesAxe(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await fits(page);
    // On a phone both columns fit beside the names of the rows.
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // On paper so do four, without what is to be pressed.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 688, height: 980 });
    await page.goto(`/comparar?avisos=${codes.join(',')},ALQ-0005,ALQ-0009`);
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.locator('[data-on-dark]').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
    await page.setViewportSize({ width: 360, height: 800 });
    await table.getByRole('button', { name: `Escribir por WhatsApp por ${codes[1]}` }).click();
    const inquiry = page.getByRole('dialog', { name: 'Consultar al dueño' });
    await expect(inquiry.getByLabel('Mensaje')).toHaveValue(/del 10 al 20 de enero/);
    await page.keyboard.press('Escape');

    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const theirs = await stranger.newPage();
    await theirs.goto(`${baseURL}${shared.pathname}${shared.search}`);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Lo que miramos para enero');
    for (const code of codes)
      await expect(theirs.locator(`main a[href^="/ver-ficha-inmueble/${code}?"]`).first()).toBeVisible();
    const { searchParams: list } = shared;
    list.set('avisos', `${codes[0]},ALQ-9999`);
    await theirs.goto(`${baseURL}${shared.pathname}${shared.search}`);
    await expect(theirs.getByText('1 aviso. Una lista que alguien compartió.')).toBeVisible();
    await expect(theirs.getByRole('link', { name: /^Comparar/ })).toHaveCount(0);
    list.set('avisos', 'ALQ-9998,ALQ-9999');
    await theirs.goto(`${baseURL}${shared.pathname}${shared.search}`);
    await theirs.getByRole('link', { name: 'Buscar otros avisos' }).click();
    await expect(theirs).toHaveURL(/busqueda-avanzada/);
    await stranger.close();
  },
);

test('an alert for a search is asked for from its results', FULL, async ({ page }) => {
  await page.goto(RESULTS);
  await page.getByRole('link', { name: 'Avisame', exact: true }).click();
  // The page of results has the same heading.
  await expect(page).toHaveURL(/\/avisame\?busqueda=/);
  await expect(page.getByRole('heading', { name: /^Casas en Mar del Plata/ })).toBeVisible();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Avisame' }).click();
  await expect(page.getByText(ALERT_MESSAGES.emailRequired)).toBeVisible();
  await page.getByRole('textbox', { name: /email/i }).fill('visitante@ejemplo.com');
  await page.getByText('Una vez por día').click();
  await page.getByRole('button', { name: 'Avisame' }).click();
  await expect(page.getByRole('heading', { name: ALERT_MESSAGES.requested })).toBeFocused();
});
