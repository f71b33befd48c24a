import { aPublication } from '../builders/publication.ts';
import { EnginePage } from '../support/engines/engine-page.mjs';
import { findEngines } from '../support/engines/find-engines.mjs';
import { approve, orderPhotos, publish, searchAndOpenSheet } from '../support/engines/main-job.mjs';
import { expect, test } from './product-test.ts';

/**
 * The main use case in the other browser engines of this machine: a visitor searches and opens a sheet, an owner publishes, the operator
 * approves and reorders photos. `npm test` reports which engines it found.
 */
for (const engine of findEngines()) {
  test(`the main job in ${engine.name}`, async ({ running }) => {
    const page = await EnginePage.open(engine, running.url);
    try {
      await page.resize(1280);
      await searchAndOpenSheet(page);
      const publication = aPublication();
      // WebKit's driver takes 0.1 to 0.4 s for each character.
      publication.inmueble.observaciones = 'Cerca del mar.';
      await publish(page, publication);
      const code = await approve(page, running.operator, publication);
      const found = await fetch(`${running.url}/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`);
      expect(found.status).toBe(200);
      await orderPhotos(page);
    } catch (error) {
      // A browser that has stopped answers neither; the first error says where it stopped.
      const screen = await page.screenshot().catch(() => undefined);
      if (screen) await test.info().attach('screen', { body: screen, contentType: 'image/png' });
      throw error;
    } finally {
      await page.close();
    }
  });
}
