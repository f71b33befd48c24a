import { NestFactory } from '@nestjs/core';
import type { UnfinishedAnswer } from '#common/operations/unfinished-calls.js';
import { SendAlertDigests } from '../../../backend/src/inquiries/alerts/telling/send-alert-digests.js';
import { MailDigests } from '../../../backend/src/inquiries/sending/mail-digests.js';
import { AnnounceListings } from '../../../backend/src/listings/submission/announce-listings.js';
import { WorkerModule } from '../../../backend/src/processes/worker.module.js';
import { approve, publish } from '../../builders/desk.js';
import { storeAlert, storeInquiries } from '../../builders/rows.js';
import { storeHeartbeat, storeInquiriesToDigest, storeListingsToAnnounce } from '../../builders/work.js';
import { TestApp } from '../../support/test-app.js';

const LIST = '/api/trabajo/verSinTerminar';

describe('merged messages that did not leave', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let listing: number;

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.empty('contacts, alerts, outbox, inbox, mail_deliveries', { restart: true });
    listing = await publish(app);
  });

  /** Two inquiries of the listing, the listing itself, and an alert that it matches wait for merged messages. */
  async function waitForMerged(): Promise<void> {
    const inquiries = await storeInquiries(app, { listingId: listing }, { listingId: listing });
    await storeInquiriesToDigest(app, ...inquiries);
    await storeListingsToAnnounce(app, listing);
    await storeAlert(app, { email: 'luz@ejemplo.com' }, listing);
  }

  /** Holds the merged messages, as a restored backup has them. */
  async function holdMerged(): Promise<void> {
    await waitForMerged();
    await app.sql('UPDATE inquiries_to_digest SET held_at = now()');
    await app.sql('UPDATE listings_to_announce SET held_at = now()');
    await app.sql(`UPDATE alert_matches SET mailing = 'held'`);
  }

  const list = async (query = ''): Promise<UnfinishedAnswer> =>
    (await app.get(LIST + query, operator)).json();
  const post = (how: 'reintentar' | 'descartar', clave: string) =>
    app.post(`/api/trabajo/${how}`, { clave }, operator);

  it('are listed if they are held: one of each listing, one to the operator, and the digests of alerts', async () => {
    await holdMerged();
    const { trabajos, total } = await list('?tipo=resumen');
    expect(total).toBe(3);
    expect(trabajos.map(({ clave, estado, idInmueble }) => [clave, estado, idInmueble]).sort()).toEqual([
      ['resumen-0', 'retenido', null],
      ['resumen-0-alertas', 'retenido', null],
      [`resumen-${listing}`, 'retenido', listing],
    ]);
  });

  it('are listed if they are overdue, and wait for the next one after a retry', async () => {
    await waitForMerged();
    expect((await list('?tipo=resumen')).total).toBe(0);
    for (const [table, wait] of [
      ['inquiries_to_digest', '3 hours'],
      ['listings_to_announce', '3 hours'],
      ['alert_matches', '27 hours'],
    ])
      await app.sql(`UPDATE ${table} SET waiting_since = now() - interval '${wait}'`);
    const { trabajos } = await list('?tipo=resumen');
    expect(trabajos.map(({ clave, estado }) => [clave, estado]).sort()).toEqual([
      ['resumen-0', 'reintentando'],
      ['resumen-0-alertas', 'reintentando'],
      [`resumen-${listing}`, 'reintentando'],
    ]);
    for (const { clave } of trabajos) expect((await post('reintentar', clave)).statusCode).toBe(200);
    expect((await list('?tipo=resumen')).total).toBe(0);
    expect(await app.count('alert_matches', 'mailing IS NULL')).toBe(1);
  });

  it('hold up no other one if they fail, and show their reason', async () => {
    const other = await publish(app);
    await waitForMerged();
    await storeInquiriesToDigest(app, ...(await storeInquiries(app, { listingId: other })));
    await storeAlert(app, { email: 'eva@ejemplo.com' }, listing);
    for (const id of [listing, other]) await approve(app, id, { operator });
    await app.sql(
      `CREATE FUNCTION bad() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.facts->>'listingId' = '${listing}' OR NEW.facts->>'alertId' = '1' THEN RAISE 'bad row'; END IF; RETURN NEW; END $$`,
    );
    await app.sql('CREATE TRIGGER bad BEFORE INSERT ON mail_deliveries FOR EACH ROW EXECUTE FUNCTION bad()');
    const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
    try {
      await worker.get(MailDigests, { strict: false }).handle();
      await worker.get(SendAlertDigests, { strict: false }).handle();
    } finally {
      await worker.close();
      await app.sql('DROP TRIGGER bad ON mail_deliveries');
    }
    expect(await app.count('mail_deliveries', `template = 'inquiry-digest'`)).toBe(1);
    expect(
      await app.sql(`SELECT facts->>'alertId' AS id FROM mail_deliveries WHERE template = 'alert'`),
    ).toEqual([{ id: '2' }]);
    await app.sql(`UPDATE inquiries_to_digest SET waiting_since = now() - interval '3 hours'`);
    const { trabajos } = await list('?tipo=resumen');
    expect(trabajos.map(({ clave, error }) => [clave, error])).toEqual([
      [`resumen-${listing}`, 'QueryFailedError: bad row'],
    ]);
    expect(await app.count('alert_matches', 'mailing IS NULL')).toBe(1);
  });

  it('are counted by health', async () => {
    await holdMerged();
    await storeHeartbeat(app);
    const { details } = (await app.get('/api/health/ready')).json();
    expect(details.work).toEqual({ status: 'up', degraded: 'Unfinished work: 3' });
  });

  it('that are held wait for their release, and are sent or discarded once', async () => {
    await holdMerged();
    const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
    const posted = async () => {
      await worker.get(MailDigests, { strict: false }).handle();
      await worker.get(AnnounceListings, { strict: false }).handle();
      await worker.get(SendAlertDigests, { strict: false }).handle();
      return app.sql(
        `SELECT template, facts->'inquiryIds' AS inquiries FROM mail_deliveries
         WHERE template IN ('inquiry-digest', 'listings-to-review', 'alert') ORDER BY id`,
      );
    };
    try {
      await approve(app, listing, { operator });
      expect(await posted()).toEqual([]);
      await post('reintentar', 'todo');
      const messages = [
        { template: 'inquiry-digest', inquiries: [1, 2] },
        { template: 'listings-to-review', inquiries: null },
        { template: 'alert', inquiries: null },
      ];
      expect(await posted()).toEqual(messages);
      expect((await post('reintentar', `resumen-${listing}`)).statusCode).toBe(404);
      await app.empty('alerts');
      await holdMerged();
      for (const key of [`resumen-${listing}`, 'resumen-0', 'resumen-0-alertas'])
        expect((await post('descartar', key)).statusCode).toBe(200);
      expect(await posted()).toEqual(messages);
      expect([await app.count('inquiries_to_digest'), await app.count('listings_to_announce')]).toEqual([
        0, 0,
      ]);
    } finally {
      await worker.close();
    }
  });
});
