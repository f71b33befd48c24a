import { rejectListing } from '#common/listings/review/decision-calls.js';
import { editContact } from '#common/listings/editing/edit-calls.js';
import { EDITING_MESSAGES } from '#common/listings/editing/editing-messages.js';
import { createInquiry } from '#common/inquiries/inquiry-calls.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { pendingRows, PENDING, signIn } from './operator.js';
import { expect, test } from './product-test.js';

/** What is typed, and what others change, while an answer is on its way. */

test('what is typed while several sections are saved is not lost', async ({ page, running }) => {
  await signIn(page, running.operator);
  const [row] = await pendingRows(page.request);
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  await page.getByRole('button', { name: 'Editar Contacto' }).click();
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Iturralde');
  await page.getByRole('button', { name: 'Editar Observaciones' }).click();
  const notes = page.getByRole('textbox', { name: 'Observaciones' });
  await notes.fill('Texto que se guarda.');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${editContact.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest(`**${editContact.path}`);
  await page.getByRole('button', { name: 'Guardar todo' }).click();
  await sent;
  await notes.click({ force: true });
  await page.keyboard.press('End');
  await page.keyboard.type(' 77');
  const shown = await notes.inputValue();
  release();
  await expect(page.getByText('Guardado con éxito observaciones')).toBeVisible();
  await page.reload();
  await expect(page.getByText(shown, { exact: true })).toBeVisible();
});

test('taking over the changes of another in one section does not overwrite those in another section', async ({
  browser,
  running,
}) => {
  const context = await browser.newContext({ baseURL: running.url });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signIn(first, running.operator);
  const [row] = await pendingRows(context.request);
  for (const [page, word] of [
    [first, 'primera'],
    [second, 'segunda'],
  ] as const) {
    await page.goto(`${PENDING}/${row?.idInmuebles}`);
    await page.getByRole('button', { name: 'Editar Contacto' }).click();
    await page.getByRole('textbox', { name: 'Apellido' }).fill(`De la ${word}`);
    await page.getByRole('button', { name: 'Editar Observaciones' }).click();
    await page.getByRole('textbox', { name: 'Observaciones' }).fill(`Texto de la ${word}.`);
  }
  await second.getByRole('button', { name: 'Guardar todo' }).click();
  await expect(second.getByText('Guardado con éxito observaciones')).toBeVisible();
  const save = first.getByRole('button', { name: 'Guardar', exact: true });
  const sectionOf = (name: string) => first.getByRole('region', { name, exact: true });
  await sectionOf('Contacto').locator(save).click();
  await sectionOf('Contacto').getByRole('button', { name: 'Descartar lo mío' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(sectionOf('Contacto').getByText('De la segunda')).toBeVisible();
  await expect(sectionOf('Observaciones').getByRole('alert')).toContainText(EDITING_MESSAGES.overtaken);
  await expect(sectionOf('Observaciones').getByRole('textbox')).toHaveValue('Texto de la primera.');
  await context.close();
});

test('the back office works where the browser can store nothing', async ({ page, running }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(running.operator.email);
  await page.getByLabel(/^Contraseña/).fill(running.operator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin/inmueblesAlta');
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Visitas' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Visitas' })).toBeHidden();
});

test('an answer to an inquiry whose dialog was closed does not close the next one', async ({ page }) => {
  await page.clock.install();
  const { inmuebles } = await (
    await page.request.get('/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=venta')
  ).json();
  await page.goto(`/ver-ficha-inmueble/${inmuebles[0].codigo}`);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${createInquiry.path}`, async (route) => {
    await held;
    await route.fulfill({ json: { success: true, emailEnviado: true, telefonoPropietario: '' } });
  });
  const dialog = page.getByRole('dialog');
  const open = page.getByRole('link', { name: 'Consultar por email' }).first();
  await open.click();
  await dialog.getByLabel('Nombre completo').fill('Juan Gómez');
  await dialog.locator('[name=email]').fill('juan@ejemplo.com');
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByLabel('Nombre completo').fill('Juana');
  const answered = page.waitForResponse(`**${createInquiry.path}`);
  release();
  await (await answered).finished();
  await page.clock.runFor(TIMINGS.emailClose * 2);
  await expect(dialog.getByLabel('Nombre completo')).toHaveValue('Juana');
});

test('a rejection that is answered late does not take the operator away from another notice', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const [row, , third] = await pendingRows(page.request);
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${rejectListing.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest(`**${rejectListing.path}`);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Faltan datos de la casa.');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await sent;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${row?.idInmuebles}$`));
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(new RegExp(`/${third?.idInmuebles}$`));
  const title = page.getByRole('heading', { level: 1, name: third!.title, exact: true });
  await page.getByRole('button', { name: 'Editar Observaciones' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await expect(title).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Observaciones' })).toBeVisible();
});
