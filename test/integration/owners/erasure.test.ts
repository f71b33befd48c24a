import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { replyToMessages } from '#common/newsletter/support/support-calls.js';
import { verifyAuditChain } from '#platform/audit/audit-chain.js';
import { Settings } from '#platform/config/settings.js';
import { startMailed } from '../../builders/mailed-app.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeImages, storeReportCase } from '../../builders/rows.js';
import { tablesWith } from '../../support/tables-with.js';
import type { TestApp } from '../../support/test-app.js';

describe('an erasure', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  const post = (path: string, body: object) => app.post(`/api/${path}`, body, operator);

  describe('of an owner who was deleted before', () => {
    const [surname, email, street] = ['Zapiolapaz', 'zoe.zapiola@ejemplo.com', 'Calle Zarzamora'];
    const mobile = '2291455661';
    let listing: number;

    beforeAll(async () => {
      const publication = aPublication();
      Object.assign(publication.contacto, {
        nombre: 'Zoe',
        apellido: surname,
        dni: '28123456',
        celular: mobile,
        email,
      });
      listing = await publish(app, publication);
      const detail = (await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${listing}`, operator)).json();
      const { idContacto } = detail.inmueble;
      await app.sql(
        `INSERT INTO audit_entries (action, entity, entity_id, before, after)
         VALUES ('listing.edit.location', 'listing', $1, '{"street": "Calle 9"}', jsonb_build_object('street', $2::text, 'latitude', -38.27))`,
        [listing, street],
      );
      await storeReportCase(app, { note: `Dice ${surname} que no es suyo.` }, { email });
      await app.post('/api/newsletter/recibir', {
        nombreCompleto: `Zoe ${surname}`,
        email,
        mensaje: 'Hola.',
      });
      const [message] = await app.sql<{ id: number }>('SELECT max(id) AS id FROM support_messages');
      const reply = { consultasIds: [message!.id], asunto: `Para ${surname}`, mensaje: `Hola, ${surname}.` };
      await app.post(replyToMessages.path, reply, operator);
      await app.settle();
      await post('inmueble/delete/rechazarInmueblePendiente', { idInmueble: listing });
      const url = `/api/contacto/eliminarContacto?id=${idContacto}`;
      await app.request({ method: 'DELETE', url, headers: operator });
      await app.settle();
    });

    it('the trail, replies and notes about reports are erased by the address and the phone', async () => {
      expect(await tablesWith(app, street)).toEqual(['audit_entries']);
      expect(await app.count('contacts', `email = '${email}'`)).toBe(0);
      expect(await app.count('support_replies')).toBe(1);
      await post('datosPersonales/borrar', { email, telefono: `0${mobile}` });
      expect(await tablesWith(app, surname, email, mobile, street)).toEqual([]);
      expect((await verifyAuditChain(app.web.get(DataSource))).faults).toEqual([]);
    });
  });

  describe('with photos', () => {
    it('are deleted as files too, and are served to nobody meanwhile', async () => {
      const publication = aPublication();
      Object.assign(publication.contacto, { dni: '29111333', email: 'fotos@ejemplo.com' });
      const listing = await publish(app, publication);
      const key = 'fotodeunapersona01';
      await storeImages(app, listing, { storageKey: key });
      const uploads = join(app.web.get(Settings).DATA_DIR, 'uploads');
      await mkdir(uploads, { recursive: true });
      const names = [320, 640, 1280].map((width) => `${key}-${width}.webp`);
      for (const name of names) await writeFile(join(uploads, name), 'una foto');
      expect((await app.get(`/fotos/${names[0]}`, operator)).statusCode).toBe(200);
      await post('datosPersonales/borrar', { email: 'fotos@ejemplo.com' });
      expect((await readdir(uploads)).filter((name) => name.startsWith(key))).toEqual([]);
      await writeFile(join(uploads, names[0]!), 'una foto que quedó');
      expect((await app.get(`/fotos/${names[0]}`, operator)).statusCode).toBe(404);
    });
  });
});
