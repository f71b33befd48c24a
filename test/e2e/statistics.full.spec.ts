import { intercept } from './intercept.js';
import { passesAxe } from './passes-axe.js';
import { signIn } from './operator.js';
import { expect, test } from './product-test.js';

const STATISTICS = '/admin/estadisticas';

test('the statistics show their figures as tables, and turn their pages without a jump', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Estadísticas' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${STATISTICS}$`));
  const answer = await (await page.request.get('/api/estadisticas/obtenerEstadisticasGenerales')).json();
  const card = page.getByRole('listitem').filter({ hasText: 'Inmuebles activos' });
  await expect(card).toContainText(`${answer.principales.inmuebles_activos}`);
  const days = page.getByRole('table', { name: 'Consultas por día' });
  await expect(days.getByRole('row')).toHaveCount(11);
  const newest = await days.getByRole('row').nth(1).textContent();
  const pager = page.getByRole('navigation', { name: 'Páginas de consultas por día' });
  await pager.getByRole('link', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/dia=2/);
  await expect(pager).toContainText('Página 2 de 10');
  await expect(days.getByRole('row').nth(1)).not.toHaveText(newest ?? '');
  await expect(pager).toBeInViewport();
  await page.getByRole('button', { name: 'Dólares (USD)' }).click();
  await expect(page.getByRole('button', { name: /USD\$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText(/Actualizado a las/)).toBeVisible();
});

test('statistics that cannot be read say why and can be asked for again', async ({ browser, running }) => {
  const page = await browser.newPage({ baseURL: running.url });
  await signIn(page, running.operator);
  const call = '**/api/estadisticas/obtenerEstadisticasGenerales*';
  const recover = await intercept(page, call, (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'x', message: 'x' } }),
  );
  await page.goto(STATISTICS);
  await expect(page.getByRole('alert')).toContainText('Error al cargar estadísticas');
  recover();
  const connect = await intercept(page, call, (route) => route.abort());
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('alert')).toContainText('Error de conexión al servidor: ');
  connect();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Inmuebles activos')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.close();
});

test('the statistics pass axe, wide and narrow', async ({ page, running }) => {
  await signIn(page, running.operator);
  await page.goto(STATISTICS);
  await expect(page.getByRole('table', { name: 'Consultas por mes' })).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await passesAxe(page);
  }
});
