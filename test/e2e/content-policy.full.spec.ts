import { signIn } from './operator.js';
import { expect, test } from './product-test.js';
import { adminPaths } from '../../frontend/src/desk/admin-paths.js';

const PUBLIC = [
  '/',
  '/publicar-aviso',
  '/aviso-legal',
  '/contacto',
  '/nuestra-empresa',
  '/consejos',
  '/busqueda-avanzada?modo=mapa',
  '/hoteles-cabanas',
  '/balnearios',
  '/promedios-precios',
  '/busquedas',
  '/favoritos',
  '/resultado-busqueda/Alquiler/Miramar/Todas',
];

/** Pages report violations of their content security policy here. */
type Watched = Window & { refused: string[] };

test('no screen does anything that the content security policy refuses', async ({ page, running }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  const refusedOn = () => page.evaluate(() => (window as unknown as Watched).refused);
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect([path, await refusedOn()]).toEqual([path, []]);
  };

  const { inmuebles } = await (await page.request.get('/api/inmueble/ver/verInmueblesDestacados')).json();
  for (const path of [...PUBLIC, `/ver-ficha-inmueble/${inmuebles[0].codigo}`]) await visit(path);

  await page.goto(`/ver-ficha-inmueble/${inmuebles[0].codigo}`);
  await page
    .getByRole('button', { name: /^Ampliar:/ })
    .first()
    .click();
  await expect(page.locator('.yarl__slide_image').first()).toBeVisible();
  expect(await refusedOn()).toEqual([]);

  await page.goto('/busqueda-avanzada?modo=mapa');
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(await refusedOn()).toEqual([]);

  await signIn(page, running.operator);
  for (const path of Object.values(adminPaths).filter((one) => one !== adminPaths.login)) await visit(path);
});
