import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { SweepPhotos } from '../../../backend/src/listings/pictures/processing/sweep-photos.js';
import { prepareSchema } from '../../../backend/src/processes/migrate.js';
import { aPublication } from '../../builders/publication.js';
import { publish } from '../../builders/desk.js';
import { storeAlert, storeInquiries, storeMail, storeScheduledNewsletters } from '../../builders/rows.js';
import { storeInquiriesToDigest, storeListingsToAnnounce } from '../../builders/work.js';
import { digestsOf, filesOf, rowsFrom } from '../../support/copies.js';
import {
  Drill,
  expectToWork,
  fileNamesOf,
  HELD,
  newestIn,
  restoredFiles,
  type Elsewhere,
} from '../../support/drill.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { queueBackends } from '../../support/queue-backends.js';
import { ServerProcess } from '../../support/server-process.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';
import { WriteLoad } from '../../support/write-load.js';

const BACKUP_KEY = 'una clave larga de las copias';
const OPERATOR = 'operacion@costadirecta.example';
/** Not in a copy (backup-tables.ts). */
const LEFT_EMPTY = [
  'account_links',
  'backup_runs',
  'listing_views',
  'rate_limits',
  'refused_requests',
  'sessions',
  'share_cards',
  'system_samples',
  'worker_heartbeats',
];

/** An inquiry and a submitted listing that wait for the next merged message. */
async function waitForMerging(app: TestApp, listingId: number): Promise<void> {
  const [inquiryId] = await storeInquiries(app, { listingId });
  await storeInquiriesToDigest(app, inquiryId!);
  await storeAlert(app, { confirmedAt: null }, listingId);
  await storeScheduledNewsletters(app, { state: 'waiting' }, { state: 'late' }, { state: 'cancelled' });
  await storeListingsToAnnounce(app, listingId);
}

describe('a backup that is restored elsewhere', () => {
  let app: TestApp;
  let desk: PhotoDesk;
  let sink: SmtpSink;
  let drill: Drill;
  let copies: string;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await TestApp.start({ worker: true, smtpUrl: sink.url });
    await loadListings(app.owner, generateListings(60, 5), {
      photos: new Map(),
      photoKey: () => '',
    });
    desk = await PhotoDesk.open(app);
    drill = new Drill(app, desk);
    copies = await drill.folders.make();
    await desk.upload(desk.files(3));
    await desk.allReady();
  });
  afterAll(async () => {
    await app.stop();
    await sink.stop();
    await drill.end();
  });

  const photoIds = async (url: string) =>
    (
      await rowsFrom<{ id: number }>(url, 'SELECT id FROM images UNION ALL SELECT id FROM removed_images')
    ).map(({ id }) => id);

  it('made under write load has every write acknowledged before, and every file of its rows', async () => {
    const load = new WriteLoad(app, desk);
    load.start();
    await load.reaches(4);
    const before = structuredClone(load.acknowledged);
    const made = await drill.backup(copies, { BACKUP_KEY });
    await load.reaches(load.acknowledged.photos.length + 1);
    await load.stop();
    expectToWork(made);

    const place = await drill.elsewhere();
    expectToWork(await drill.restore(copies, place, { env: { BACKUP_KEY } }));
    const { url } = place.database;
    const owners = await rowsFrom<{ email: string }>(url, 'SELECT email FROM contacts');
    expect(owners.map(({ email }) => email)).toEqual(expect.arrayContaining(before.owners));
    expect(await photoIds(url)).toEqual(expect.arrayContaining(before.photos));

    const files = await restoredFiles(place);
    const wanted = await fileNamesOf(url);
    expect(wanted.length).toBeGreaterThan(before.photos.length);
    expect([...files.keys()].sort()).toEqual(wanted);
    const source = await filesOf(desk.folder);
    const differing = [...files].filter(([name, content]) => source.get(name)?.equals(content) === false);
    expect(differing).toEqual([]);
    // Originals that the worker has deleted since.
    for (const [name, content] of files) if (!source.has(name)) await sharp(content).jpeg().toBuffer();
  });

  it('and encrypted shows nothing without the key, and does not open with another', async () => {
    const folder = await newestIn(copies);
    for (const name of await readdir(join(folder, 'database')))
      expect(name).toMatch(/^[a-z_]+\.copy\.gz\.age$/);
    for (const [, content] of await filesOf(join(folder, 'photos')))
      await expect(sharp(content).metadata()).rejects.toThrow(/^Input buffer/);
    const place = await drill.elsewhere();
    expect(await drill.restore(copies, place)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^.* is encrypted: set BACKUP_KEY.*\n$/),
    });
    expect(
      await drill.restore(copies, place, { env: { BACKUP_KEY: 'otra clave, de otra copia' } }),
    ).toMatchObject({ code: 1, output: expect.stringMatching(/^BACKUP_KEY is not the key of .*\n$/) });
  });

  it('keeps the original of a photo while a backup runs, and deletes it afterwards', async () => {
    await app.settle();
    const client = new pg.Client({ connectionString: app.database.url });
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.backup]);
    const other = await PhotoDesk.addListing(app);
    await desk.upload(desk.files(1), { listing: other });
    const originals = async () => (await desk.stored()).filter((name) => name.includes('-original.'));
    const sweep = () => app.worker!.get(SweepPhotos, { strict: false }).handle();
    await eventually(
      'the photo is ready',
      async () => (await app.count('images', `listing_id = ${other} AND status = 'ready'`)) === 1,
    );
    await app.settle();
    const [kept] = await originals();
    expect(kept).toBeDefined();
    const longAgo = new Date(Date.now() - 86_400_000);
    await utimes(join(desk.folder, kept!), longAgo, longAgo);
    await sweep();
    expect(await originals()).toContain(kept);
    await client.end();
    await eventually('the file is deleted', async () => {
      await sweep();
      return !(await originals()).includes(kept!);
    });
  });

  describe('at rest, with work that waits,', () => {
    let place: Elsewhere;
    let plain: string;
    let owner: string;

    beforeAll(async () => {
      await app.settle();
      // Without a worker events are not relayed and mail is not sent.
      await app.worker!.close();
      const publication = aPublication();
      owner = publication.contacto.email;
      const listingId = await publish(app, publication);
      await storeMail(app, { state: 'queued' }, { state: 'failed' }, { state: 'sent' });
      await waitForMerging(app, listingId);
      plain = await drill.folders.make();
      expectToWork(await drill.backup(plain));
      place = await drill.elsewhere();
      expectToWork(await drill.restore(plain, place));
    });

    it('is equal in every table, and in every file', async () => {
      const original = await digestsOf(app.database.url, HELD);
      const restored = await digestsOf(place.database.url, HELD);
      const emptied = Object.fromEntries(LEFT_EMPTY.map((name) => [name, '0 ']));
      expect(restored).toEqual({ ...original, ...emptied });
      const files = await restoredFiles(place);
      const source = await filesOf(desk.folder);
      expect([...files.keys()].sort()).toEqual(await fileNamesOf(app.database.url));
      for (const [name, content] of files) expect(content.equals(source.get(name)!)).toBe(true);
    });

    it('holds what waited, and only that', async () => {
      const states = await rowsFrom<{ state: string }>(
        place.database.url,
        `SELECT DISTINCT state FROM mail_deliveries WHERE template = 'listing-approved' ORDER BY 1`,
      );
      expect(states.map(({ state }) => state)).toEqual(['failed', 'held', 'sent']);
      const events = await rowsFrom<{ event: string; told: boolean }>(
        place.database.url,
        'SELECT event, relayed_at IS NOT NULL AS told FROM outbox WHERE held_at IS NOT NULL',
      );
      expect(events).toEqual([{ event: 'listing.submitted', told: false }]);
      const merged = await rowsFrom(
        place.database.url,
        `SELECT (SELECT bool_and(held_at IS NOT NULL) FROM inquiries_to_digest) AS inquiries,
                (SELECT bool_and(mailing = 'held') FROM alert_matches) AS alerts,
                (SELECT bool_and(held_at IS NOT NULL) FROM listings_to_announce) AS listings,
                (SELECT array_agg(state ORDER BY id) FROM scheduled_newsletters) AS newsletters`,
      );
      expect(merged).toEqual([
        { inquiries: true, alerts: true, listings: true, newsletters: ['held', 'late', 'cancelled'] },
      ]);
    });

    it('carries its settings, for the person who restores it', async () => {
      expect(await readFile(join(place.dataDir, 'restored-settings.env'), 'utf8')).toContain(
        `SITE_NAME='Costa de Prueba'\n`,
      );
    });

    it('shares the files of photos with the backup before it', async () => {
      const first = await newestIn(plain);
      expectToWork(await drill.backup(plain));
      const second = await newestIn(plain);
      const photos = await readdir(join(second, 'photos'));
      expect(photos.length).toBeGreaterThan(0);
      for (const name of photos) {
        const [one, other] = await Promise.all(
          [first, second].map((folder) => stat(join(folder, 'photos', name))),
        );
        expect(other!.ino).toBe(one!.ino);
      }
    });

    describe.each(queueBackends())('and started on $name', ({ redisUrl = '' }) => {
      it('works, sends mail of new work, and nothing of what waited', async () => {
        const target = await drill.elsewhere();
        expectToWork(await drill.restore(plain, target));
        await drill.bringSecret(target);
        const outbox = await SmtpSink.start();
        const env = { ...drill.there(target), REDIS_URL: redisUrl, SMTP_URL: outbox.url };
        const { url } = target.database;
        await prepareSchema({ ownerUrl: url, DATABASE_URL: url, REDIS_URL: redisUrl });
        const running: { stop: () => Promise<unknown> }[] = [outbox];
        try {
          const web = await ServerProcess.web(env);
          running.unshift(web, ServerProcess.worker(env));
          const publication = aPublication();
          const answer = await fetch(`${web.url}/api/inmueble/crear/crearInmueble`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(publication),
          });
          expect(answer.status).toBe(200);
          for (const recipient of [publication.contacto.email, OPERATOR]) await outbox.waitFor(recipient);
          const recipients = new Set(outbox.messages.flatMap((message) => message.recipients));
          expect([...recipients].sort()).toEqual([publication.contacto.email, OPERATOR].sort());
          expect(outbox.sentTo(owner)).toEqual([]);
          const [held] = await rowsFrom<{ mails: number; events: number }>(
            target.database.url,
            `SELECT (SELECT count(*)::int FROM mail_deliveries WHERE state = 'held') AS mails,
                    (SELECT count(*)::int FROM outbox WHERE held_at IS NOT NULL AND relayed_at IS NULL) AS events`,
          );
          expect(held).toEqual({ mails: 1, events: 1 });
        } finally {
          for (const one of running) await one.stop();
        }
      });
    });
  });
});
