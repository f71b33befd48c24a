import type { Page } from 'playwright/test';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

/** Messages to owners by WhatsApp: from the notice and from the owner's page, each with its line in the call log. */

/** WhatsApp is an outside service, so its window does not open. */
async function withoutOutsideWindows(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a[target=_blank]'))
          event.preventDefault();
      },
      true,
    ),
  );
}

async function firstPublic(page: Page): Promise<AdminListingRow> {
  const answer = await page.request.get('/api/inmueble/obtener/verAltas?tipoOperacion=todas');
  return ((await answer.json()) as AdminListingRow[])[0]!;
}

test('a notice offers the templates with its code, address and link, and keeps what was written', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  const { idInmuebles, idContacto, codigo, direccionCompleta } = await firstPublic(page);
  const lista = [
    { nombre: 'Enlace', asunto: '', texto: 'Hola {nombre} {aviso}, {direccion}: {enlace}' },
    { nombre: 'Saludo', asunto: '', texto: 'Hola {nombre}.' },
  ];
  const { plantillas } = await (await page.request.get('/api/plantillas/verPlantillas')).json();
  const before = plantillas.whatsapp;
  const save = (templates: object, version: number) =>
    page.request.post('/api/plantillas/guardarPlantillas', {
      data: { tipo: 'whatsapp', version, lista: templates },
    });
  expect((await save(lista, before.version)).ok()).toBe(true);

  await page.goto(`/admin/inmueblesAlta/${idInmuebles}`);
  await expect(page.getByRole('button', { name: 'Escribirle' })).toBeVisible();
  await withoutOutsideWindows(page);
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'Escribirle por WhatsApp' });
  const text = dialog.getByLabel('Texto');
  // The templates arrive after the dialog.
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(new RegExp(`por tu aviso ${codigo}, ${direccionCompleta}: http`));
  await expect(text).toHaveValue(new RegExp(`${running.url}/ver-ficha-inmueble/${codigo}$`));
  await expect(dialog.getByLabel('Aviso')).toHaveCount(0);
  await passesAxe(page);
  await dialog.getByText('Saludo').click();
  const message = `Hola, ¿seguís alquilando? (${Date.now()})`;
  await text.fill(message);
  await dialog.getByRole('link', { name: 'Abrir WhatsApp' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('El mensaje quedó anotado en las notas internas.')).toBeVisible();
  const line = page.getByRole('list', { name: 'Notas' }).getByRole('listitem').filter({ hasText: message });
  await expect(line).toContainText('Llamada');

  await page.goto(`/admin/duenios/${idContacto}`);
  await expect(line).toContainText(codigo!);
  await withoutOutsideWindows(page);
  await page.getByRole('button', { name: 'Escribirle' }).click();
  await dialog.getByLabel('Aviso').selectOption('Ninguno');
  await dialog.getByText('Saludo').click();
  const other = `Hola, ¿cómo va? (${Date.now()})`;
  await text.fill(other);
  await dialog.getByRole('link', { name: 'Abrir WhatsApp' }).click();
  const ofOwner = page.getByRole('list', { name: 'Notas' }).getByRole('listitem').filter({ hasText: other });
  await expect(ofOwner).toContainText('Llamada');
  await expect(ofOwner).not.toContainText(codigo!);
  expect((await save(before.lista, before.version + 1)).ok()).toBe(true);
});

test('what a pending notice has not yet is to be filled in', async ({ page, running }) => {
  await signIn(page, running.operator);
  const answer = await page.request.get('/api/inmueble/obtener/verPendientes');
  const [{ idInmuebles, direccionCompleta }] = (await answer.json()) as [AdminListingRow];
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/admin/inmueblesPendientes/${idInmuebles}`);
  await page.getByRole('button', { name: 'Escribirle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escribirle por WhatsApp' });
  const text = dialog.getByLabel('Texto');
  await expect(text).toHaveValue(new RegExp(`por tu aviso de ${direccionCompleta}\\.`));
  await text.fill('Tu aviso {codigo}: {enlace}');
  await expect(dialog.getByText(/Falta completar {codigo}, {enlace}/)).toBeVisible();
  await expect(dialog.getByText('Abrir WhatsApp')).not.toHaveAttribute('href');
  await passesAxe(page);
});
