import type { APIRequestContext } from 'playwright/test';
import { aQuickPublication } from '../builders/quick-publication.js';
import { PENDING, pendingRows, signIn } from './operator.js';
import { expect, test } from './product-test.js';

const NOTICES = 10;
const BETWEEN_KEYS_MS = 100;
/** The plan allows the featured position, so that an approval asks two questions. */
const APPROVAL = ['a', 'Enter', 'Enter'];

declare global {
  interface Window {
    /** Numbers of the notices that were on the screen when A was pressed; NaN for none. */
    pressedOn: number[];
  }
}

async function idsOfPending(request: APIRequestContext): Promise<number[]> {
  return (await pendingRows(request)).map(({ idInmuebles }) => idInmuebles);
}

/** Adds pending notices to the end of the queue, and returns the whole queue from the first of them on. */
async function addToQueue(request: APIRequestContext): Promise<number[]> {
  const before = new Set(await idsOfPending(request));
  for (let one = 1; one <= NOTICES + 2; one += 1) {
    const data = aQuickPublication({ dni: '30888111', numero: String(one) });
    expect((await request.post('/api/inmueble/crear/publicarRapido', { data })).ok()).toBe(true);
  }
  const after = await idsOfPending(request);
  return after.slice(after.findIndex((id) => !before.has(id)));
}

test('keys pressed every 100 ms approve the notices that were on the screen, and no other', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const queue = await addToQueue(page.request);
  const before = await idsOfPending(page.request);
  await page.goto(`${PENDING}/${queue[0]}`);
  await expect(page.getByText(`Nº ${queue[0]}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Siguiente' })).toBeVisible();
  await page.evaluate(() => {
    window.pressedOn = [];
    const note = ({ key }: KeyboardEvent): void => {
      const shown = document.querySelector('main')?.textContent.match(/Nº (\d+)/)?.[1];
      if (key === 'a') window.pressedOn.push(Number(shown));
    };
    document.addEventListener('keydown', note, { capture: true });
  });
  for (let one = 0; one < NOTICES; one += 1)
    for (const key of APPROVAL) {
      await page.keyboard.press(key);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
  // A notice that is still loading, which takes longer on a busy machine, refuses the key with a notification.
  const shown = (await page.evaluate(() => window.pressedOn)).filter(Number);
  expect(shown).toEqual(queue.slice(0, Math.max(1, shown.length)));
  await expect.poll(() => idsOfPending(page.request)).toEqual(before.filter((id) => !shown.includes(id)));
});
