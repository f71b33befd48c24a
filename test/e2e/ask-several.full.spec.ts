import type { Page } from 'playwright/test';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { createInquiries } from '#common/inquiries/inquiry-calls.js';
import { SEVERAL_MESSAGES } from '#common/inquiries/several-inquiries-messages.js';
import { CONTACT_MESSAGES } from '#common/newsletter/support/contact-messages.js';
import { QUOTE_MESSAGES, STAY_MESSAGES } from '#common/pricing/stays/stay-messages.js';
import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { searchListings } from '#common/search/query/search-calls.js';
import { fits } from './fits.js';
import { intercept } from './intercept.js';
import { NEXT_YEAR } from './next-year.js';
import { passesAxe } from './passes-axe.js';
import { expect, OFFLINE_ERRORS, test } from './product-test.js';

test.use({ refusals: ['ERR_FAILED', ...OFFLINE_ERRORS] });

const DATES = `llegada=${NEXT_YEAR}-01-16&salida=${NEXT_YEAR}-01-31`;

/** Codes of rentals that are free then, and of one that is taken. */
async function someHomes(page: Page): Promise<{ free: string[]; taken: string }> {
  const answer = await page.request.get(`${searchListings.path}?operacion=alquiler&${DATES}`);
  const { inmuebles } = (await answer.json()) as { inmuebles: ListingCardWire[] };
  const codes = (matches: (home: ListingCardWire) => boolean | undefined) =>
    inmuebles.filter(matches).map(({ codigo }) => codigo);
  return {
    free: codes(({ estadia }) => estadia?.disponible).slice(0, 6),
    taken: codes(({ estadia }) => estadia?.motivo === QUOTE_MESSAGES.taken)[0]!,
  };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: SEVERAL_MESSAGES.title });
const homes = (page: Page) => dialog(page).getByRole('checkbox', { name: /ALQ-/ });

async function open(page: Page, codes: readonly string[], dates = DATES): Promise<void> {
  await page.goto(`/lista?avisos=${codes.join(',')}&${dates}`);
  await page.getByRole('button', { name: SEVERAL_MESSAGES.ask }).click();
}

async function introduce(page: Page): Promise<void> {
  await dialog(page).getByLabel('Nombre completo').fill('Eva Paz');
  await dialog(page).getByLabel('Email').fill('eva@ejemplo.com');
}

test('one question reaches the homes of a list that are free', async ({ page }) => {
  const { free, taken } = await someHomes(page);
  const [first, second] = free as [string, string];
  await open(page, [first, taken, second]);
  await expect(homes(page)).toHaveCount(2);
  const reason = dialog(page).getByRole('listitem').filter({ hasText: taken });
  await expect(reason).toContainText(QUOTE_MESSAGES.taken);
  await introduce(page);
  await passesAxe(page);
  await dialog(page)
    .getByRole('button', { name: SEVERAL_MESSAGES.send(2) })
    .click();
  await expect(dialog(page).getByText(SEVERAL_MESSAGES.sentAll(2))).toBeFocused();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
  await passesAxe(page);
  await open(page, [first]);
  await expect(dialog(page).getByLabel('Nombre completo')).toHaveValue('Eva Paz');
  await expect(dialog(page).getByLabel('Email')).toHaveValue('eva@ejemplo.com');
  await dialog(page).getByRole('button', { name: 'Olvidar mis datos' }).click();
  await expect(dialog(page).getByLabel('Nombre completo')).toHaveValue('');
  await page.reload();
  await open(page, [first]);
  await expect(dialog(page).getByLabel('Email')).toHaveValue('');
});

test('its receipt has facts below their names on a phone, beside them on a wide screen', async ({
  page,
  running,
}) => {
  const answer = await page.request.get(`${searchListings.path}?operacion=alquiler&${DATES}&libres=1`);
  const { inmuebles } = (await answer.json()) as { inmuebles: ListingCardWire[] };
  const email = 'beto.de.un.apellido.largo@universidad-nacional.example.com.ar';
  await page.request.post(createInquiries.path, {
    data: {
      nombreCompleto: 'Beto Ruiz',
      mensaje: 'Hola',
      telefono: null,
      email,
      tiempo: 9_000,
      llegada: `${NEXT_YEAR}-01-16`,
      salida: `${NEXT_YEAR}-01-31`,
      inmuebleIds: [inmuebles[0]!.idInmuebles],
    },
  });
  const [receipt] = await running.mail.waitFor(email);
  await page.setContent(receipt!.html);
  const name = page.getByText('Llegada', { exact: true });
  const value = page.getByText(`16/01/${NEXT_YEAR}`);
  for (const [width, isBelow] of [
    [360, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const [above, below] = [(await name.boundingBox())!, (await value.boundingBox())!];
    expect(below.y >= above.y + above.height).toBe(isBelow);
    await fits(page);
  }
});

test('it needs dates, and takes at most five homes; other dates choose anew', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { free } = await someHomes(page);
  await open(page, free, '');
  await expect(dialog(page).getByText(SEVERAL_MESSAGES.datesFirst)).toBeVisible();
  await introduce(page);
  await dialog(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog(page).getByLabel('Llegada')).toBeFocused();
  await expect(dialog(page).getByText(STAY_MESSAGES.datesMissing)).toBeVisible();
  await dialog(page).getByLabel('Llegada').fill(`${NEXT_YEAR}-01-16`);
  await dialog(page).getByLabel('Salida').fill(`${NEXT_YEAR}-01-31`);
  await expect(homes(page)).toHaveCount(6);
  await expect(homes(page).and(page.locator(':checked'))).toHaveCount(5);
  await expect(homes(page).last()).toBeDisabled();
  await homes(page).first().press('Space');
  await homes(page).last().press('Space');
  await expect(homes(page).last()).toBeChecked();
  await expect(dialog(page).getByLabel('Mensaje')).toHaveValue(/del 16 al 31 de enero/);
  const isCut = await dialog(page).evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isCut).toBe(false);
  await dialog(page).getByLabel('Salida').fill(`${NEXT_YEAR}-04-30`);
  await expect(dialog(page).getByText(SEVERAL_MESSAGES.noneFree)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog(page).getByText(SEVERAL_MESSAGES.noneChosen)).toBeVisible();
});

test('without a connection nothing is lost, and a repetition sends only the rest', async ({ page }) => {
  const { free } = await someHomes(page);
  await page.goto(`/lista?avisos=${free.slice(0, 3).join(',')}&${DATES}`);
  const ask = page.getByRole('button', { name: SEVERAL_MESSAGES.ask });
  await ask.hover();
  await expect(page.getByRole('button', { name: 'Guardar en mis favoritos' })).toBeVisible();
  await page.context().setOffline(true);
  await ask.click();
  await expect(page.getByText(SEVERAL_MESSAGES.unreachable)).toBeVisible();
  await page.context().setOffline(false);
  await ask.click();
  await introduce(page);
  await dialog(page).getByLabel('Personas').fill('3');
  await dialog(page).getByLabel('Salida').fill(`${NEXT_YEAR}-01-30`);
  await expect(homes(page)).toHaveCount(3);
  /** A closed dialog keeps what was written, chosen and answered. */
  const reopen = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await ask.click();
    await expect(dialog(page).getByLabel('Nombre completo')).toHaveValue('Eva Paz');
    await expect(dialog(page).getByLabel('Personas')).toHaveValue('3');
    await expect(dialog(page).getByLabel('Salida')).toHaveValue(`${NEXT_YEAR}-01-30`);
  };
  await reopen();
  const send = dialog(page).getByRole('button', { name: 'Enviar' });
  const connect = await intercept(page, `**${createInquiries.path}`, (route) => route.abort());
  await send.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    INQUIRY_MESSAGES.failed(CONTACT_MESSAGES.unreachable),
  );
  connect();
  const asked: number[][] = [];
  await page.route(`**${createInquiries.path}`, async (route) => {
    const { inmuebleIds } = route.request().postDataJSON() as { inmuebleIds: number[] };
    asked.push(inmuebleIds);
    const isFirst = asked.length === 1;
    const consultas = inmuebleIds.map((inmuebleId, at) => ({
      inmuebleId,
      estado: isFirst && at === 1 ? 'no-enviada' : 'enviada',
      motivo: '',
    }));
    await route.fulfill({ json: { success: true, consultas } });
  });
  await send.dblclick();
  await expect(dialog(page).getByRole('alert')).toHaveText(SEVERAL_MESSAGES.someLeft);
  await reopen();
  await expect(homes(page).and(page.locator(':disabled'))).toHaveCount(2);
  await send.click();
  await expect(dialog(page).getByText(SEVERAL_MESSAGES.sentAll(3))).toBeFocused();
  expect(asked).toEqual([asked[0], [asked[0]![1]]]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: SEVERAL_MESSAGES.ask })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a list says so', async ({ page }) => {
    const { free } = await someHomes(page);
    await page.goto(`/lista?avisos=${free.join(',')}`);
    await expect(page.getByText(SEVERAL_MESSAGES.noScripts)).toBeVisible();
    await expect(page.getByRole('button', { name: SEVERAL_MESSAGES.ask })).toBeHidden();
  });
});
