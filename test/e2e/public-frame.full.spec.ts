import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

for (const width of [769, 800, 830, 900, 901]) {
  test(`the top menu is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/nuestra-empresa');
    const menu = page.getByRole('navigation', { name: 'Buscar y directorios' });
    const list = menu.getByRole('list').first();
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const link of await menu.getByRole('link').all()) {
      const box = (await link.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });
}

test('the menu of a phone passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const dialog = page.getByRole('dialog', { name: 'Menú' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('banner')).toHaveCount(0);
  await expect(dialog.getByRole('contentinfo')).toHaveCount(0);
  await passesAxe(page);
});

for (const width of [1024, 1440, 1920]) {
  test(`at ${width} px 'Ver mapa' stands in the bar, over nothing else`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const button = page.getByRole('link', { name: 'Ver mapa' });
    const box = (await button.boundingBox())!;
    const bar = (await page.getByRole('banner').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y + bar.height);
    for (const link of await page.getByRole('banner').getByRole('link').all()) {
      const other = (await link.boundingBox())!;
      expect(box.x >= other.x + other.width || box.x + box.width <= other.x).toBe(true);
    }
    await button.click();
    await expect(page.locator('#mapa')).toBeInViewport();
  });
}

test('a sheet prints what it says, without what can only be pressed', async ({ page }) => {
  await page.goto('/ver-ficha-inmueble/ALQ-0001');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/\/ver-ficha-inmueble\/ALQ-0001$/)).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Propiedades relacionadas' })).toBeHidden();
});

test("on a phone the way back to the top lies over nothing of the sheet's bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const codes = await page.request.get('/api/inmueble/obtener/obtenerCodigosInmuebles');
  const { codigos } = (await codes.json()) as { codigos: string[] };
  await page.goto(`/ver-ficha-inmueble/${codigos[0]}`);
  await page.mouse.wheel(0, 900);
  const button = page.getByRole('button', { name: 'Volver arriba' });
  await expect(button).toBeVisible();
  const [arrow, bar] = [await button.boundingBox(), await page.locator('[data-foot-bar]').boundingBox()];
  expect(arrow!.y + arrow!.height).toBeLessThanOrEqual(bar!.y);
});

test("on a narrow phone the amount of a sale lies under no button of the sheet's bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/resultado-busqueda/Venta/Todas/Todas/ARS?orden=precio-mayor');
  const code = await page.locator('article').first().getAttribute('data-codigo');
  await page.goto(`/ver-ficha-inmueble/${code}`);
  const bar = page.locator('[data-foot-bar]');
  const figure = (await bar.locator('.price-figure').boundingBox())!;
  const button = (await bar.getByRole('link').first().boundingBox())!;
  expect(figure.x + figure.width).toBeLessThanOrEqual(button.x);
});

test('the site can be installed: the browser finds no fault in its manifest', async ({ page }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(url).toContain('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { display, icons } = JSON.parse(data ?? '{}') as {
    display: string;
    icons: { sizes: string; purpose: string }[];
  };
  expect(display).toBe('standalone');
  // Icons that Chromium requires of an installable site: both sizes, and one that may be masked.
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('a dialog copies without the clipboard API, and says so where the browser refuses', async ({ page }) => {
  const path = '/ver-ficha-inmueble/ALQ-0005';
  await page.goto(path);
  // As without HTTPS.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Compartir' }).first().click();
  const copy = page.getByRole('button', { name: 'Copiar enlace' });
  await copy.click();
  await expect(page.getByRole('button', { name: '¡Enlace copiado!' })).toBeVisible();
  await expect(copy).toBeVisible();
  await page.evaluate(() => (document.execCommand = () => false));
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'No se pudo copiar' })).toContainText(path);
  await expect(copy).toBeFocused();
});
