import { ANSWER_MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import { requestAlert } from '#common/inquiries/alerts/alert-calls.js';
import { sendOwnProposal } from '#common/listings/proposals/proposal-calls.js';
import { CALENDAR_MESSAGES } from '#common/listings/calendars/calendar-messages.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { PHOTO_MESSAGES } from '#common/listings/photos/photo-messages.js';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { aPicture } from '../support/pictures.js';
import { NEXT_YEAR } from './next-year.js';
import { CODE, inquire, openOwnNotice } from './own-notice.js';
import { passesAxe } from './passes-axe.js';
import { expect, FULL, test } from './product-test.js';

test('an owner follows the link of a mail, marks a price as rented, and pauses the notice', async ({
  page,
  running,
}) => {
  await openOwnNotice(page, running);
  const first = page.getByRole('listitem').filter({ hasText: 'Lo alquilé' }).first();
  const name = await first.locator('p').first().textContent();
  await first.getByRole('button').click();
  await expect(page.getByText(OWNER_ACCESS_MESSAGES.rented)).toBeVisible();
  const marked = page.getByRole('listitem').filter({ hasText: name! });
  await marked.getByRole('button', { name: 'Marcar libre' }).click();
  await expect(page.getByText(OWNER_ACCESS_MESSAGES.free)).toBeVisible();
  await page.getByRole('button', { name: 'Pausar el aviso' }).click();
  await expect(page.getByText(OWNER_ACCESS_MESSAGES.paused)).toBeVisible();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Reanudar el aviso' }).click();
  await expect(page.getByText(OWNER_ACCESS_MESSAGES.resumed)).toBeVisible();
});

test(
  'an owner connects a calendar of another site, and marks what it proposes',
  FULL,
  async ({ page, running }) => {
    const id = await openOwnNotice(page, running);
    const part = 'Febrero, 2.ª quincena';
    const openCalendars = () => page.getByRole('button', { name: 'Conectar calendarios' }).click();
    await openCalendars();
    await page.getByRole('button', { name: 'Crear el enlace' }).click();
    await expect(page.getByText(CALENDAR_MESSAGES.linkMade)).toBeVisible();
    const link = await page.getByText(/\/calendario\//).textContent();
    expect(await (await page.request.get(link!)).text()).toContain('BEGIN:VCALENDAR');
    const address = page.getByRole('textbox', { name: /Dirección del calendario/ });
    await passesAxe(page);
    await address.fill(`${running.standIns.settings.CALENDAR_ORIGINS}/calendar.ics`);
    await address.press('Enter');
    await expect(page.getByText(CALENDAR_MESSAGES.saved)).toBeVisible();

    const mark = page.getByRole('button', { name: `Marcar ALQUILADO : ${part}` });
    await expect(async () => {
      await page.reload();
      await openCalendars();
      await expect(mark).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await passesAxe(page);
    const ownNotice = page.url();
    await page.goto(`/admin/inmueblesAlta/${id}`);
    await expect(mark).toBeVisible();
    await passesAxe(page);
    // As the link of the mail about proposals.
    await page.goto(ownNotice.replace('#', '?abrir=calendarios#'));
    await expect(page.getByRole('heading', { name: CALENDAR_MESSAGES.title, exact: true })).toBeFocused();
    await mark.click();
    await expect(page.getByText(OWNER_ACCESS_MESSAGES.rented)).toBeVisible();
    await expect(page.getByText(CALENDAR_MESSAGES.nothingProposed)).toBeVisible();
    await page.getByRole('button', { name: `Marcar libre : ${part}` }).click();
    await expect(page.getByText(OWNER_ACCESS_MESSAGES.free)).toBeVisible();
  },
);

test(
  'an owner sees what others ask, and fills in what the notice does not say',
  FULL,
  async ({ page, running }) => {
    await openOwnNotice(page, running);
    await expect(
      page.getByText(/en Miramar para .*: la mitad pide entre .* \(\d+ avisos\)/).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cuántas camas hay, y de qué tipo' }).click();
    await expect(page.getByLabel('Matrimoniales')).toBeFocused();
    await passesAxe(page);
  },
);

test('an owner sends a photo, which the operator rejects', FULL, async ({ page, running }) => {
  const id = await openOwnNotice(page, running);
  const photo = { name: 'patio.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await page.getByLabel('Elegir fotos').setInputFiles([photo]);
  await page.getByRole('button', { name: 'Subir 1 foto' }).click();
  await expect(page.locator('[data-foto]')).toHaveCount(1);
  await expect(page.getByText('Procesando…')).toHaveCount(0);
  await passesAxe(page);
  await page.goto(`/admin/inmueblesAlta/${id}`);
  const waiting = page.getByRole('region', { name: 'Fotos por revisar' });
  await expect(waiting.getByRole('button', { name: 'Aprobar la foto 1 del dueño' })).toBeEnabled();
  await waiting.getByRole('button', { name: 'Rechazar la foto 1 del dueño' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText(PHOTO_MESSAGES.rejected)).toBeVisible();
});

test(
  'an owner proposes another text, which the operator publishes beside the old one',
  FULL,
  async ({ page, running }) => {
    const id = await openOwnNotice(page, running);
    await page.getByRole('button', { name: PROPOSAL_MESSAGES.open }).click();
    const text = page.getByRole('textbox', { name: /Observaciones/ });
    await expect(text).toBeFocused();
    await text.fill('Casa renovada, con parrilla nueva.');
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.evaluate(() => setTimeout(() => location.reload(), 0)),
    ]);
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.getByRole('button', { name: PROPOSAL_MESSAGES.send }).click();
    await expect(page.getByText(PROPOSAL_MESSAGES.sent)).toBeVisible();
    await expect(page.getByText(/En revisión desde el/)).toBeVisible();
    await passesAxe(page);
    await page.goto(`/admin/inmueblesAlta/${id}`);
    await expect(page.getByRole('heading', { name: 'Cambios que propone el dueño' })).toBeVisible();
    await passesAxe(page);
    await page.getByRole('button', { name: 'Publicar el cambio' }).click();
    await expect(page.getByText(PROPOSAL_MESSAGES.published)).toBeVisible();
    await page.goto(`/ver-ficha-inmueble/${CODE}`);
    await expect(page.getByText('Casa renovada, con parrilla nueva.')).toBeVisible();
  },
);

test('what an owner types while a proposal is sent is not lost', FULL, async ({ page, running }) => {
  await openOwnNotice(page, running);
  await page.getByRole('button', { name: PROPOSAL_MESSAGES.open }).click();
  const text = page.getByRole('textbox', { name: /Observaciones/ });
  await text.fill('Casa con galería.');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${sendOwnProposal.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest(`**${sendOwnProposal.path}`);
  await page.getByRole('button', { name: PROPOSAL_MESSAGES.send }).click();
  await sent;
  await text.click({ force: true });
  await page.keyboard.press('End');
  await page.keyboard.type(' Y pileta.');
  const shown = await text.inputValue();
  release();
  await expect(page.getByText(PROPOSAL_MESSAGES.sent)).toBeVisible();
  await expect(page.getByText(`Observaciones: ${shown}`, { exact: true })).toBeVisible();
});

test(
  'a visitor waits until a part of the season is free, and hears of it',
  FULL,
  async ({ page, running }) => {
    const address = 'espera@ejemplo.com';
    await openOwnNotice(page, running);
    const ownNotice = page.url();
    // Of a month of which nothing else is rented, so that it is free again once this row is.
    const part = 'Febrero, 1.ª quincena';
    await page.getByRole('button', { name: `Lo alquilé : ${part}` }).click();
    await expect(page.getByText(OWNER_ACCESS_MESSAGES.rented)).toBeVisible();
    await page.goto(`/ver-ficha-inmueble/${CODE}`);
    await page
      .getByText(/Avisame si se libera/)
      .getByRole('link', { name: part })
      .click();
    await expect(page).toHaveURL(/\/avisame\?busqueda=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await passesAxe(page);
    // Sent directly: a form that the test fills in faster than a person would be dropped as spam.
    const busqueda = new URL(page.url()).searchParams.get('busqueda')!;
    const wanted = { email: address, busqueda, frecuencia: 'enseguida', casillero: '', tiempo: 9_000 };
    expect((await page.request.post(requestAlert.path, { data: wanted })).ok()).toBe(true);
    const [mail] = await running.mail.waitFor(address);
    await page.goto(/\/avisame\/confirmar\?[\w.=&-]+/.exec(mail!.text)![0]);
    await page.getByRole('button', { name: 'Quiero que me avisen' }).click();
    await expect(page).toHaveURL(/estado=listo/);
    await page.goto('about:blank');
    await page.goto(ownNotice);
    await page.getByRole('button', { name: `Marcar libre : ${part}` }).click();
    await expect(page.getByText(OWNER_ACCESS_MESSAGES.free)).toBeVisible();
    await expect.poll(() => running.mail.sentTo(address).length).toBe(2);
    expect(running.mail.sentTo(address)[1]!.text).toContain(CODE);
  },
);

test('an owner answers an inquiry from the link of its mail, with the answer prepared, and takes it back', async ({
  page,
  running,
}) => {
  const id = await openOwnNotice(page, running);
  const insertId = await inquire(page, id, {
    nombreCompleto: 'Eva Paz',
    email: 'eva@ejemplo.com',
    llegada: `${NEXT_YEAR}-01-16`,
    salida: `${NEXT_YEAR}-01-31`,
  });
  const pattern = new RegExp(String.raw`/mi-aviso\?respuesta=alquilado#[\w.-]+\.${insertId}(?!\d)`);
  const link = (): string | undefined =>
    running.mail.messages.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean);
  await expect.poll(link).toBeDefined();
  await page.goto(link()!);
  const dialog = page.getByRole('dialog', { name: 'Ya está alquilado' });
  await expect(dialog.getByText(ANSWER_MESSAGES.asksTaken)).toBeVisible();
  await passesAxe(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Está libre' })).toBeFocused();
  const taken = page.getByRole('button', { name: 'Ya está alquilado' });
  await taken.press('Enter');
  await page.keyboard.press('Escape');
  await expect(taken).toBeFocused();
  await taken.press('Enter');
  await dialog.getByRole('button', { name: 'Responder' }).press('Enter');
  await expect(page.getByText(ANSWER_MESSAGES.sent)).toBeFocused();
  await expect(page.getByText('Respondiste: Ya está alquilado')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(ANSWER_MESSAGES.takenBack)).toBeVisible();
  await page.getByRole('button', { name: 'Respondo otra cosa' }).click();
  const other = page.getByRole('dialog', { name: 'Respondo otra cosa' });
  await other.getByRole('button', { name: 'Responder' }).click();
  await expect(other.getByText(ANSWER_MESSAGES.textRequired)).toBeVisible();
  await other.getByRole('textbox').fill('Desde el 5 de febrero está libre.');
  await other.getByRole('button', { name: 'Responder' }).click();
  await expect(page.getByText('Respondiste: Respondo otra cosa')).toBeVisible();
  await expect
    .poll(() =>
      running.mail
        .sentTo('eva@ejemplo.com')
        .map(({ text }) => text)
        .join(),
    )
    .toContain('Desde el 5 de febrero está libre.');
});
