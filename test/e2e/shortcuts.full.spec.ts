import { adminPaths, OWNER_FOLDER } from '../../frontend/src/desk/admin-paths.js';
import { aPublication } from '../builders/publication.js';
import { aQuickPublication } from '../builders/quick-publication.js';
import { PENDING, pendingRows, signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

const OUTSIDE: readonly string[] = [adminPaths.login, adminPaths.password, adminPaths.forgotten];
const EVERYWHERE = ['?', 'Ctrl K', 'Z'];
const OF_A_PENDING_NOTICE = [
  'A',
  'B',
  'C',
  'D',
  'Esc',
  'F',
  'I',
  'J',
  'K',
  'N',
  'O',
  'P',
  'R',
  'S',
  'U',
  'W',
];

/** Keys of a screen besides those of every screen. Further keys, also on screens that are not listed, are not checked. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  [adminPaths.dashboard]: ['J', 'K', 'Enter'],
  [adminPaths.pending]: ['/', 'J', 'K', 'Enter', 'X'],
  [adminPaths.active]: ['/', 'J', 'K', 'Enter', 'X'],
  [adminPaths.contacts]: ['/', 'J', 'K', 'Enter'],
  [adminPaths.inquiries]: ['/'],
  [adminPaths.newsletter]: ['/'],
  [adminPaths.blacklist]: ['/'],
  [`${OWNER_FOLDER}/1`]: ['B', 'N', 'W'],
};

test('every screen has a help that names its shortcuts', async ({ page, running }) => {
  test.slow();
  await signIn(page, running.operator);
  const [pending] = await pendingRows(page.request);
  const notice = `${PENDING}/${pending?.idInmuebles}`;
  const own: typeof OWN_KEYS = { ...OWN_KEYS, [notice]: OF_A_PENDING_NOTICE };
  const inside = Object.values(adminPaths).filter((path) => !OUTSIDE.includes(path));
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  for (const path of new Set([...inside, ...Object.keys(own)])) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(help, path).toBeVisible();
    const named = await help.getByRole('term').allTextContents();
    expect([...new Set(named)], path).toHaveLength(named.length);
    expect(named, path).toEqual(expect.arrayContaining([...EVERYWHERE, ...(own[path] ?? [])]));
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Atajos' }).click();
  await passesAxe(page);
});

test('a key leads to each section of a notice, and the focus stays near what has gone', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const quick = aQuickPublication({
    dni: aPublication().contacto.dni,
    email: `teclas${Date.now()}@ejemplo.com.ar`,
  });
  const made = await page.request.post('/api/inmueble/crear/publicarRapido', { data: quick });
  const { idInmueble } = await made.json();
  await page.goto(`${PENDING}/${idInmueble}`);
  const edit = page.getByRole('button', { name: 'Editar Precios' });
  await expect(edit).toBeVisible();
  await page.keyboard.press('p');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  await page.getByRole('button', { name: 'Agregar a la blacklist' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: '¿Agregar este email a la blacklist?' });
  await question.getByRole('button', { name: 'Agregar a la blacklist' }).press('Enter');
  await expect(page.getByText('El email está en la blacklist')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contacto' })).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('alertdialog')).toContainText('está en la blacklist: no recibe ningún email');
  await expect(page.getByLabel('Mandarle el motivo al dueño por email')).toHaveCount(0);
});

test('a row is marked by its key, and the actions on the marked ones are two keys away', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await page.goto(adminPaths.active);
  await expect(page.locator('[data-fila]').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Avisos marcados' }).getByText('2 marcados')).toBeVisible();
  await page.keyboard.press('m');
  const bar = page.getByRole('region', { name: 'Avisos marcados' });
  await expect(bar.locator(':focus')).toHaveCount(1);
  await page.goto(`${PENDING}/undefined`);
  await expect(page.getByText('Página no encontrada')).toBeVisible();
});
