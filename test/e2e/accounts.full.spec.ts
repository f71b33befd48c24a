import { generateSync } from 'otplib';
import { passesAxe } from './passes-axe.js';
import { logIn, signIn } from './operator.js';
import { expect, test } from './product-test.js';

const PASSWORD = 'gaviotas y medialunas';

test('an invited reader chooses a password, sees everything and is offered no change', async ({
  page,
  browser,
  running,
}) => {
  await signIn(page, running.operator);
  await page.goto('/admin/cuentas');
  await page.getByRole('button', { name: 'Invitar a alguien' }).click();
  const email = 'lectora@ejemplo.com';
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nombre (opcional)').fill('Lidia');
  await page.getByRole('radio', { name: /Solo lectura/ }).check();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  await expect(page.getByText(`Le mandamos la invitación a ${email}.`)).toBeVisible();
  await expect(page.getByRole('row', { name: /Lidia/ })).toContainText(email);
  await passesAxe(page);

  const linkIn = () =>
    running.mail.messages
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ text }) => /\/admin\/clave#[\w.-]+/.exec(text)?.[0])[0];
  await expect.poll(linkIn).toBeTruthy();
  const context = await browser.newContext({ baseURL: running.url });
  const reader = await context.newPage();
  await reader.goto(linkIn()!);
  await reader.getByLabel('Contraseña nueva').fill(PASSWORD);
  await reader.getByLabel('La misma otra vez').fill('otra cosa');
  await reader.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(reader.getByText('Las dos contraseñas no son iguales.')).toBeVisible();
  await passesAxe(reader);
  await reader.getByLabel('La misma otra vez').fill(PASSWORD);
  await reader.keyboard.press('Enter');
  await reader.getByRole('link', { name: 'Ingresar' }).click();
  await logIn(reader, { email, password: PASSWORD });
  await expect(reader.getByText('Tu cuenta es de solo lectura')).toBeVisible();
  await reader.goto('/admin/cuenta');
  await expect(reader.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Lidia');
  await reader.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Lidia Sosa');
  await reader.keyboard.press('Enter');
  await expect(reader.getByText('Nombre guardado.')).toBeVisible();
  await passesAxe(reader);
  await page.reload();
  await expect(page.getByRole('row', { name: /Lidia Sosa/ })).toContainText(email);

  await reader.goto('/admin/inmueblesPendientes');
  await reader.getByRole('main').getByRole('link').first().click();
  await expect(reader.getByRole('heading', { name: 'Contacto' })).toBeVisible();
  for (const name of ['Dar de Alta', 'Rechazar', /^Editar/])
    await expect(reader.getByRole('button', { name })).toHaveCount(0);
  await reader.goto('/admin/PublicarAvisoRapido');
  await expect(reader.getByText('Tu cuenta no abre esta pantalla')).toBeVisible();
  await passesAxe(reader);

  await page.getByRole('button', { name: `Modificar la cuenta ${email}` }).click();
  await page.getByLabel('Puede ingresar').uncheck();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Desactivada')).toBeVisible();
  expect((await reader.request.get('/api/inmueble/obtener/verPendientes')).status()).toBe(401);
  await context.close();
});

test.describe('with refusals', () => {
  test.use({ refusals: [400, 401, 403] });

  test('the own account ends its other sessions, and confirms its password before an export', async ({
    page,
    browser,
    running,
  }) => {
    const other = await browser.newPage({ baseURL: running.url });
    await signIn(other, running.operator);
    await signIn(page, running.operator);
    await page.goto('/admin/cuenta');
    await expect(page.getByText('Esta sesión')).toBeVisible();
    await passesAxe(page);
    await page.getByRole('button', { name: 'Cerrar las demás' }).click();
    await expect(page.getByText('No hay otras sesiones abiertas.')).toBeVisible();
    expect((await other.request.get('/api/inmueble/obtener/verPendientes')).status()).toBe(401);
    await other.close();

    // Answer of the server when the password was entered long ago.
    const text = 'Confirmá tu contraseña para seguir.';
    await page.route(
      '**/api/admin/exportarInmueblesExcel',
      (route) =>
        route.fulfill({
          status: 403,
          json: { success: false, error: text, message: text, motivo: 'confirmar' },
        }),
      { times: 1 },
    );
    await page.goto('/admin/herramientas');
    await page.getByRole('button', { name: 'Exportar a Excel' }).click();
    const question = page.getByRole('dialog', { name: 'Confirmá tu contraseña' });
    await question.getByRole('textbox').fill('no es esta');
    await page.keyboard.press('Enter');
    await expect(question.getByText('La contraseña no es correcta.')).toBeVisible();
    await passesAxe(page);
    await question.getByRole('textbox').fill(running.operator.password);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('inmuebles.xls');
  });

  test('the own account asks for a code of an app, and lets in with a recovery code', async ({
    page,
    browser,
    running,
  }) => {
    await signIn(page, running.operator);
    await page.goto('/admin/cuenta');
    await page.getByRole('button', { name: 'Activar el segundo paso' }).click();
    await expect(page.getByRole('figure', { name: 'Código QR con la clave' })).toBeVisible();
    await passesAxe(page);
    const key = page.getByRole('form', { name: 'Activar el segundo paso' }).getByText(/^([A-Z2-7]{4} ?){8}$/);
    const secret = (await key.textContent())!.replaceAll(' ', '');
    await page.getByLabel(/Escribí el código/).fill(generateSync({ secret }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Guardá estos códigos' })).toBeFocused();
    await passesAxe(page);
    const [code] = await page
      .getByRole('list', { name: 'Códigos de recuperación' })
      .getByRole('listitem')
      .allTextContents();
    await page.getByRole('button', { name: 'Ya los guardé' }).click();
    await expect(page.getByText(/Te quedan 10 códigos de recuperación/)).toBeVisible();

    const context = await browser.newContext({ baseURL: running.url });
    const other = await context.newPage();
    await other.goto('/admin/login');
    await other.getByLabel('Email').fill(running.operator.email);
    await other.getByLabel(/^Contraseña/).fill(running.operator.password);
    await other.keyboard.press('Enter');
    await expect(other.getByLabel('Código')).toBeFocused();
    await passesAxe(other);
    await other.getByLabel('Código').fill('no es este');
    await other.keyboard.press('Enter');
    await expect(other.getByText('El código no es correcto o ya se usó.')).toBeVisible();
    await other.getByLabel('Código').fill(code!);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/\/admin\/dashboard$/);
    await context.close();

    // Other tests sign in with the password alone.
    await page.getByRole('button', { name: 'Quitar el segundo paso' }).click();
    await page.getByRole('button', { name: 'Quitar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Activar el segundo paso' })).toBeVisible();
  });
});

test('reads that are under way while signing out are cancelled, not refused', async ({ page, running }) => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  await page.route('**/tablero/verHoy*', async (route) => {
    // Continued only after the session has ended; a cancelled request cannot be continued.
    await ended;
    await route.continue().catch(() => undefined);
  });
  await page.route('**/logout*', async (route) => {
    const response = await route.fetch();
    end();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({ response });
  });
  await signIn(page, running.operator);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('signing out closes every way back, and keeps only the settings of the device', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const stored = { 'adminVistas:altas': '[]', adminAtajos: 'no', favoritos: '["ALQ-0001"]' };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'adminVistas:altas': '[]',
    adminAtajos: 'no',
  });
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
});
