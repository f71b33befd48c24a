import type { Page } from 'playwright/test';
import { reportListing } from '#common/inquiries/reports/report-calls.js';
import { BLACKLIST_MESSAGES } from '#common/blacklist/blacklist-messages.js';
import type { PageFields } from '#common/kernel/calls/answer-shapes.js';
import { REPORT_MESSAGES } from '#common/inquiries/reports/report-messages.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

/** Back-office screens about people: lists, single and bulk messages, and keyboard navigation. */
test.use({ refusals: [409, 'net::ERR_FAILED'] });

/** Lets the server process the first request of a call and drops its response. Returns the idempotency keys of all requests. */
async function loseFirstAnswer(page: Page, call: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(`**/api/${call}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

/** Asserts that there were two requests with the same key. */
function areRepeated(keys: readonly (string | undefined)[]): void {
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,}$/), keys[0]]);
}

test.beforeEach(async ({ page, running }) => signIn(page, running.operator));

test('an address is listed once, although the first answer is lost, and let go', async ({ page }) => {
  const keys = await loseFirstAnswer(page, 'blacklist/agregarBlacklist');
  await page.goto('/admin/blacklist');
  await page.getByLabel('Email').fill('estafa@ejemplo.com');
  await page.getByLabel('Motivo').fill('Pide seña y desaparece');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText(BLACKLIST_MESSAGES.unreachable)).toBeVisible();
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('✅ Agregado con éxito')).toBeVisible();
  await expect(page.getByRole('row', { name: /estafa@ejemplo\.com/ })).toBeVisible();
  areRepeated(keys);

  await page.getByLabel('Email').fill('ESTAFA@ejemplo.com');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('⚠️ El email ya existe en la blacklist')).toBeVisible();

  await page.getByRole('button', { name: 'Eliminar estafa@ejemplo.com' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Email eliminado de la blacklist.')).toBeVisible();
  await expect(page.getByRole('row', { name: /estafa@ejemplo\.com/ })).toHaveCount(0);
});

test('a service is added with its emoji, and one in use warns before it goes', async ({ page }) => {
  await page.goto('/admin/servicios');
  await page.getByRole('button', { name: 'Agregar servicio' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill('Cancha de tenis');
  await dialog.getByRole('radio', { name: 'pelota de tenis' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('🎾 Cancha de tenis', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Eliminar Wi-Fi' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question.getByText(/inmuebles ofrecen este servicio/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Eliminar 🎾 Cancha de tenis' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('✅ Servicio eliminado.')).toBeVisible();
});

test('a contact is found by letter, shows its listings, and stays while one is public', async ({ page }) => {
  await page.goto('/admin/contactos?filtro=dados_alta');
  const contact = page.getByRole('row').filter({ hasText: '1 activo' }).first();
  const name = (await contact.getByRole('rowheader').textContent())!;
  const letter = name.slice(0, 1).normalize('NFD').slice(0, 1).toUpperCase();
  await page.getByRole('button', { name: 'Filtro', exact: true }).click();
  await page.getByRole('button', { name: letter, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`letra=${letter}`));

  const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'activo' }).first();
  await row.getByRole('button', { name: 'Ver inmuebles' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('✅ Activo').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText(/No se puede eliminar/).first()).toBeVisible();
});

test('a support message is answered by one mail, although the first answer is lost', async ({
  page,
  running,
}) => {
  await page.request.post('/api/newsletter/recibir', {
    data: {
      nombreCompleto: 'Julia Sosa',
      email: 'julia@ejemplo.com',
      mensaje: '¿Cuánto sale?',
      tiempo: 9_000,
    },
  });
  await page.goto('/admin/soporte');
  await page.getByRole('checkbox', { name: 'Elegir la consulta de Julia Sosa' }).check();
  await page.getByRole('button', { name: 'Responder a 1 consulta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByText(/Por favor complete todos los campos/).first()).toBeVisible();
  await dialog.getByLabel('Asunto').fill('Tarifas');
  await dialog.getByLabel('Mensaje').fill('Publicar es gratis.');
  const keys = await loseFirstAnswer(page, 'newsletter/responderSoporte');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  // The mail waits ten seconds, in which the reply can be taken back.
  await expect(dialog.getByText('1 de 1 enviado.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  const [mail] = await running.mail.waitFor('julia@ejemplo.com');
  expect(mail!.text).toContain('Publicar es gratis.');
  areRepeated(keys);
  expect(running.mail.sentTo('julia@ejemplo.com')).toHaveLength(1);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Julia Sosa' }).getByText('Respondida'),
  ).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  await expect(page.getByText('Quedaron cambios sin guardar')).toHaveCount(0);
});

test('a newsletter goes to all recipients once, although the first answer is lost and the screen reloaded, and skips those who unsubscribe', async ({
  page,
  running,
}) => {
  // Sends over a hundred messages to the demonstration's contacts, one after another.
  test.slow();
  const { total } = (await (
    await page.request.get('/api/newsletter/verContactosNewsletter')
  ).json()) as PageFields;
  const keys = await loseFirstAnswer(page, 'newsletter/enviar');
  await page.goto('/admin/newsletter');
  await page.getByLabel('Asunto').fill('Empieza la temporada');
  await page.getByLabel('Mensaje').fill('Renová tu aviso.');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByTitle('Mensaje')).toHaveAttribute('srcdoc', /Renová tu aviso\./);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Seleccionar todos' }).click();
  await page.getByRole('list', { name: 'Destinatarios' }).getByRole('checkbox').first().uncheck();
  await expect(page.getByText(`${total - 1} de ${total}`, { exact: true })).toBeVisible();
  const send = page.getByRole('button', { name: /^Enviar a / });
  await expect(send).toBeVisible();
  const receivers = /\d+$/.exec((await send.textContent())!)![0];
  await send.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(`¿Enviar a ${receivers} personas?`)).toBeVisible();
  await expect(question.getByText(new RegExp(`^Lo reciben ${receivers} personas\\.`))).toBeVisible();
  await question.getByRole('button', { name: 'Enviar' }).click();
  await expect(question.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Enviar a ${receivers}` }).click();
  await question.getByRole('button', { name: 'Enviar' }).click();
  // The response waits up to 10 s for the sending (wire-contract.md).
  await expect(page).toHaveURL(/envio=\d+/);
  areRepeated(keys);
  await page.reload();
  await expect(page.getByText('Terminado')).toBeVisible();

  const sent = running.mail.messages.filter(({ subject }) => subject === 'Empieza la temporada');
  expect(new Set(sent.flatMap(({ recipients }) => recipients)).size).toBe(sent.length);
  const [mail] = sent;
  const link = /<(http[^>]+)>/.exec(mail!.headers.get('list-unsubscribe')!.replace(/\s/g, ''))![1]!;
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'No quiero recibir más novedades' }).click();
  await expect(page.getByText('Listo: no vas a recibir más novedades por email.')).toBeVisible();
  await page.goto(`/admin/newsletter?buscar=${encodeURIComponent(mail!.recipients[0]!)}`);
  await expect(page.getByText('Se dio de baja')).toBeVisible();
});

test('a newsletter is scheduled once, although the first answer is lost', async ({ page }) => {
  const keys = await loseFirstAnswer(page, 'newsletter/programar');
  const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00`;
  await page.goto('/admin/newsletter');
  await page.getByRole('list', { name: 'Destinatarios' }).getByRole('checkbox').nth(4).check();
  await page.getByLabel('Asunto').fill('Se programa una vez');
  await page.getByLabel('Mensaje').fill('Renová tu aviso.');
  const question = page.getByRole('alertdialog');
  const schedule = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Enviar a 1', exact: true }).click();
    await question.getByText('Más tarde', { exact: true }).click();
    await question.getByLabel('Día y hora').fill(tomorrow);
    await question.getByRole('button', { name: 'Programar' }).click();
  };
  await schedule();
  await expect(question.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.reload();
  await schedule();
  await expect(page.getByRole('tab', { name: 'Envíos', selected: true })).toBeVisible();
  areRepeated(keys);
  const waiting = await page.request.get('/api/newsletter/verProgramados');
  expect((await waiting.text()).split('Se programa una vez')).toHaveLength(2);
});

test('an owner has a page with everything, found by phone, where notes are kept', async ({ page }) => {
  const { consultas } = await (await page.request.get('/api/consulta/verConsultas?limit=1')).json();
  const id = consultas[0].inmueble.idContacto;
  const { duenio } = await (await page.request.get(`/api/duenios/verDuenio?id=${id}`)).json();
  await page.goto('/admin/consultas');
  await expect(page.getByRole('link', { name: /^Dueño de/ }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Código, calle, contacto o pantalla').fill(duenio.celular);
  // Some owners of the demonstration have a second record, with the same name and phone.
  const found = page.getByRole('dialog').locator(`a[href="/admin/duenios/${id}"]`);
  await expect(found).toContainText(`${duenio.apellido}, ${duenio.nombre}`);
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${duenio.nombre} ${duenio.apellido}`);
  await expect(
    page.getByRole('list', { name: 'Consultas que recibió' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  const text = `Llamar a la tarde (${Date.now()})`;
  const note = page.getByRole('listitem').filter({ hasText: text });
  await page.getByRole('form', { name: 'Nueva nota' }).getByText('Llamada', { exact: true }).click();
  await page.getByLabel('Qué se habló').fill(text);
  await page.getByRole('button', { name: 'Guardar nota' }).dblclick();
  await expect(note).toHaveCount(1);
  await page.getByRole('button', { name: 'Ver historial' }).click();
  await expect(page.getByText('Agregó una nota interna').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deshacer: Agregó una nota interna' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Ocultar' }).click();
  await page.getByRole('button', { name: 'Escribirle' }).click();
  await page.getByRole('dialog').getByText('Falta el pago').click();
  await expect(page.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
    'href',
    /el%20pago%20del%20plan/,
  );
  await page.keyboard.press('Escape');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await passesAxe(page);
  }
  await note.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(note).toHaveCount(0);
});

test('Ctrl K jumps to a code, by keyboard alone', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByLabel('Código, calle, contacto o pantalla')).toBeFocused();
  // Fast key presses: the dialog reopens before the browser has reported its closing.
  await page.evaluate(async () => {
    document.querySelector<HTMLDialogElement>('dialog[open]')!.requestClose();
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  });
  await expect(page.getByLabel('Código, calle, contacto o pantalla')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Código, calle, contacto o pantalla')).toBeFocused();
  await page.keyboard.type('ALQ-0001');
  await expect(page.getByRole('link', { name: /^ALQ-0001/ })).toBeVisible();
  await passesAxe(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/inmueblesAlta\/\d+$/);
  await expect(page.getByText('ALQ-0001').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Código, calle, contacto o pantalla').fill('news');
  await expect(page.getByRole('dialog').getByRole('link', { name: /Newsletter/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/newsletter$/);
});

test('a notice that a visitor reports is closed with a note', async ({ page }) => {
  await page.goto('/ver-ficha-inmueble/ALQ-0006');
  await page.getByRole('link', { name: 'Denunciar este aviso' }).click();
  await expect(page.getByRole('textbox', { name: 'Código del aviso' })).toHaveValue('ALQ-0006');
  await passesAxe(page);
  await page.getByRole('button', { name: 'Denunciar' }).click();
  await expect(page.getByText(REPORT_MESSAGES.reasonRequired)).toBeVisible();
  await page.getByRole('radio', { name: /Me parece una estafa/ }).check();
  await page.getByRole('button', { name: 'Denunciar' }).click();
  await expect(page.getByRole('heading', { name: REPORT_MESSAGES.received })).toBeFocused();

  // The form was filled in faster than by a person, so the report was dropped.
  const report = { codigo: 'ALQ-0006', motivo: 'estafa', mensaje: 'Pide seña sin mostrarla.', email: '' };
  await page.request.post(reportListing.path, { data: { ...report, tiempo: 9_000 } });
  await page.goto('/admin/denuncias');
  await expect(page.getByText('Pide seña sin mostrarla.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar las denuncias de ALQ-0006' }).click();
  await page.getByRole('textbox', { name: /Qué se hizo/ }).fill('Se habló con el dueño.');
  await page.getByRole('button', { name: 'Cerrar las denuncias', exact: true }).click();
  await expect(page.getByText(REPORT_MESSAGES.closed)).toBeVisible();
  await page.getByText('Cerradas', { exact: true }).click();
  await expect(page.getByText('Nota: Se habló con el dueño.')).toBeVisible();
});
