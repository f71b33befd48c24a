import type { Page } from 'playwright/test';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { detailPath } from '../../frontend/src/desk/admin-paths.js';
import { aPublication } from '../builders/publication.js';
import { deskPaths } from './desk-paths.js';
import { fits } from './fits.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

test.beforeEach(async ({ page, running }) => {
  await signIn(page, running.operator);
});

/** Texts that are cut off by their box. Maps cut off their tiles. */
async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (overflow: string, excess: number): boolean => /hidden|clip/.test(overflow) && excess > 2;
    return [...document.querySelectorAll<HTMLElement>('body *:not(.leaflet-container)')]
      .filter((element) => {
        // Texts for screen readers only are 1 px wide.
        if (element.clientWidth <= 2 || !element.innerText?.trim()) return false;
        const { overflowX, overflowY, textOverflow, webkitLineClamp, flexWrap } = getComputedStyle(element);
        // Excerpts end with an ellipsis; the notice has the whole text.
        if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return false;
        // A line of facts shows those that fit whole; how many depends on prices and times beside it.
        if (flexWrap === 'wrap' && element.title) return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return isCut(overflowX, scrollWidth - clientWidth) || isCut(overflowY, scrollHeight - clientHeight);
      })
      .map(({ innerText }) => innerText);
  });
}

/** A wide screen, a phone, the narrowest screen of WCAG 1.4.10, and 1280 × 900 at 200 % zoom. */
const SIZES = [
  { width: 1440, height: 900, axe: true },
  { width: 360, height: 800, axe: true },
  { width: 320, height: 640, axe: false },
  { width: 640, height: 450, axe: false },
];

/** In parts, so that no test takes long. */
const PARTS = 3;

for (let part = 1; part <= PARTS; part += 1)
  test(`every screen of the back office passes axe and fits, from wide to 200 % zoom (${part} of ${PARTS})`, async ({
    page,
  }) => {
    test.slow();
    // Their cards have the longest waiting time, 'Hace menos de 1 hora', and the longest badge, because their texts are equal.
    for (const data of [aPublication(), aPublication()])
      expect((await page.request.post(publishListing.path, { data })).ok()).toBe(true);
    const paths = await deskPaths(page.request);
    for (const path of paths.filter((_, index) => index % PARTS === part - 1)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { width, height, axe } of SIZES)
        await test.step(`${path} at ${width}`, async () => {
          await page.setViewportSize({ width, height });
          await fits(page);
          await expect.poll(() => clippedTexts(page)).toEqual([]);
          if (axe) await passesAxe(page);
        });
    }
  });

test('every section of a notice fits 360 px while it is edited, prices as a list and as a grid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const [row] = (await (
    await page.request.get('/api/inmueble/obtener/verAltas?tipoOperacion=alquiler')
  ).json()) as AdminListingRow[];
  await page.goto(detailPath('alta', row!.idInmuebles));
  for (const section of [
    'Contacto',
    'Inmueble',
    'Observaciones',
    'Contrato',
    'Precios',
    'Ubicación',
    'Servicios',
  ]) {
    await page.getByRole('button', { name: `Editar ${section}`, exact: true }).click();
    await fits(page);
  }
  await page.getByText('Planilla', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Planilla de precios' })).toBeVisible();
  await fits(page);
});
