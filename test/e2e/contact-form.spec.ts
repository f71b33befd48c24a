import { CONTACT_MESSAGES } from '#common/newsletter/support/contact-messages.js';
import { sendMessage } from '#common/newsletter/support/support-calls.js';
import { passesAxe } from './passes-axe.js';
import { expect, FULL, test } from './product-test.js';

test('the contact form asks for its three fields and says thank you', async ({ page }) => {
  await page.goto('/contacto?motivo=arrepentimiento');
  await expect(page.getByLabel('Mensaje')).toHaveValue(/arrepentimiento/);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('El nombre completo es obligatorio')).toBeVisible();
  await page.getByLabel('Nombre completo').fill('Ana Pérez');
  await page.getByLabel('Email').fill('ana@ejemplo.com');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: '¡Gracias por escribirnos!', exact: false })).toBeVisible();
  await passesAxe(page);
  // Another reason is another message.
  await page.getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page.getByLabel('Mensaje')).toHaveValue('');
  await page.getByRole('link', { name: 'Botón de arrepentimiento' }).click();
  await expect(page.getByLabel('Mensaje')).toHaveValue(/arrepentimiento/);
});

test.describe('a fault that only the server finds', () => {
  test.use({ refusals: [400] });

  test('gets the focus', FULL, async ({ page }) => {
    await page.route(`**${sendMessage.path}`, (route) =>
      route.fulfill({ status: 400, json: { success: false, errores: { email: ['No es de nadie.'] } } }),
    );
    await page.goto('/contacto');
    await page.getByLabel('Nombre completo').fill('Ana Pérez');
    await page.getByLabel('Email').fill('ana@ejemplo.com');
    await page.getByLabel('Mensaje').fill('Hola, ¿cómo publico?');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByText('No es de nadie.')).toBeVisible();
  });
});

test('input from before hydration is kept', FULL, async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contacto', { waitUntil: 'commit' });
  await page.getByLabel('Nombre completo').fill('Ana Pérez');
  await page.getByLabel('Mensaje').fill('Hola, ¿cómo publico?');
  const form = page.locator('form[action="/contacto"]');
  await expect(form).not.toHaveAttribute('novalidate');
  release();
  await expect(form).toHaveAttribute('novalidate');
  await page.getByLabel('Email').fill('ana@ejemplo.com');
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Pérez');
  await expect(page.getByLabel('Mensaje')).toHaveValue('Hola, ¿cómo publico?');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form arrives, and puts nothing into the address', FULL, async ({ page, running }) => {
    await page.goto('/contacto');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page).toHaveURL('/contacto');
    await page.getByLabel('Nombre completo').fill('Zulma Sinscripts');
    await page.getByLabel('Email').fill('zulma@ejemplo.com');
    await page.getByLabel('Mensaje').fill('¿Puedo publicar un hotel?');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('heading', { name: CONTACT_MESSAGES.received })).toBeVisible();
    await expect(page).toHaveURL('/contacto?enviado=1');
    const told = async (): Promise<boolean> =>
      running.mail
        .sentTo('operacion@costadirecta.example')
        .some(({ text }) => text.includes('Zulma Sinscripts'));
    await expect.poll(told).toBe(true);
  });
});
