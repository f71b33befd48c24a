import { ANSWER_MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import {
  renewCalendarLink,
  saveCalendarAddress,
  viewOwnCalendar,
} from '#common/listings/calendars/calendar-calls.js';
import { CALENDAR_MESSAGES } from '#common/listings/calendars/calendar-messages.js';
import { answerOwnInquiry } from '#common/owners/link/owner-inquiry-calls.js';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { intercept } from './intercept.js';
import { NEXT_YEAR } from './next-year.js';
import { inquire, openOwnNotice } from './own-notice.js';
import { expect, OFFLINE_ERRORS, test } from './product-test.js';

test.use({ refusals: ['ERR_FAILED', 400, 409, 500, ...OFFLINE_ERRORS] });

test('an answer that is not taken stays in its dialog, which says so, with and without a connection', async ({
  page,
  running,
}) => {
  const id = await openOwnNotice(page, running);
  await inquire(page, id, {
    nombreCompleto: 'Iris Sosa',
    email: 'iris@ejemplo.com',
    llegada: `${NEXT_YEAR}-02-16`,
    salida: `${NEXT_YEAR}-02-28`,
  });
  await page.reload();
  await page.getByRole('button', { name: PROPOSAL_MESSAGES.open }).click();
  await page.getByRole('textbox', { name: /Observaciones/ }).fill('Casa con parrilla.');
  const open = page
    .getByRole('listitem')
    .filter({ hasText: 'Iris' })
    .getByRole('button', { name: 'Respondo otra cosa' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Respondo otra cosa' });
  const [text, send] = [dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Responder' })];
  await text.fill('Sí, con gusto.');
  await page.keyboard.press('Escape');
  // One question for both forms.
  await page.getByRole('link', { name: 'Promedios' }).first().click();
  await page.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await open.click();
  await expect(text).toHaveValue('Sí, con gusto.');
  await page.context().setOffline(true);
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(ANSWER_MESSAGES.unreachable);
  await page.context().setOffline(false);
  const recover = await intercept(page, `**${answerOwnInquiry.path}`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(ANSWER_MESSAGES.failed);
  await expect(text).toHaveValue('Sí, con gusto.');
  recover();
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(ANSWER_MESSAGES.sent)).toBeVisible();
});

test('a change of the owner is no conflict for what the owner writes beside it, which a link of the site does not drop unasked', async ({
  page,
  running,
}) => {
  await openOwnNotice(page, running);
  await page.getByRole('button', { name: PROPOSAL_MESSAGES.open }).click();
  const text = page.getByRole('textbox', { name: /Observaciones/ });
  await text.fill('Casa con parrilla y galería.');
  const rented = page.getByRole('button', { name: /^Lo alquilé/ }).first();
  await rented.click();
  await expect(page.getByText(OWNER_ACCESS_MESSAGES.rented)).toBeVisible();
  // The second leads to the same path, without the token.
  for (const name of ['Promedios', 'Mi aviso']) {
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('button', { name: 'Seguir escribiendo' }).click();
  }
  await expect(text).toHaveValue('Casa con parrilla y galería.');
  await page.getByRole('button', { name: PROPOSAL_MESSAGES.send }).click();
  await expect(page.getByText(PROPOSAL_MESSAGES.sent)).toBeVisible();
});

test('what is refused because the calendar has changed is read again', async ({ page, running }) => {
  await openOwnNotice(page, running);
  let reads = 0;
  await intercept(page, `**${viewOwnCalendar.path}`, (route) => {
    reads += 1;
    const calendario = { enlace: null, sitio: null, leido: null, problema: null, propuestas: [] };
    return route.fulfill({ json: { success: true, calendario } });
  });
  const message = CALENDAR_MESSAGES.proposalChanged;
  await intercept(page, `**${renewCalendarLink.path}`, (route) =>
    route.fulfill({ status: 409, json: { success: false, message } }),
  );
  await page.getByRole('button', { name: 'Conectar calendarios' }).click();
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect.poll(() => reads).toBe(2);

  const direccion = ['No es un calendario.'];
  await intercept(page, `**${saveCalendarAddress.path}`, (route) =>
    route.fulfill({ status: 400, json: { success: false, errores: { direccion } } }),
  );
  const address = page.getByRole('textbox', { name: /Dirección del calendario/ });
  await address.fill('https://ejemplo.com/casa.ics');
  await page.getByRole('button', { name: 'Conectar', exact: true }).click();
  await expect(page.getByText(direccion[0]!)).toBeVisible();
  await expect(address).toBeFocused();
});
