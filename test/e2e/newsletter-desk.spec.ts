import type { Locator, Page } from 'playwright/test';
import { aPublication } from '../builders/publication.js';
import { aQuickPublication } from '../builders/quick-publication.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, FULL, test } from './product-test.js';

/** The screen that writes newsletters. */
test.beforeEach(async ({ page, running }) => {
  await signIn(page, running.operator);
});

test(
  'chosen recipients are still chosen after a reload, and a greeting is announced',
  FULL,
  async ({ page }) => {
    await page.goto('/admin/newsletter');
    await expect(page.getByText('Antes de tu texto va «Hola, » y el nombre de cada persona.')).toBeVisible();
    await page.getByLabel('Mensaje').fill('Hola a todos: ya abrió la temporada.');
    await expect(page.getByText('Empieza con tu saludo: no agregamos otro.')).toBeVisible();
    await page.getByRole('list', { name: 'Destinatarios' }).getByRole('checkbox').nth(1).check();
    await expect(page.getByText(/^1 de [\d.]+$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^1 de [\d.]+$/)).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Destinatarios' }).getByRole('checkbox').nth(1),
    ).toBeChecked();
  },
);

test('a segment is chosen with its people, and its sending is followed to the end', async ({ page }) => {
  await page.goto('/admin/newsletter');
  const people = page.getByRole('search', { name: 'Filtros de destinatarios' });
  await people.getByLabel('Localidad del aviso').selectOption('Mar del Sur');
  await expect(people.getByLabel('Localidad del aviso')).toHaveValue('Mar del Sur');
  await expect(page.getByText(/^Lo reciben [\d.]+ personas/)).toBeVisible();
  await people.getByLabel('Plan').selectOption('venfotos');
  await expect(people.getByLabel('Plan')).toHaveValue('venfotos');
  const send = page.getByRole('button', { name: /^Enviar( a [\d.]+)?$/ });
  await expect(send).toHaveText(/^Enviar a [\d.]+$/);
  const chosen = /[\d.]+$/.exec((await send.textContent())!)![0];
  await expect(page.getByText(`${chosen} de ${chosen}`, { exact: true })).toBeVisible();
  await page.getByLabel('Asunto').fill('Ventas en Mar del Sur');
  await page.getByLabel('Mensaje').fill('Renová tu aviso.');
  await send.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
  const row = page
    .getByRole('region', { name: 'Envíos' })
    .getByRole('listitem')
    .filter({ hasText: 'Ventas en Mar del Sur' });
  // The mails wait ten seconds, in which the newsletter can be taken back.
  await expect(row.getByText(/^(\d+) de \1$/)).toBeVisible();
  await expect(row.getByText('En curso')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Escribir' }).click();
  await expect(page.getByLabel('Asunto')).toHaveValue('');
  await expectNothingLeft(page);
});

/** A letter that was sent is not offered as unfinished work, in the composer or in 'Hoy'. */
async function expectNothingLeft(page: Page): Promise<void> {
  await page.goto('/admin/newsletter');
  await expect(page.getByLabel('Asunto')).toHaveValue('');
  await expect(page.getByText(/^0 de [\d.]+$/)).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  await expect(page.getByText('Quedaron cambios sin guardar')).toHaveCount(0);
}

test(
  'a scheduled letter does not stay in the composer, nor one whose answer arrives after the screen was left',
  FULL,
  async ({ page }) => {
    const write = async (): Promise<void> => {
      await page.goto('/admin/dashboard');
      await page.getByRole('link', { name: 'Newsletter' }).first().click();
      await page.getByRole('list', { name: 'Destinatarios' }).getByRole('checkbox').nth(4).check();
      await page.getByLabel('Asunto').fill(`Programado ${Date.now()}`);
      await page.getByLabel('Mensaje').fill('Renová tu aviso.');
      await page.getByRole('button', { name: 'Enviar a 1', exact: true }).click();
    };
    await write();
    const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00`;
    const question = page.getByRole('alertdialog');
    await question.getByText('Más tarde', { exact: true }).click();
    await question.getByLabel('Día y hora').fill(tomorrow);
    await question.getByRole('button', { name: 'Programar' }).click();
    await expect(page.getByRole('tab', { name: 'Envíos', selected: true })).toBeVisible();
    await expectNothingLeft(page);

    await write();
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/newsletter/enviar', async (route) => {
      await held;
      await route.continue();
    });
    await question.getByRole('button', { name: 'Enviar' }).click();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
    answer();
    // The page has read the answer.
    await expect(page.getByRole('status', { name: 'Notificaciones' })).not.toBeEmpty();
    await expectNothingLeft(page);
  },
);

test(
  'a scheduled letter that was cancelled is there again as soon as the cancellation is undone',
  FULL,
  async ({ page }) => {
    const subject = `Vuelve ${Date.now()}`;
    await page.goto('/admin/newsletter');
    await page.getByRole('list', { name: 'Destinatarios' }).getByRole('checkbox').nth(5).check();
    await page.getByLabel('Asunto').fill(subject);
    await page.getByLabel('Mensaje').fill('Renová tu aviso.');
    await page.getByRole('button', { name: 'Enviar a 1', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Más tarde', { exact: true }).click();
    const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00`;
    await question.getByLabel('Día y hora').fill(tomorrow);
    await question.getByRole('button', { name: 'Programar' }).click();
    const scheduled = page.getByRole('heading', { name: subject });
    await page.getByRole('button', { name: `Cancelar «${subject}»` }).click();
    await question.getByRole('button', { name: 'Cancelar el envío' }).click();
    await expect(scheduled).toHaveCount(0);
    await page.getByRole('link', { name: 'Herramientas' }).first().click();
    await page.getByRole('link', { name: 'Ver auditoría' }).click();
    await page
      .getByRole('button', { name: 'Deshacer: Canceló un newsletter programado' })
      .first()
      .press('Enter');
    await question.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(question).toHaveCount(0);
    await page.getByRole('link', { name: 'Newsletter' }).first().click();
    await page.getByRole('tab', { name: 'Envíos' }).click();
    await expect(scheduled).toBeVisible();
  },
);

test(
  'the question names how many receive it, and why others do not; conditions on notices stay for both audiences',
  FULL,
  async ({ page }) => {
    const blocked = `bloqueada${Date.now()}@ejemplo.com`;
    await page.request.post('/api/inmueble/crear/publicarRapido', {
      data: aQuickPublication({ dni: aPublication().contacto.dni, email: blocked }),
    });
    await page.request.post('/api/blacklist/agregarBlacklist', {
      data: { email: blocked, descripcion: 'Prueba' },
    });
    const todos = { publico: 'ambos', tipoOperacion: 'todas', buscar: '', excluidos: [] };
    const counted = await page.request.post('/api/newsletter/contarDestinatarios', { data: { todos } });
    const { reciben } = await counted.json();
    await page.goto('/admin/newsletter');
    const people = page.getByRole('search', { name: 'Filtros de destinatarios' });
    await people.getByLabel('A quiénes').selectOption('ambos');
    await expect(
      people.getByText('Tipo de vivienda, plan y precios eligen solo entre los propietarios.'),
    ).toBeVisible();
    await people.getByLabel('Plan').selectOption('venfotos');
    await expect(people.getByLabel('Plan')).toHaveValue('venfotos');
    await people.getByLabel('A quiénes').selectOption('propietarios');
    await expect(people.getByLabel('Plan')).toHaveValue('venfotos');
    await people.getByLabel('A quiénes').selectOption('ambos');
    await people.getByLabel('Plan').selectOption('');
    await expect(people.getByLabel('Plan')).toHaveValue('');
    await page.getByLabel('Asunto').fill('Para todos');
    await page.getByLabel('Mensaje').fill('Ya abrió la temporada.');
    const send = page.getByRole('button', { name: `Enviar a ${reciben}`, exact: true });
    await send.click();
    const question = page.getByRole('alertdialog', { name: `¿Enviar a ${reciben} personas?` });
    await expect(question.getByText(/Quedan afuera: .*en la blacklist/)).toBeVisible();
    await passesAxe(page);
    await question.getByText('Más tarde', { exact: true }).click();
    await expect(
      page.getByRole('alertdialog', { name: `¿Programar el envío a ${reciben} personas?` }),
    ).toBeVisible();
  },
);

/** The filters of the recipients, while each check of the session takes a second longer. */
async function filtersWithSlowChecks(page: Page): Promise<Locator> {
  await page.goto('/admin/newsletter');
  await expect(page.getByRole('list', { name: 'Destinatarios' })).toBeVisible();
  await page.route('**/api/admin/check-auth**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  return page.getByRole('search', { name: 'Filtros de destinatarios' });
}

test('filters that are chosen faster than the session is checked are all applied', FULL, async ({ page }) => {
  const people = await filtersWithSlowChecks(page);
  await people.getByLabel('Localidad del aviso').selectOption('Mar del Sur');
  await people.getByLabel('Plan').selectOption('venfotos');
  await expect(people.getByLabel('Plan')).toHaveValue('venfotos');
  await expect(people.getByLabel('Localidad del aviso')).toHaveValue('Mar del Sur');
});

test(
  'a filter chosen before the one before it is rendered is kept by the next one',
  FULL,
  async ({ page }) => {
    const people = await filtersWithSlowChecks(page);
    // Chooses the plan in the instant in which the address changes, before React renders it.
    await people.getByLabel('Plan').evaluate((plan: HTMLSelectElement) => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (...change) => {
        replace(...change);
        history.replaceState = replace;
        plan.value = 'venfotos';
        plan.dispatchEvent(new Event('change', { bubbles: true }));
      };
    });
    await people.getByLabel('Localidad del aviso').selectOption('Mar del Sur');
    await expect(people.getByLabel('Localidad del aviso')).toHaveValue('Mar del Sur');
    await people.getByLabel('Tipo de vivienda').selectOption({ label: 'Casa o Chalet' });
    await expect(people.getByLabel('Tipo de vivienda')).toHaveValue('1');
    await expect(people.getByLabel('Plan')).toHaveValue('venfotos');
    await expect(people.getByLabel('Localidad del aviso')).toHaveValue('Mar del Sur');
  },
);

test(
  'a sending is taken back by the keyboard before any message has left',
  FULL,
  async ({ page, running }) => {
    await page.goto('/admin/newsletter');
    await page.getByRole('list', { name: 'Destinatarios' }).getByRole('checkbox').nth(2).check();
    const subject = `Se deshace ${Date.now()}`;
    await page.getByLabel('Asunto').fill(subject);
    await page.getByLabel('Mensaje').fill('Renová tu aviso.');
    await page.getByRole('button', { name: 'Enviar a 1', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
    const notifications = page.getByRole('status', { name: 'Notificaciones' });
    await notifications.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(notifications).toContainText('el envío se canceló y no salió ningún email');
    await expect(page.getByText('Cancelado', { exact: true })).toBeVisible();
    expect(running.mail.messages.filter((mail) => mail.subject === subject)).toHaveLength(0);
  },
);

test(
  'a sending that was taken back is sent after all from its row, once',
  FULL,
  async ({ page, running }) => {
    await page.goto('/admin/newsletter');
    await page.getByRole('list', { name: 'Destinatarios' }).getByRole('checkbox').nth(3).check();
    const subject = `Sale igual ${Date.now()}`;
    const mails = () => running.mail.messages.filter((mail) => mail.subject === subject);
    await page.getByLabel('Asunto').fill(subject);
    await page.getByLabel('Mensaje').fill('Renová tu aviso.');
    await page.getByRole('button', { name: 'Enviar a 1', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
    await page
      .getByRole('status', { name: 'Notificaciones' })
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await expect(page.getByText('Cancelado', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Enviar los cancelados' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Enviar 1 email cancelado?' });
    await passesAxe(page);
    await question.getByRole('button', { name: 'Enviar los cancelados' }).click();
    await expect.poll(() => mails().length).toBe(1);
    await expect(page.getByText('1 de 1 enviado.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar los cancelados' })).toHaveCount(0);
    expect(mails()).toHaveLength(1);
  },
);
