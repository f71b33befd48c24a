import { NestFactory } from '@nestjs/core';
import type { UnfinishedAnswer } from '#common/operations/unfinished-calls.js';
import { WorkerModule } from '../../../backend/src/processes/worker.module.js';
import { aPublication } from '../../builders/publication.js';
import { publish } from '../../builders/desk.js';
import {
  storeAlert,
  storeImages,
  storeInquiries,
  storeMail,
  storeProposedImages,
} from '../../builders/rows.js';
import { fromNow } from '../../builders/store.js';
import {
  storeEvents,
  storeHeartbeat,
  storeInquiriesToDigest,
  storeListingsToAnnounce,
  storeReactions,
} from '../../builders/work.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';

const LIST = '/api/trabajo/verSinTerminar';

describe('work that was not finished', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let listing: number;
  let owner: string;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.empty('contacts, outbox, inbox, mail_deliveries', { restart: true });
    const publication = aPublication();
    owner = publication.contacto.email;
    listing = await publish(app, publication);
    // As in a restored database: an event is held, and so is one of its reactions; another one fails again and again.
    await app.sql(`UPDATE outbox SET held_at = now()`);
    await storeEvents(app, { payload: { listingId: listing }, relayedAt: new Date() });
    await storeReactions(
      app,
      {
        eventId: 2,
        reaction: 'mail-receipt-when-listing-submitted',
        relayedAt: fromNow({ minutes: -5 }),
        heldAt: new Date(),
      },
      {
        eventId: 2,
        reaction: 'tell-operator-when-listing-submitted',
        attempts: 3,
        lastError: 'Error: x',
        nextAttemptAt: fromNow({ minutes: 5 }),
      },
    );
    const facts = { listingId: listing };
    const states = ['failed', 'held', 'unconfirmed', 'sent', 'skipped'] as const;
    const stored = await storeMail(
      app,
      ...states.map((state) => ({ state, facts, recipientEmail: `${state}@ejemplo.com` })),
      { attempts: 3, lastError: '451 later', nextAttemptAt: new Date(Date.now() + 600_000), facts },
      { attempts: 2 },
    );
    [...states, 'often'].forEach((name, at) => (ids[name] = stored[at]!));
    const [failed, processing] = await storeImages(
      app,
      listing,
      { status: 'failed', original: 'jpg', attempts: 5, lastError: 'Error: x' },
      { status: 'processing', original: 'jpg', attempts: 3 },
      { status: 'processing', original: 'jpg', attempts: 1 },
      { status: 'ready' },
    );
    const [proposed] = await storeProposedImages(
      app,
      listing,
      { status: 'failed', original: 'jpg', attempts: 5, lastError: 'Error: x' },
      {},
    );
    Object.assign(ids, { photo: failed, slowPhoto: processing, proposed });
  });

  const list = async (query = ''): Promise<UnfinishedAnswer> =>
    (await app.get(LIST + query, operator)).json();
  const keys = async () => (await list()).trabajos.map(({ clave }) => clave).sort();
  const post = (how: 'reintentar' | 'descartar', clave: string) =>
    app.post(`/api/trabajo/${how}`, { clave }, operator);

  it('is listed, all of it and nothing else, with its reason', async () => {
    expect(await keys()).toEqual(
      [
        `correo-${ids.failed}`,
        `correo-${ids.held}`,
        `correo-${ids.unconfirmed}`,
        `correo-${ids.often}`,
        `foto-${ids.photo}`,
        `foto-${ids.slowPhoto}`,
        `foto-${ids.proposed}-propuesta`,
        'evento-1',
        'tarea-2-mail-receipt-when-listing-submitted',
        'tarea-2-tell-operator-when-listing-submitted',
      ].sort(),
    );
    const { porTipo, total, trabajos } = await list();
    expect([porTipo, total]).toEqual([{ correo: 4, foto: 3, evento: 1, tarea: 2, resumen: 0, envio: 0 }, 10]);
    const found = (clave: string) => trabajos.find((work) => work.clave === clave);
    expect(found(`correo-${ids.often}`)).toMatchObject({
      estado: 'reintentando',
      error: '451 later',
      proximoIntento: expect.any(String),
      idInmueble: listing,
    });
    expect(found('evento-1')).toMatchObject({ estado: 'retenido', nombre: 'listing.submitted', intentos: 0 });
    expect(found(`foto-${ids.photo}`)).toMatchObject({ estado: 'fallido', intentos: 5, error: 'Error: x' });
    expect((await list('?tipo=foto&porPagina=1&pagina=2')).trabajos).toHaveLength(1);
    expect((await list('?tipo=foto&porPagina=1')).paginas).toBe(3);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    [
      'inquiries_to_digest',
      'held_at = now()',
      async () =>
        storeInquiriesToDigest(
          app,
          ...(await storeInquiries(app, { listingId: listing }, { listingId: listing })),
        ),
    ],
    [
      'listings_to_announce',
      'held_at = now()',
      async () => storeListingsToAnnounce(app, listing, await publish(app)),
    ],
    ['alert_matches', `mailing = 'held'`, async () => storeAlert(app, {}, listing, await publish(app))],
  ])('says that a merged message is held if a part of it is: %s', async (table, held, store) => {
    await store();
    await app.sql(`UPDATE ${table} SET waiting_since = now() - interval '2 days'`);
    const state = async () => (await list('?tipo=resumen')).trabajos.map(({ estado }) => estado);
    expect(await state()).toEqual(['reintentando']);
    await app.sql(`UPDATE ${table} SET ${held} WHERE ctid = (SELECT min(ctid) FROM ${table})`);
    expect(await state()).toEqual(['retenido']);
  });

  it('makes readiness say how much there is, and keeps the site in service', async () => {
    await app.empty('worker_heartbeats');
    await storeHeartbeat(app);
    const answer = await app.get('/api/health/ready');
    expect([answer.statusCode, answer.json().details.work]).toEqual([
      200,
      { status: 'up', degraded: 'Mail that waits for another try: 2; Unfinished work: 10' },
    ]);
  });

  it.each<[string, () => string, string, string]>([
    [
      'a failed message',
      () => `correo-${ids.failed}`,
      'mail_deliveries',
      `state = 'queued' AND finished_at IS NULL`,
    ],
    [
      'a held one',
      () => `correo-${ids.held}`,
      'mail_deliveries',
      `state = 'queued' AND next_attempt_at <= now()`,
    ],
    ['one that may have arrived', () => `correo-${ids.unconfirmed}`, 'mail_deliveries', `state = 'queued'`],
    [
      'one that fails',
      () => `correo-${ids.often}`,
      'mail_deliveries',
      `state = 'queued' AND next_attempt_at <= now()`,
    ],
    [
      'a failed photo that an owner has sent',
      () => `foto-${ids.proposed}-propuesta`,
      'proposed_images',
      `status = 'processing' AND next_attempt_at <= now()`,
    ],
    [
      'a failed photo',
      () => `foto-${ids.photo}`,
      'images',
      `status = 'processing' AND next_attempt_at <= now()`,
    ],
  ])('%s is tried again at once', async (_what, key, table, condition) => {
    expect((await post('reintentar', key())).statusCode).toBe(200);
    expect(await app.count(table, `id = ${key().split('-')[1]} AND ${condition}`)).toBe(1);
  });

  it('lists a message whose sender ended and that no worker has released, and settles it', async () => {
    const sending = (changes: object) => ({
      state: 'sending' as const,
      attempts: 1,
      lease: '00000000-0000-4000-8000-000000000001',
      ...changes,
    });
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const [left, leftNewsletter, current] = await storeMail(
      app,
      sending({ leaseUntil: minutesAgo(3), handedOver: false }),
      sending({ leaseUntil: minutesAgo(3), handedOver: true, bulk: true }),
      sending({ leaseUntil: minutesAgo(-1) }),
    );
    expect((await list('?tipo=correo')).trabajos).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          clave: `correo-${left}`,
          estado: 'reintentando',
          error: 'The sender ended in the middle',
        }),
      ]),
    );
    expect(await keys()).not.toContain(`correo-${current}`);
    expect((await post('reintentar', 'todo')).statusCode).toBe(200);
    expect(await app.count('mail_deliveries', `id = ${left} AND state = 'queued' AND lease IS NULL`)).toBe(1);
    expect(await keys()).toContain(`correo-${leftNewsletter}`);
    expect((await post('descartar', `correo-${leftNewsletter}`)).statusCode).toBe(200);
    expect((await post('descartar', `correo-${current}`)).statusCode).toBe(404);
    expect(await app.count('mail_deliveries', `id = ${current} AND lease IS NOT NULL`)).toBe(1);
  });

  it('an event and a task are released', async () => {
    await post('reintentar', 'evento-1');
    await post('reintentar', 'tarea-2-mail-receipt-when-listing-submitted');
    expect(await app.count('outbox', 'held_at IS NOT NULL')).toBe(0);
    expect(await app.count('inbox', 'held_at IS NOT NULL')).toBe(0);
    expect((await list()).porTipo).toMatchObject({ evento: 0, tarea: 1 });
  });

  it('all of it is tried again, but no message that may have arrived', async () => {
    const { message } = (await post('reintentar', 'todo')).json();
    expect(message).toBe('✅ Se va a intentar otra vez con 9 trabajos.');
    expect((await keys()).filter((key) => key.startsWith('correo'))).toEqual(
      [`correo-${ids.unconfirmed}`, `correo-${ids.often}`].sort(),
    );
    expect(await app.count('mail_deliveries', `id = ${ids.often} AND next_attempt_at <= now()`)).toBe(1);
  });

  it('all of it is discarded: no message goes out, and the photos are gone from the notice', async () => {
    expect((await post('descartar', 'todo')).json().message).toBe('✅ Se descartaron 10 trabajos.');
    expect(await keys()).toEqual([]);
    expect(await app.count('mail_deliveries', `state = 'skipped'`)).toBe(5);
    expect(await app.count('images')).toBe(2);
    expect(await app.count('removed_images')).toBe(2);
    expect(await app.count('proposed_images')).toBe(1);
    expect(await app.count('outbox', 'relayed_at IS NULL')).toBe(0);
    expect(await app.count('inbox', 'done_at IS NULL')).toBe(0);
  });

  it('is settled once: what is finished, or is not such work, is not found', async () => {
    const key = `correo-${ids.failed}`;
    const both = await Promise.all([post('descartar', key), post('descartar', key)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    for (const other of [`correo-${ids.sent}`, 'evento-2', 'tarea-2', 'foto-99999999999', 'x', 'tarea-2-x'])
      expect((await post('reintentar', other)).statusCode).toBe(404);
    expect(await app.sql('SELECT action, after FROM audit_entries ORDER BY id DESC LIMIT 1')).toEqual([
      { action: 'work.discard', after: { work: key, count: 1 } },
    ]);
  });

  it('is done after its release: the held event sends its mail, once', async () => {
    const sink = await SmtpSink.start();
    process.env.SMTP_URL = sink.url;
    const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
    try {
      await storeEvents(app, { event: 'support.message-received', payload: { messageId: 1 } });
      await eventually(
        'the worker has looked',
        async () => (await app.count('outbox', 'relayed_at IS NULL')) === 1,
      );
      expect(sink.sentTo(owner)).toEqual([]);
      await post('reintentar', 'evento-1');
      const [mail] = await sink.waitFor(owner);
      expect(mail!.subject).toMatch(/^Recibimos tu aviso/);
      await post('reintentar', 'tarea-2-mail-receipt-when-listing-submitted');
      await eventually(
        'both events are done',
        async () => (await app.count('inbox', `reaction LIKE 'mail-receipt%' AND done_at IS NOT NULL`)) === 2,
      );
      expect(sink.sentTo(owner)).toHaveLength(1);
    } finally {
      await worker.close();
      await sink.stop();
      process.env.SMTP_URL = '';
    }
  });
});
