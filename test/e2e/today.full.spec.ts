import { counted } from '#common/kernel/text.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

test("each number of 'Hoy' leads to a list of as many notices", async ({ page, running }) => {
  await signIn(page, running.operator);
  for (const [title, link] of [
    ['Esperan tu decisión', 'Abrir la cola de avisos'],
    ['Cambios por revisar', /^Ver \d+ publicados?$/],
    ['Con fotos y sin pagar', 'Ver los avisos sin pagar'],
    ['Sin confirmar temporada', 'Ver los que salieron por la temporada'],
    ['Pagos por vencer', 'Ver los pagos por vencer'],
  ] as const) {
    await page.goto('/admin/dashboard');
    const heading = page.getByRole('main').getByRole('heading', { name: new RegExp(`^${title} \\d+$`) });
    await expect(heading).toBeVisible();
    const count = Number(/\d+$/.exec((await heading.textContent())!)![0]);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page.getByText(counted(count, 'inmueble'), { exact: true })).toBeVisible();
  }
  await page.goto('/admin/dashboard');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Actuales\d+$/ });
  const count = Number(/\d+/.exec((await card.textContent())!)![0]);
  await card.getByRole('link').click();
  await expect(page.getByText(counted(count, 'inmueble'), { exact: true })).toBeVisible();
  await page.goto('/admin/dashboard');
  await page
    .getByRole('link', { name: /^Escribirle al dueño de/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Escribirle por WhatsApp' })).toBeVisible();
  await page.goto('/admin/inmueblesAlta?operacion=todas&marca=cambios-por-revisar');
  await expect(page.getByLabel('Marca', { exact: true })).toHaveValue('cambios-por-revisar');
  await passesAxe(page);
});

test("a bar of 'Consultas por día' leads to the inquiries of its day, by mouse and by keyboard", async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const bars = page.getByRole('list', { name: 'Consultas por día' }).getByRole('link');
  await bars.last().click();
  await expect(page).toHaveURL(/consultas\?fechaDesde=(\S{10})&fechaHasta=\1$/);
  await expect(page.getByLabel('Hasta', { exact: true })).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await page.goBack();
  await bars.last().focus();
  await page.keyboard.press('ArrowLeft');
  const yesterday = bars.nth(-2);
  await expect(yesterday).toBeFocused();
  await expect(bars.last()).toHaveAttribute('tabindex', '-1');
  const count = Number(/: (\d+)/.exec((await yesterday.getAttribute('aria-label'))!)![1]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Consultas' })).toBeVisible();
  const shown = page.getByText(counted(count, 'consulta'), { exact: true });
  await expect(
    count > 0 ? shown : page.getByText('No hay consultas que coincidan con los filtros.'),
  ).toBeVisible();
});
