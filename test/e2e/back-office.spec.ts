import type { APIRequestContext } from 'playwright/test';
import { intercept } from './intercept.js';
import { passesAxe } from './passes-axe.js';
import { logIn, pendingRows, PENDING, signIn } from './operator.js';
import { expect, FULL, test } from './product-test.js';

/** The operator's work in the browser: sign-in, queue, undo, and a second operator. */
test.describe.configure({ mode: 'serial' });

const ACTIVE = '/admin/inmueblesAlta';
const codes: string[] = [];

async function isPublic(request: APIRequestContext, code: string): Promise<boolean> {
  return (await request.get('/api/inmueble/ver/verInmueblePorCodigo', { params: { codigo: code } })).ok();
}

test('without a session every path leads to the login, which validates its fields', async ({ page }) => {
  await page.goto(`${PENDING}/1`);
  await expect(page).toHaveURL(/\/admin\/login\?volver=/);
  await passesAxe(page);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Escribí tu email.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a login leads to the requested path, and a signed-in operator skips the login', async ({
  browser,
  running,
}) => {
  const page = await browser.newPage({ baseURL: running.url });
  await page.goto(`${ACTIVE}?operacion=venta&pagina=1`);
  await logIn(page, running.operator);
  await expect(page).toHaveURL(`${running.url}${ACTIVE}?operacion=venta&pagina=1`);
  await page.goto('/admin/login?volver=//malo.example/admin/x');
  await expect(page).toHaveURL(`${running.url}/admin/dashboard`);
  const connect = await intercept(page, '**/api/admin/check-auth*', (route) => route.abort());
  await page.goto(ACTIVE);
  await expect(page.getByRole('alert')).toContainText('No pudimos comprobar tu sesión');
  connect();
  await expect(page).toHaveURL(`${running.url}${ACTIVE}`);
  await page.close();
});

test(
  'a wrong password and an unreachable server have different messages',
  FULL,
  async ({ browser, running }) => {
    const page = await browser.newPage({ baseURL: running.url });
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill('nadie@costadirecta.example');
    await page.getByLabel(/^Contraseña/).fill('no-es-la-clave');
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByRole('alert')).toHaveText('Credenciales inválidas');
    await page.route('**/api/admin/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByRole('alert')).toContainText('Error al conectar con el servidor.');
    await page.close();
  },
);

test('a queue is worked by keyboard: two approved, one rejected', async ({ page, running }) => {
  await signIn(page, running.operator);
  const before = await pendingRows(page.request);
  const ahead = page.waitForResponse((answer) =>
    answer.url().endsWith(`verInmueblePendiente?id=${before[1]?.idInmuebles}`),
  );
  await page.getByRole('main').getByRole('link', { name: 'Pendientes' }).click();
  await expect(page.getByText(`${before.length} inmuebles`)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: /^Ver Detalle/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`1 de ${before.length}`)).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before[0]?.title ?? '');
  // A notice that is still loading refuses keys.
  await (await ahead).finished();
  await page.keyboard.press('a');
  for (const row of before.slice(0, 2)) {
    await expect(page).toHaveURL(new RegExp(`${PENDING}/${row.idInmuebles}$`));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Se publicará y se enviará el código a');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.title);
    await expect(dialog.getByRole('button', { name: 'Dar de Alta' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading')).toHaveText('¿Hacerlo destacado?');
    await dialog.getByRole('button', { name: 'No', exact: true }).press('Enter');
    // The next notice is not shown yet.
    await page.keyboard.press(row === before[0] ? 'a' : 'Escape');
    const result = page.getByRole('dialog', { name: 'Inmueble dado de alta con éxito' });
    const code = result.getByRole('button', { name: /Copiar el código/ });
    await expect(code).toHaveText(codes[0] ? new RegExp(`^(?!${codes[0]})`) : /^(ALQ|VEN)-/);
    await expect(result.getByText('se envió el código a')).toBeVisible();
    codes.push((await code.textContent()) ?? '');
  }

  const rejected = before[2];
  await expect(page).toHaveURL(new RegExp(`${PENDING}/${rejected?.idInmuebles}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rejected?.title ?? '');
  await page.keyboard.press('r');
  const reasons = page.getByRole('alertdialog');
  await expect(reasons.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reasons.getByText('Escribí el motivo que va a recibir el dueño.')).toBeVisible();
  await expect(reasons.getByLabel('Texto del motivo')).toBeFocused();
  await reasons.getByRole('radio', { name: 'Ubicación' }).press('Space');
  await expect(reasons.getByLabel('Texto del motivo')).toHaveValue(/^La dirección y el punto del mapa/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Inmueble rechazado y movido al inicio')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PENDING}/${before[3]?.idInmuebles}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before[3]?.title ?? '');
  await page.getByRole('main').getByRole('link', { name: 'Pendientes' }).click();
  await expect(page.getByText(`${before.length - 3} inmuebles`)).toBeVisible();
  await expect(page.locator(`[data-fila="${before[3]?.idInmuebles}"]`)).toBeFocused();
  for (const code of codes) expect(await isPublic(page.request, code)).toBe(true);
});

test('a rejection is undone before its mail, and keeps its reason', FULL, async ({ page, running }) => {
  await signIn(page, running.operator);
  const [row] = await pendingRows(page.request);
  const rejectAs = async (reason: string): Promise<void> => {
    await page.keyboard.press('r');
    await page.getByRole('radio', { name: reason }).press('Space');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).dblclick();
    await expect(page.getByText('Inmueble rechazado y movido al inicio')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  };
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row?.title ?? '');
  const review = page.getByRole('region', { name: 'Para mirar' });
  await expect(review.getByRole('list').or(review.getByText('No encontramos nada')).first()).toBeVisible();
  await rejectAs('Datos');
  await page.keyboard.press('z');
  await expect(page.getByText('Inmueble movido a pendientes con éxito')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PENDING}/${row?.idInmuebles}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row?.title ?? '');

  await rejectAs('Precio');
  await page.goto(`/admin/inmueblesBajas/${row?.idInmuebles}`);
  await expect(page.getByRole('heading', { name: 'Motivo del rechazo' })).toBeVisible();
  await expect(page.getByText('Los precios no parecen correctos')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar a la blacklist' }).click();
  const dialog = page.getByRole('alertdialog');
  await passesAxe(page);
  await dialog.getByRole('button', { name: 'Agregar a la blacklist' }).click();
  await expect(page.getByText('El email está en la blacklist')).toBeVisible();
  await page.goto(`${PENDING}?estado=rechazados`);
  await expect(page.getByText('Los precios no parecen correctos').first()).toBeVisible();
});

test('what was rejected goes back to the pending ones', FULL, async ({ page, running }) => {
  await signIn(page, running.operator);
  const before = await pendingRows(page.request);
  await page.goto(PENDING);
  await page.getByText('Rechazados', { exact: true }).click();
  await expect(page).toHaveURL(/estado=rechazados/);
  // The pending rows stay on the screen until the rejected ones are loaded.
  await page.locator('a[href*="/admin/inmueblesBajas/"]').first().click();
  await expect(page).toHaveURL(/\/admin\/inmueblesBajas\/\d+/);
  await page.getByRole('button', { name: 'Mover a Pendiente' }).click();
  await expect(page.getByText('Inmueble movido a pendientes con éxito')).toBeVisible();
  await expect(page.getByText(`${before.length + 1} inmuebles`)).toBeVisible();
});

test('an active listing is withdrawn and reinstated with its code', async ({ page, running }) => {
  const code = codes[0] ?? '';
  const address = `${ACTIVE}?operacion=todas&codigo=${code}`;
  await signIn(page, running.operator);
  await page.goto(address);
  await expect(page.getByText('1 inmueble', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Ver Detalle/ }).click();
  await page.getByRole('button', { name: 'Dar de Baja' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de Baja' }).dblclick();
  await expect(page.getByText('Inmueble rechazado con éxito')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${ACTIVE}$`));
  expect(await isPublic(page.request, code)).toBe(false);

  await page.goto(address);
  await expect(page.getByText('No hay inmuebles que coincidan con los filtros.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.getByRole('table', { name: 'Inmuebles Dados de Alta' })).toBeVisible();
  await page.goto(address);
  await page.getByText('Rechazados', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inmuebles Dados de Alta (Rechazados)');
  await page.getByRole('link', { name: /^Ver Detalle/ }).click();
  await page.getByRole('button', { name: 'Volver a Alta' }).click();
  await expect(page.getByText('Inmueble restaurado al estado Alta con éxito')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${ACTIVE}$`));
  expect(await isPublic(page.request, code)).toBe(true);
});

test('an approval sent by a double press is one approval', FULL, async ({ page, running }) => {
  await signIn(page, running.operator);
  const [row] = await pendingRows(page.request);
  const approvals: string[] = [];
  page.on('request', (request) => request.url().includes('altaInmueble') && approvals.push(request.url()));
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  await page.getByRole('button', { name: 'Dar de Alta' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Dar de Alta' }).dblclick();
  await expect(dialog.getByRole('heading', { name: '¿Hacerlo destacado?' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sí, destacado' }).dblclick();
  const result = page.getByRole('dialog', { name: 'Inmueble dado de alta con éxito' });
  await expect(result.getByText(/^Destacado: Sí/)).toBeVisible();
  expect(approvals).toHaveLength(1);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(new RegExp(`/${row?.idInmuebles}$`));
  await result.getByRole('button', { name: 'Cerrar la notificación' }).click();
  await expect(result).toBeHidden();
});

test('the second of two operators sees that the other has decided', FULL, async ({ browser, running }) => {
  const context = await browser.newContext({ baseURL: running.url });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signIn(first, running.operator);
  const [row] = await pendingRows(context.request);
  for (const page of [first, second]) {
    await page.goto(`${PENDING}/${row?.idInmuebles}`);
    await page.getByRole('button', { name: 'Rechazar' }).click();
  }
  for (const page of [first, second]) await page.getByRole('radio', { name: 'Repetido' }).press('Space');
  await first.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect(first.getByText('Inmueble rechazado y movido al inicio')).toBeVisible();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect(second.getByRole('alert')).toContainText('El cambio no es posible en el estado actual.');
  await expect(second.getByRole('alert')).toContainText('Otra persona ya decidió sobre este inmueble');
  await context.close();
});

test('single keys rest while a field has focus, and can be switched off', FULL, async ({ page, running }) => {
  await signIn(page, running.operator);
  const [row] = await pendingRows(page.request);
  await page.goto(PENDING);
  await page.getByLabel('Nombre').press('j');
  await expect(page.getByLabel('Nombre')).toHaveValue('j');
  await expect(page).toHaveURL(/nombre=j/);
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  await expect(page.getByRole('button', { name: 'Dar de Alta' })).toBeVisible();
  await page.keyboard.press('?');
  await page.getByLabel('Usar los atajos de una tecla').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dar de Alta' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('an ended session is reported on every screen', FULL, async ({ page, context, running }) => {
  await signIn(page, running.operator);
  await page.goto(`${ACTIVE}?codigo=ALQ-0002`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inmuebles Dados de Alta');
  await expect(page.getByRole('link', { name: /^Ver Detalle/ }).first()).toBeVisible();
  // A request that is still running would be refused, which the browser logs.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every((image) => image.complete || !image.offsetParent)),
    )
    .toBe(true);
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading')).toHaveText('Sesión expirada');
  expect(await page.evaluate(() => localStorage.getItem('adminLoggedIn'))).toBeNull();
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?volver=/);
});

test('a session about to end can be kept', FULL, async ({ page, running }) => {
  await signIn(page, running.operator);
  await expect(page.getByRole('heading', { name: 'Hoy', exact: true })).toBeVisible();
  const dialog = page.getByRole('alertdialog');
  // The browser reports pointer moves of its own when the layout changes, so the response does not depend on the request.
  let secondsLeft = 100;
  const asked: string[] = [];
  await page.route('**/api/admin/check-auth**', async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({
      json: { authenticated: true, expired: false, segundosRestantes: secondsLeft, email: null },
    });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialog).toContainText(/se va a cerrar en 1:\d\d/);
  secondsLeft = 3_600;
  asked.length = 0;
  await dialog.getByRole('button', { name: 'Seguir conectado' }).click();
  await expect(dialog).toBeHidden();
  expect(asked).toContain('?activo=1');
});

test('the question before an approval passes axe, wide and narrow', FULL, async ({ page, running }) => {
  await signIn(page, running.operator);
  const [row] = await pendingRows(page.request);
  await page.goto(`${PENDING}/${row?.idInmuebles}`);
  await page.getByRole('button', { name: 'Dar de Alta' }).click();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await passesAxe(page);
  }
});
