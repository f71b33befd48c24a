import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { NEXT_YEAR } from './next-year.js';
import { isHydrated } from './is-hydrated.js';
import { expect, test } from './product-test.js';

/** The application is loaded late (frontend/src/entries/start.ts); here it is loaded only when the test allows it. */
const { file } = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))[
  'src/entries/entry-client.tsx'
] as { file: string };
const APPLICATION = `**/${file}`;

/** Blocks the application until the returned function is called. */
async function blockApplication(page: Page): Promise<() => void> {
  let unblock = (): void => undefined;
  const comes = new Promise<void>((resolve) => (unblock = resolve));
  await page.context().route(APPLICATION, async (route) => {
    await comes;
    await route.continue();
  });
  return unblock;
}

test('presses before hydration take effect afterwards', async ({ page }) => {
  const unblock = await blockApplication(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  unblock();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a visitor without interaction is counted as a view of the sheet', async ({ page, running }) => {
  const answer = await page.request.get(`${running.url}/api/inmueble/ver/verInmueblesDestacados`);
  const { inmuebles } = (await answer.json()) as { inmuebles: { codigo: string }[] };
  const counted = page.waitForRequest('**/api/estadisticas/registrarVista');
  await page.goto(`/ver-ficha-inmueble/${inmuebles[0]!.codigo}`);
  await counted;
});

test('a form that opens with the search before does so without a touch', async ({ page }) => {
  await page.goto('/resultado-busqueda/Venta/Miramar/Todas');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await page.goto('/');
  await expect(page.locator('#busqueda-rapida form:has(select)').getByLabel('Ciudad')).toHaveValue('Miramar');
});

test('choices in the quick search before hydration are searched for', async ({ page }) => {
  const unblock = await blockApplication(page);
  await page.goto('/');
  const form = page.locator('#busqueda-rapida form:has(select)');
  await form.getByLabel('Ciudad').selectOption('Miramar');
  await form.getByLabel('Tipo de vivienda').selectOption({ label: 'Departamento' });
  await form.getByText('Pileta', { exact: true }).click();
  await form.getByText('Mascotas', { exact: true }).click();
  await form.getByText('Mascotas', { exact: true }).click();
  await form.getByRole('button', { name: 'Buscar', exact: true }).click();
  unblock();
  await expect(page).toHaveURL(/\/Alquiler\/Miramar\/Departamento\/svc-pileta$/);
});

test('input in the advanced search before hydration is kept, and reveals the next fields', async ({
  page,
}) => {
  const unblock = await blockApplication(page);
  await page.goto('/busqueda-avanzada');
  const form = page.locator('main form');
  await form.getByText('Venta', { exact: true }).click();
  unblock();
  await expect(form.getByLabel('Ciudad')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Venta' })).toBeChecked();
});

test('filters that are ticked and typed beside results before the application has come take effect', async ({
  page,
}) => {
  const unblock = await blockApplication(page);
  await page.goto('/resultado-busqueda/Venta/Todas/Todas');
  const panel = page.getByRole('complementary', { name: 'Filtros' });
  await panel.getByRole('checkbox', { name: 'Miramar' }).check();
  await panel.getByText('Casa o Chalet', { exact: true }).click();
  const to = panel.getByLabel('Hasta', { exact: true });
  await to.pressSequentially('90000');
  unblock();
  await expect(page).toHaveURL(/\/Venta\/Miramar\/Casa\/.*90000/);
  await expect(to).toHaveValue('90.000');
  await expect(to).toBeFocused();
  await expect(panel.getByRole('checkbox', { name: 'Miramar' })).toBeChecked();
});

test('text that is selected in the instant of hydration is still selected afterwards', async ({ page }) => {
  const unblock = await blockApplication(page);
  await page.goto('/resultado-busqueda/Venta/Todas/Todas');
  const from = page.getByRole('complementary', { name: 'Filtros' }).getByLabel('Desde', { exact: true });
  await from.fill('14105');
  await from.selectText();
  unblock();
  await expect(page).toHaveURL(/14105/);
  await page.keyboard.insertText('14380');
  await expect(from).toHaveValue('14.380');
  await expect(page).toHaveURL(/14380/);
});

test('every favourite that is marked before the application has come is kept', async ({ page }) => {
  const unblock = await blockApplication(page);
  await page.goto('/resultado-busqueda/Venta/Todas/Todas');
  const hearts = page.getByRole('button', { name: /^Favorito/ });
  for (const place of [0, 1, 2]) await hearts.nth(place).click();
  unblock();
  for (const place of [0, 1, 2]) await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true');
});

test('dates and people of a sheet before the application has come are all asked', async ({ page }) => {
  const unblock = await blockApplication(page);
  // A notice that is rented by the month of the year has no dates.
  const question = `operacion=alquiler&llegada=${NEXT_YEAR}-01-16&salida=${NEXT_YEAR}-01-31&libres=1`;
  const answer = await page.request.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?${question}`);
  const { inmuebles } = (await answer.json()) as { inmuebles: { codigo: string }[] };
  await page.goto(`/ver-ficha-inmueble/${inmuebles[0]!.codigo}`);
  await page.getByLabel('Llegada').fill(`${NEXT_YEAR}-01-16`);
  await page.getByLabel('Salida').fill(`${NEXT_YEAR}-01-31`);
  await page.getByLabel('Personas').selectOption('4');
  unblock();
  await expect(page).toHaveURL(
    new RegExp(`llegada=${NEXT_YEAR}-01-16&salida=${NEXT_YEAR}-01-31&personas=4$`),
  );
});

test.describe('a page that a translator has changed before the application comes', () => {
  // React reports that it renders the page again.
  test.use({ refusals: ['Minified React error #418'] });

  /** As browsers translate: every text of the content moves into an element of its own. */
  async function translate(page: Page): Promise<void> {
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        font.textContent = `${text.data} (en)`;
        text.replaceWith(font);
      }
    });
  }

  test('keeps its presses', async ({ page }) => {
    const unblock = await blockApplication(page);
    await page.goto('/resultado-busqueda/Venta/Todas/Todas');
    await translate(page);
    const hearts = page.getByRole('button', { name: /^Favorito/ });
    const before = await hearts.first().elementHandle();
    for (const place of [0, 1, 2]) await hearts.nth(place).click();
    unblock();
    for (const place of [0, 1, 2]) await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true');
    expect(await before!.evaluate((heart) => heart.isConnected), 'React rendered the page again').toBe(false);
  });

  test('keeps what was typed', async ({ page }) => {
    const unblock = await blockApplication(page);
    await page.goto('/resultado-busqueda/Venta/Todas/Todas');
    await translate(page);
    const to = page.locator('aside input[name=precioHasta]');
    await to.pressSequentially('90000');
    unblock();
    await expect(page).toHaveURL(/90000/);
    await expect(to).toHaveValue('90.000');
  });
});

/** Keeps timers of the movement (title-scroll.ts) until the test runs them, and says how far the page then moves. */
async function movesBy(page: Page, before: () => Promise<void>): Promise<number> {
  await page.addInitScript(() => {
    const later = setTimeout;
    const kept: (() => void)[] = [];
    globalThis.setTimeout = ((run: () => void, ms?: number) =>
      ms === 1_500 ? kept.push(run) : later(run, ms)) as typeof setTimeout;
    Object.assign(globalThis, { kept });
  });
  await before();
  return page.evaluate(async () => {
    for (const run of (globalThis as unknown as { kept: (() => void)[] }).kept) run();
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });
}

const PATH = '/resultado-busqueda/Alquiler';

test('a page moves to its title if its visitor only reads', async ({ page }) => {
  const moved = movesBy(page, async () => {
    await page.goto(PATH);
    // A browser tells so where the pointer rests, sometimes after the page has begun to listen.
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
    );
  });
  expect(await moved).toBeGreaterThan(10);
});

test('a page does not move by itself under a pointer that moves', async ({ page }) => {
  const moved = movesBy(page, async () => {
    await page.goto(PATH);
    await page.mouse.move(9, 500);
  });
  expect(await moved).toBe(0);
});

test('a page does not move by itself while the pointer rests on a control', async ({ page }) => {
  const moved = movesBy(page, async () => {
    await page.goto('/');
    await isHydrated(page);
    await page.getByRole('link', { name: 'Ventas' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('venta');
  });
  expect(await moved).toBe(0);
});

test('a press ends the movement of the page to its title', async ({ page }) => {
  await page.addInitScript(() => {
    const press = (): void => {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      Object.assign(globalThis, { pressedAt: scrollY });
    };
    addEventListener('scroll', press, { once: true });
  });
  await page.goto('/resultado-busqueda/Alquiler');
  await page.waitForFunction(() => 'pressedAt' in globalThis);
  // A movement that goes on would be over after these frames.
  const [pressedAt, later] = await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
    return [(globalThis as { pressedAt?: number }).pressedAt, scrollY];
  });
  expect(later).toBe(pressedAt);
  const title = await page.locator('#titulo').boundingBox();
  expect(title!.y).toBeGreaterThan(10);
});

for (const path of ['/contacto', '/admin/login'])
  test(`${path}: a press ends on its control when late content moves it, unless the pointer leaves`, async ({
    page,
  }) => {
    await page.goto(path);
    const link = page.getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    const { x, y, height } = (await link.boundingBox())!;
    const press = async (leave: number): Promise<boolean> => {
      await page.mouse.move(x + 5, y + height / 2);
      await page.mouse.down();
      await link.evaluate((control) => {
        const counted = globalThis as { presses?: number };
        counted.presses ??= 0;
        control.onclick = (event) => {
          event.preventDefault();
          counted.presses! += 1;
        };
        Object.assign(control.style, { position: 'relative', bottom: '200px' });
      });
      await page.mouse.move(x + 5 + leave, y + height / 2);
      await page.mouse.up();
      return link.evaluate((control) => {
        control.removeAttribute('style');
        const counted = globalThis as { presses?: number };
        const { presses } = counted;
        counted.presses = 0;
        return presses === 1;
      });
    };
    // The first movement of the pointer starts the application.
    await expect.poll(() => press(0)).toBe(true);
    expect(await press(30)).toBe(false);
  });

test('filters stay under the pointer when their counts and the prices arrive', async ({ page }) => {
  await page.goto('/resultado-busqueda/Venta/Todas/Todas');
  const filter = page.getByRole('complementary', { name: 'Filtros' }).locator('label', {
    hasText: 'Solo destacados',
  });
  const placeInPage = () => filter.evaluate((label) => label.getBoundingClientRect().top + window.scrollY);
  const rendered = await placeInPage();
  await page.mouse.move(9, 9);
  await expect(filter).toContainText(/\d+ avisos?/);
  expect(await placeInPage()).toBe(rendered);
});
