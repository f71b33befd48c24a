import type { Page } from 'playwright/test';
import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { intercept } from './intercept.js';
import { NEXT_YEAR } from './next-year.js';
import { expect, FULL, test } from './product-test.js';

test('the map shows every result, and a zone of it is a filter in the address', async ({ page }) => {
  await page.goto('/resultado-busqueda/Alquiler/Miramar/Todas');
  const total = Number(/\d+/.exec((await page.locator('main output').first().textContent()) ?? '')?.[0]);
  await expect(page.getByText(`${total} avisos en el mapa`)).toBeVisible();
  await expect(page.locator('.map-cluster, .map-pin').first()).toBeVisible();
  await page.locator('.leaflet-control-zoom-in').click();
  await page.getByRole('button', { name: 'Buscar en esta zona' }).click();
  await expect(page).toHaveURL(/zona=-38\.\d+,-57\.\d+,-38\.\d+,-57\.\d+/);
  await expect(page.getByText('Zona del mapa')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar la zona' }).click();
  await expect(page).toHaveURL(/\/Miramar\/Todas$/);
});

test(
  'no price on the map is hidden by a group, by another price or by its edge, nor by a dot',
  FULL,
  async ({ page }) => {
    const results = `/resultado-busqueda/Alquiler/Miramar?llegada=${NEXT_YEAR}-01-15&salida=${NEXT_YEAR}-01-17`;
    const advanced = '/busqueda-avanzada?modo=mapa';
    for (const [width, path] of [
      [360, advanced],
      [1440, advanced],
      [1440, results],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.locator('.map-cluster').first().scrollIntoViewIfNeeded();
      await expect(page.locator('.map-pin:not([data-small])')).not.toHaveCount(0);
      for (const nearer of [0, 1, 2]) {
        if (nearer > 0) await page.locator('.leaflet-control-zoom-in').click();
        await expect.poll(() => hiddenPrices(page)).toEqual([]);
      }
    }
  },
);

/** Texts of pins inside the map that something lies over or beside which the map ends. */
function hiddenPrices(page: Page): Promise<string[]> {
  return page.locator('.leaflet-container').evaluate((map) => {
    const frame = map.getBoundingClientRect();
    const texts = [...map.querySelectorAll('.map-pin:not([data-small]), .map-cluster')];
    const boxes = texts.map((text) => text.getBoundingClientRect());
    const isHidden = (at: number): boolean => {
      const { left, right, top, bottom } = boxes[at]!;
      if (right < frame.left || left > frame.right || bottom < frame.top || top > frame.bottom) return false;
      const isUnder = (other: DOMRect, index: number) =>
        index !== at && left < other.right && right > other.left && top < other.bottom && bottom > other.top;
      const covers = (x: number) => {
        const above = document.elementFromPoint(x, (top + bottom) / 2)?.closest('.map-pin-place');
        return above && !above.contains(texts[at]!);
      };
      const isCovered = [left + 4, (left + right) / 2, right - 4].some(covers);
      return left < frame.left || right > frame.right || isCovered || boxes.some(isUnder);
    };
    return texts
      .filter((text, at) => text.matches('.map-pin') && isHidden(at))
      .map((text) => text.textContent);
  });
}

/** An area of 90 m around a notice. */
function around({ latitud, longitud }: Pick<ListingCardWire, 'latitud' | 'longitud'>): string {
  const [north, east] = [latitud ?? 0, longitud ?? 0];
  return [north - 0.0004, east - 0.0004, north + 0.0004, east + 0.0004]
    .map((one) => one.toFixed(4))
    .join(',');
}

test('a pin leads to the sheet with the dates, the found ones too', FULL, async ({ page, request }) => {
  for (const asked of [
    `llegada=${NEXT_YEAR}-01-04&salida=${NEXT_YEAR}-01-09&personas=2`,
    'noches=5&mes=enero',
  ]) {
    const call = `/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler&pagina=1&libres=1&${asked}`;
    const found = async (more = ''): Promise<ListingCardWire[]> =>
      ((await (await request.get(call + more)).json()) as { inmuebles: ListingCardWire[] }).inmuebles;
    // Notices of other tests lie at one point, and share a pin.
    let zone = '';
    let alone: ListingCardWire | undefined;
    for (const listing of await found()) {
      zone = `&zona=${around(listing)}`;
      const near = listing.latitud === null ? [] : await found(zone);
      if (near.length === 1) alone = near[0];
      if (alone) break;
    }
    const { codigo, estadia } = alone!;
    await page.goto(`/resultado-busqueda/Alquiler/Todas/Todas?libres=1&${asked}${zone}`);
    const pin = page.locator(`[data-codigos="${codigo}"]`);
    await pin.focus();
    await page.keyboard.press('Enter');
    const dates = `llegada=${estadia!.llegada}&salida=${estadia!.salida}`;
    await expect(page.locator('.leaflet-popup').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^/ver-ficha-inmueble/${codigo}\\?${dates}`),
    );
  }
});

test.describe('the map asks for what is in sight', FULL, () => {
  test.use({ refusals: ['ERR_FAILED'] });

  test('a pin opens its listing by code, and a window that did not come can be asked for again', async ({
    page,
    request,
  }) => {
    const call = '/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=venta&pagina=1';
    const { inmuebles } = (await (await request.get(call)).json()) as {
      inmuebles: { codigo: string; latitud: number; longitud: number }[];
    };
    const { codigo, latitud, longitud } = inmuebles.find((listing) => listing.latitud !== null)!;
    const zone = [latitud - 0.0004, longitud - 0.0004, latitud + 0.0004, longitud + 0.0004];
    const windows = '**/agruparInmueblesParaMapa?*teselas=*';
    const connect = await intercept(page, windows, (route) => route.abort());
    await page.goto(
      `/resultado-busqueda/Venta/Todas/Todas?zona=${zone.map((degrees) => degrees.toFixed(4)).join(',')}`,
    );
    const fault = page
      .getByRole('alert')
      .filter({ hasText: 'No se pudieron traer los avisos de esta zona.' });
    await expect(fault).toBeVisible();
    connect();
    await fault.getByRole('button', { name: 'Reintentar' }).click();
    const pin = page.locator(`[data-codigos~="${codigo}"]`);
    await expect(pin.locator('.map-pin')).toBeVisible();
    await expect(fault).toBeHidden();
    const [newest] = (await pin.getAttribute('data-codigos'))!.split(' ');
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.leaflet-popup').getByRole('link')).toHaveAttribute(
      'href',
      `/ver-ficha-inmueble/${newest}`,
    );
  });
});
