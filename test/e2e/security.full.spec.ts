import { expect, test } from './product-test.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';

test('a network is blocked with a reason and unblocked, and logins are on record', async ({
  page,
  running,
}) => {
  await signIn(page, running.operator);
  await page.goto('/admin/seguridad');
  await page.getByRole('button', { name: 'Bloquear una red' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog.getByText('Escribí una dirección IP o una red de la lista.')).toBeVisible();
  await dialog.getByLabel('Dirección IP o red').fill('198.51.100.77');
  await dialog.getByText('Un día').click();
  await dialog.getByLabel('Motivo').fill('Publica de a cientos');
  await passesAxe(page);
  await dialog.getByRole('button', { name: 'Bloquear' }).dblclick();
  const blocked = page.getByRole('list', { name: 'Redes bloqueadas' });
  await expect(blocked.getByText('198.51.100.77')).toBeVisible();
  await expect(blocked.getByText('Publica de a cientos')).toBeVisible();
  await passesAxe(page);
  await page.getByRole('button', { name: 'Desbloquear 198.51.100.77' }).click();
  await expect(page.getByText('Red desbloqueada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desbloquear 198.51.100.77' })).toBeHidden();
  await page.getByRole('link', { name: 'Ingresos y descargas' }).click();
  await page.getByRole('button', { name: 'Filtro', exact: true }).click();
  await page.getByLabel('Qué pasó').selectOption('Ingreso');
  await expect(page).toHaveURL(/accion=login/);
  const table = page.getByRole('table');
  await expect(table.getByText(running.operator.email).first()).toBeVisible();
  await passesAxe(page);
});
