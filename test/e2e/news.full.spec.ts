import { requestNews } from '#common/newsletter/news/news-calls.js';
import { NEWS_MESSAGES } from '#common/newsletter/news/news-messages.js';
import { ALL } from '../support/tier.js';
import { signIn } from './operator.js';
import { passesAxe } from './passes-axe.js';
import { expect, test } from './product-test.js';

for (const width of ALL ? [360, 1440] : [360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a visitor asks for news, confirms, gets a newsletter and leaves', async ({ page, running }) => {
      const email = `noticias${width}@ejemplo.com`;
      await page.goto('/contacto');
      await page.getByRole('link', { name: 'Novedades por email' }).click();
      await expect(page).toHaveURL(/\/novedades$/);
      await page.getByLabel('Mar del Sur').check();
      await page.getByRole('button', { name: 'Quiero novedades' }).click();
      await expect(page.getByText('El email es obligatorio')).toBeVisible();
      // Sent directly: a form that the test fills in faster than a person would be dropped as spam.
      const wanted = { email, localidades: ['Mar del Sur'], operacion: 'alquiler', tiempo: 9_000 };
      expect((await page.request.post(requestNews.path, { data: wanted })).ok()).toBe(true);
      const [asked] = await running.mail.waitFor(email);
      await page.goto(/\/novedades\/confirmar\?[\w.=&-]+/.exec(asked!.text)![0]);
      await page.getByRole('button', { name: 'Quiero recibir novedades' }).click();
      await expect(page.getByText(NEWS_MESSAGES.confirmed)).toBeVisible();

      await signIn(page, running.operator);
      await page.goto('/admin/newsletter');
      const people = page.getByRole('search', { name: 'Filtros de destinatarios' });
      await people.getByLabel('A quiénes').selectOption('Quienes pidieron novedades');
      await expect(people.getByLabel('Plan')).toHaveCount(0);
      await people.getByLabel('Buscar').fill(email);
      const row = page.getByRole('list', { name: 'Destinatarios' }).getByRole('listitem');
      await expect(row).toHaveText([/Pidió novedades de alquileres en Mar del Sur/]);
      await row.getByRole('checkbox').check();
      await expect(page.getByText('Lo recibe una persona.')).toBeVisible();
      await passesAxe(page);
      const subject = `Temporada ${width}`;
      await page.getByLabel('Asunto').fill(subject);
      await page.getByLabel('Mensaje').fill('Ya abrió la temporada.');
      await page.getByRole('button', { name: 'Enviar a 1' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
      const received = (await running.mail.waitFor(email, { count: 2 }))[1]!;
      expect(received.subject).toBe(subject);

      await page.goto(/\/baja-newsletter\?token=[\w.-]+/.exec(received.text)![0]);
      await page.getByRole('button', { name: 'No quiero recibir más novedades' }).click();
      await expect(page.getByText('Listo: no vas a recibir más novedades por email.')).toBeVisible();
    });
  });
}
