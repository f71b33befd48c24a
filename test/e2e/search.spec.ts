import type { Page } from 'playwright/test';
import { seededFraction } from '../support/seeded.js';
import { ALL } from '../support/tier.js';
import { intercept } from './intercept.js';
import { NEXT_YEAR } from './next-year.js';
import { isHydrated } from './is-hydrated.js';
import { expect, FULL, test } from './product-test.js';
import { passesAxe } from './passes-axe.js';

/** Until the returned function is called, responses have different delays, so that they arrive out of order. */
function slowNetwork(page: Page, random: () => number): Promise<() => void> {
  return intercept(page, '**/api/inmueble/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100 + random() * 1_400));
    await route.continue().catch(() => undefined);
  });
}

/** Filters that are ticked, with their part of the address. */
const PARTS: Readonly<Record<string, string>> = {
  Miramar: 'Miramar',
  'Mar del Plata': 'Mar-del-Plata',
  'Mar del Sur': 'Mar-del-Sur',
  'Casa o Chalet': 'Casa',
  Departamento: 'Departamento',
  'Solo destacados': 'destacados',
};
const TICKS = Object.keys(PARTS);

for (const seed of ALL ? [1, 2, 3] : [1]) {
  test(`input that is faster than the network is not lost (${seed})`, FULL, async ({ page }) => {
    const random = seededFraction(seed);
    const delays = seededFraction(seed + 100);
    await page.goto('/resultado-busqueda/Venta/Todas/Todas');
    const panel = page.getByRole('complementary', { name: 'Filtros' });
    await expect(panel.getByRole('checkbox', { name: 'Miramar' })).toBeVisible();
    const hurry = await slowNetwork(page, delays);
    const ticked = new Set<string>();
    const typed: Record<string, number> = {};
    for (let act = 0; act < 14; act++) {
      if (random() < 0.6) {
        const label = TICKS[Math.floor(random() * TICKS.length)]!;
        await panel.getByText(label, { exact: true }).click();
        if (!ticked.delete(label)) ticked.add(label);
      } else {
        const [label, amount] = random() < 0.5 ? ['Desde', 10_000] : ['Hasta', 900_000_000];
        typed[label as string] = (amount as number) + Math.floor(random() * 9_000);
        await panel.getByLabel(label as string, { exact: true }).fill(String(typed[label as string]));
      }
      await page.waitForTimeout(random() * 900);
    }
    const boxes = async () => {
      const shown: string[] = [];
      for (const label of TICKS) {
        const box = panel.locator('label').filter({ hasText: label }).getByRole('checkbox').first();
        if (await box.isChecked()) shown.push(label);
      }
      return shown.toSorted();
    };
    expect(await boxes()).toEqual([...ticked].toSorted());
    const tickedInAddress = (): string[] => {
      const words = decodeURIComponent(page.url()).split(/[^A-Za-z-]+/);
      return TICKS.filter((label) => words.includes(PARTS[label]!)).toSorted();
    };
    await expect.poll(tickedInAddress).toEqual([...ticked].toSorted());
    for (const [label, amount] of Object.entries(typed)) {
      await expect.poll(() => page.url()).toContain(String(amount));
      await expect(panel.getByLabel(label, { exact: true })).toHaveValue(amount.toLocaleString('es-AR'));
    }
    hurry();
    await page.reload();
    await expect(panel.getByRole('checkbox', { name: 'Miramar' })).toBeVisible();
    expect(await boxes()).toEqual([...ticked].toSorted());
  });
}

for (const seed of ALL ? [1, 2] : [1]) {
  test(
    `dates and people in a sheet that change faster than the network are all asked (${seed})`,
    FULL,
    async ({ page }) => {
      const random = seededFraction(seed);
      // Free then, so that its sheet has a planner.
      await page.goto('/resultado-busqueda/Alquiler/Miramar/Casa/Enero/2-Quincena/personas-4?libres=1');
      const code = await page.getByRole('article').first().getAttribute('data-codigo');
      await page.goto(`/ver-ficha-inmueble/${code}`);
      await slowNetwork(page, seededFraction(seed + 100));
      const chosen = { Llegada: '', Salida: '', Personas: '' };
      const choices: Record<keyof typeof chosen, () => string> = {
        Llegada: () => `${NEXT_YEAR}-01-${10 + Math.floor(random() * 9)}`,
        Salida: () => `${NEXT_YEAR}-01-${20 + Math.floor(random() * 9)}`,
        Personas: () => String(2 + Math.floor(random() * 4)),
      };
      const planner = page.getByRole('complementary', { name: 'Contacto' });
      const labels = ['Llegada', 'Salida', 'Personas'] as const;
      for (let act = 0; act < 10; act++) {
        const label = labels[act < 3 ? act : Math.floor(random() * 3)]!;
        chosen[label] = choices[label]();
        const field = planner.getByLabel(label);
        await (label === 'Personas' ? field.selectOption(chosen[label]) : field.fill(chosen[label]));
        await page.waitForTimeout(random() * 900);
      }
      for (const label of labels) await expect(planner.getByLabel(label)).toHaveValue(chosen[label]);
      const { Llegada: llegada, Salida: salida, Personas: personas } = chosen;
      await expect(page).toHaveURL(
        (url) => url.search === `?${new URLSearchParams({ llegada, salida, personas })}`,
      );
      await planner.getByRole('link', { name: 'Consultar por email' }).click();
      await expect(page.getByRole('dialog').getByLabel('Llegada')).toHaveValue(llegada);
      await expect(page.getByRole('dialog').getByLabel('Personas')).toHaveValue(personas);
    },
  );
}

test(
  'a fortnight fills the dates, and travels to favourites, the comparison and the shared list',
  FULL,
  async ({ page }) => {
    await page.goto('/resultado-busqueda/Alquiler/Miramar/Casa/Enero/2-Quincena/personas-4');
    const cards = page.getByRole('article');
    for (const place of [0, 1])
      await cards
        .nth(place)
        .getByRole('button', { name: /^Favorito/ })
        .click();
    await expect(cards.nth(1).getByRole('button', { name: /^Favorito/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const code = await cards.first().getAttribute('data-codigo');
    await page.goto('/favoritos');
    await expect(page.getByText('la 2.ª quincena de enero').first()).toBeVisible();
    const question = /personas=4&periodo=Enero&fraccion=2%C2%BA\+Quincena/;
    const link = page.getByRole('region', { name: 'Avisos guardados' }).locator(`a[href*="${code}"]`);
    await expect(link).toHaveAttribute('href', question);
    for (const box of await page.getByRole('checkbox', { name: /^Comparar/ }).all()) await box.check();
    await page.getByRole('link', { name: 'Comparar 2 avisos' }).click();
    await expect(page).toHaveURL(question);
    await expect(page.getByLabel('Llegada')).toHaveValue(/-01-16$/);
    await expect(page.getByLabel('Salida')).toHaveValue(/-02-01$/);
    const sheet = page.getByRole('region', { name: 'Comparación' }).locator(`a[href*="${code}"]`);
    await page.goto((await sheet.first().getAttribute('href'))!);
    await expect(page.getByLabel('Llegada')).toHaveValue(/-01-16$/);
    await expect(page.getByLabel('Personas')).toHaveValue('4');
    await page.goto(`/lista?avisos=${code}&llegada=${NEXT_YEAR}-01-16&salida=${NEXT_YEAR}-01-20`);
    await expect(page.locator(`main a[href*="${code}?llegada=${NEXT_YEAR}-01-16"]`)).toBeVisible();
  },
);

test('six people with a pool and dates: from the first form to a quote and a message that carries it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const form = page.locator('#busqueda-rapida form:has(select)');
  await form.getByLabel('Ciudad').selectOption('Miramar');
  await form.getByLabel('Tipo de vivienda').selectOption({ label: 'Casa o Chalet' });
  await form.getByLabel('Personas').selectOption('6');
  await form.getByLabel('Cuándo').selectOption('fechas');
  await form.getByLabel('Llegada').fill(`${NEXT_YEAR}-01-16`);
  await form.getByLabel('Salida').fill(`${NEXT_YEAR}-02-01`);
  await expect(form.getByText('16 noches')).toBeVisible();
  await form.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(
    new RegExp(`/Miramar/Casa/personas-6\\?llegada=${NEXT_YEAR}-01-16&salida=${NEXT_YEAR}-02-01&libres=1$`),
  );
  const card = page.getByRole('article').first();
  await expect(card.getByText('por 16 noches')).toBeVisible();
  await expect(card.getByText(/por persona/)).toBeVisible();
  await passesAxe(page);
  const [sheet] = await Promise.all([
    page.context().waitForEvent('page'),
    card.getByRole('link', { name: /Ver ficha/ }).click(),
  ]);
  await expect(sheet.getByLabel('Llegada')).toHaveValue(`${NEXT_YEAR}-01-16`);
  await expect(sheet.getByText('por 16 noches').first()).toBeVisible();
  await expect(sheet.getByText('(lo que buscás)').first()).toBeAttached();
  await sheet.getByLabel('Salida').fill(`${NEXT_YEAR}-01-20`);
  await expect(sheet).toHaveURL(new RegExp(`salida=${NEXT_YEAR}-01-20`));
  await expect(sheet.getByText('4 noches').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Compartir' }).click();
  await expect(
    sheet.getByRole('dialog').getByRole('link', { name: 'WhatsApp', exact: true }),
  ).toHaveAttribute(
    'href',
    new RegExp(`del%2016%20al%2020%20de%20enero%20de%20${NEXT_YEAR}.*salida%3D${NEXT_YEAR}-01-20`),
  );
  await sheet.keyboard.press('Escape');
  await expect(sheet.getByRole('dialog')).toBeHidden();
  await sheet.getByRole('link', { name: 'Consultar por email' }).first().click();
  await expect(sheet.getByRole('dialog').getByLabel('Mensaje')).toHaveValue(
    new RegExp(`del 16 al 20 de enero de ${NEXT_YEAR}, para 6 personas`),
  );
});

test(
  'the forms open as the last search left them: after the back button, and in the advanced search',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    const form = page.locator('#busqueda-rapida form:has(select)');
    await form.getByLabel('Ciudad').selectOption('Miramar');
    await form.getByLabel('Tipo de vivienda').selectOption({ label: 'Departamento' });
    await form.getByText('Pileta', { exact: true }).click();
    await form.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/\/Departamento\/svc-pileta$/);
    await page.goBack();
    await expect(form.getByLabel('Ciudad')).toHaveValue('Miramar');
    await expect(form.getByRole('checkbox', { name: 'Pileta' })).toBeChecked();
    await page.goto('/busqueda-avanzada');
    await expect(page.locator('main form').getByLabel('Tipo de propiedad')).toHaveValue('2');
    await page.getByRole('link', { name: 'Mapa', exact: true }).click();
    await expect(page).toHaveURL(/modo=mapa/);
    await page.goBack();
    await expect(page).toHaveURL(/\/busqueda-avanzada$/);
  },
);

test('a pasted code of the other operation turns the tab', FULL, async ({ page }) => {
  await page.goto('/');
  const form = page.locator('#busqueda-rapida');
  await form.getByRole('tab', { name: 'Venta' }).click();
  await expect(form.getByRole('tab', { name: 'Venta' })).toHaveAttribute('aria-selected', 'true');
  await form.getByRole('button', { name: 'Buscar por código' }).click();
  const field = form.getByLabel('Código del aviso');
  await field.focus();
  await field.evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', 'ALQ-0099');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(field).toHaveValue('ALQ-0099');
  await expect(form.getByRole('tab', { name: 'Alquiler' })).toHaveAttribute('aria-selected', 'true');
});

test('one search has one address: the id of a service moves to its name', async ({ request }) => {
  const services = (await (await request.get('/api/servicios/verServicios')).json()) as {
    idServicios: number;
    nombre: string;
  }[];
  const pool = services.find(({ nombre }) => nombre === 'Pileta')!;
  const answer = await request.get(`/resultado-busqueda/Alquiler/Todas/Todas/svc-${pool.idServicios}`, {
    maxRedirects: 0,
  });
  // Not for good: the operator can rename it.
  expect([answer.status(), answer.headers()['location']]).toEqual([
    302,
    '/resultado-busqueda/Alquiler/Todas/Todas/svc-pileta',
  ]);
});

test(
  'rentals of the season and of the whole year are one press apart, with and without scripts',
  FULL,
  async ({ page, browser, running }) => {
    const results = '/resultado-busqueda/Alquiler/Miramar/Todas/';
    const terms = page.getByRole('navigation', { name: 'Duración' });
    await page.goto(`${results}Enero/1-Quincena/svc-pileta`);
    await terms.getByRole('link', { name: 'Todo el año' }).click();
    await expect(page).toHaveURL(new RegExp(`${results}Ano-Completo/svc-pileta$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('todo el año');
    await expect(page.getByRole('link', { name: 'Quitar filtro Año completo' })).toBeVisible();
    await expect(terms.getByRole('link', { name: 'Todo el año' })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${results}Enero/1-Quincena/svc-pileta$`));
    await expect(terms.getByRole('link', { name: 'Temporada' })).toHaveAttribute('aria-current', 'true');

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: running.url });
    const still = await plain.newPage();
    await still.goto(`${results}Ano-Completo/svc-pileta?orden=capacidad`);
    await still.getByRole('link', { name: 'Temporada', exact: true }).click();
    await expect(still).toHaveURL(new RegExp(`${results}svc-pileta\\?orden=capacidad$`));
    await still.goto('/resultado-busqueda/Venta/Miramar/Todas');
    await expect(still.getByRole('navigation', { name: 'Duración' })).toHaveCount(0);
    await plain.close();
  },
);

test(
  'a removed filter leaves the focus on the next one, and each page has a title of its own',
  FULL,
  async ({ page }) => {
    await page.goto('/resultado-busqueda/Alquiler/Miramar/Casa/svc-parrilla');
    await isHydrated(page);
    const chips = page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('link');
    await chips.filter({ hasText: 'Casa' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Alquiler\/Miramar\/Todas\/svc-parrilla$/);
    await expect(chips.filter({ hasText: 'Parrilla' })).toBeFocused();
    await page.goto('/resultado-busqueda/Alquiler/Todas/Todas?pagina=2');
    await expect(page).toHaveTitle(/, página 2/);
  },
);
