import { FileStorage } from '#platform/files/file-storage.js';
import {
  arrangePublicationPhotos,
  removePublicationPhoto,
  uploadPublicationPhotos,
} from '#common/listings/photos/publication-photo-calls.js';
import { viewOwnPhotos } from '#common/listings/photos/owner-photo-calls.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { PUBLICATION_PHOTO_MESSAGES } from '#common/listings/photos/publication-photo-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import { PHOTO_REFUSALS } from '#common/listings/photos/photo-messages.js';
import { viewToday } from '#common/stats/today-calls.js';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { CARD_SIZE } from '#common/site/share-card.js';
import { ExpireData } from '../../../backend/src/owners/personal-data/expire-data.js';
import { approve } from '../../builders/desk.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist } from '../../builders/rows.js';
import { aHeic, aPicture, multipart } from '../../support/pictures.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'luz@ejemplo.com';
const REJECT = '/api/inmueble/delete/rechazarInmueblePendiente';
const BLOCKED = 'bloqueada@ejemplo.com';

describe('photos that are sent after publishing', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let picture: Buffer;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
    picture = await aPicture({ width: 320, height: 240 });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys, blacklist, dropped_publications');
    await storeBlacklist(app, BLOCKED);
    sink.reset();
  });
  afterEach(() => jest.restoreAllMocks());

  const { contacto } = aPublication();
  const publish = async (
    email = OWNER,
    plan: 'alqfotos' | 'alqsinfotos' = 'alqfotos',
    headers = {},
  ): Promise<string> => {
    const publication = aPublication({ contacto: { ...contacto, email } });
    publication.contrato.tipoContratoAlquiler = plan;
    const answer = await app.post(publishListing.path, publication, headers);
    expect(answer.statusCode).toBe(200);
    return answer.json().paseFotos;
  };
  type Files = Parameters<typeof multipart>[1];
  const files = (count: number): Files =>
    Array.from({ length: count }, (_, index) => ({ name: `foto-${index + 1}.jpg`, content: picture }));
  const upload = async (pase: string, sent: Files, headers = {}) => {
    const form = await multipart({ pase }, sent);
    return app.request({
      method: 'POST',
      url: uploadPublicationPhotos.path,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
  };
  const arrange = (pase: string, fotos: unknown[]) =>
    app.post(arrangePublicationPhotos.path, { pase, fotos });
  const remove = (pase: string, foto: string) => app.post(removePublicationPhoto.path, { pase, foto });
  const waiting = () => app.sql<{ id: number }>('SELECT id FROM proposed_images ORDER BY position');
  /** The key of each photo that has a file. Cards for shared links are drawn whenever the worker comes to it. */
  const storedKeys = async (): Promise<Set<string>> => {
    const keys = new Set<string>();
    for await (const { name } of app.web.get(FileStorage).list())
      if (!name.endsWith(`-${CARD_SIZE.width}.jpg`)) keys.add(name.slice(0, 24));
    return keys;
  };
  const toReview = async () => (await app.get(viewToday.path, operator)).json().fotosPorRevisar.total;
  const listingId = async (): Promise<number> =>
    (await app.sql<{ id: number }>('SELECT id FROM listings'))[0]!.id;

  it('wait with the notice, in the order of the owner, who finds them by the link of the mail', async () => {
    const pass = await publish();
    const sent = await upload(pass, [...files(3), { name: 'IMG_1.HEIC', content: aHeic() }]);
    expect(sent.json()).toMatchObject({ success: true, errores: { 'IMG_1.HEIC': [PHOTO_REFUSALS.heic] } });
    const [first, second, third] = sent.json().fotos as string[];
    const [one, , three] = (await waiting()).map(({ id }) => id);
    expect((await arrange(pass, [third, first, second])).statusCode).toBe(200);
    expect((await remove(pass, second!)).statusCode).toBe(200);
    expect((await waiting()).map(({ id }) => id)).toEqual([three, one]);
    expect((await remove(pass, second!)).statusCode).toBe(404);
    await app.settle();

    const id = await listingId();
    const detail = await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${id}`, operator);
    expect((detail.json().fotosPorRevisar as ImageWire[]).map(({ idImagenes }) => idImagenes)).toEqual([
      three,
      one,
    ]);
    // They wait for the confirmation of the address, as the notice does.
    expect(await toReview()).toBe(0);
    const confirm = new URL(
      /https?:\S+\/confirmar-email\?token=[\w.-]+/.exec(sink.sentTo(OWNER)[0]!.text)![0],
    );
    expect((await app.post(`${confirm.pathname}${confirm.search}`, {})).statusCode).toBe(200);
    const link = () =>
      sink.sentTo(OWNER).flatMap(({ text }) => /\/mi-aviso#([\w.-]+)/.exec(text)?.[1] ?? [])[0];
    await eventually('a mail with a link', async () => link() !== undefined);
    const shown = await app.post(viewOwnPhotos.path, { enlace: link() });
    expect(shown.json().fotos).toMatchObject([{ idFoto: three }, { idFoto: one }]);
    await eventually('the photos are ready', async () => (await toReview()) === 1);
    const trail = await app.sql<{ action: string }>(
      `SELECT action FROM audit_entries WHERE entity = 'listing' AND entity_id = $1 ORDER BY id`,
      [id],
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'owner.photos.add',
      'owner.photos.arrange',
      'owner.photos.remove',
    ]);
  });

  it.each([OWNER, BLOCKED])('are answered the same whether or not the notice is kept: %s', async (email) => {
    const pass = await publish(email);
    expect(pass).toMatch(/^[\w-]{8}\.[\w-]+$/);
    expect(pass).toHaveLength(81);
    const key = { 'idempotency-key': 'one-attempt' };
    const added = (await upload(pass, files(2), key)).json().fotos as string[];
    expect(added.map((name) => name.length)).toEqual([77, 77]);
    expect((await upload(pass, files(2), key)).json().fotos).toHaveLength(2);
    expect((await upload(pass, files(3), key)).statusCode).toBe(409);
    const withoutKey = [1, 2].map(() => upload(pass, files(1)));
    expect((await Promise.all(withoutKey)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const full = await upload(pass, files(19));
    expect([full.json().fotos.length, full.json().errores]).toEqual([
      17,
      Object.fromEntries(['foto-18.jpg', 'foto-19.jpg'].map((name) => [name, [PHOTO_REFUSALS.limit]])),
    ]);
    const more = await upload(pass, files(3));
    expect([more.statusCode, more.json().message]).toEqual([409, PHOTO_REFUSALS.limit]);
    expect((await remove(pass, added[0]!)).statusCode).toBe(200);
    expect((await remove(pass, added[0]!)).statusCode).toBe(404);
    expect((await arrange(pass, [added[0]])).statusCode).toBe(404);
    expect((await arrange(pass, [added[1], added[1]])).statusCode).toBe(400);
    expect((await arrange(pass, [added[1]])).statusCode).toBe(200);
    expect((await upload(pass, files(4))).json().fotos).toHaveLength(1);
    const heic = await upload(pass, [{ name: 'IMG_1.HEIC', content: aHeic() }]);
    expect([heic.statusCode, heic.json().message]).toEqual([415, PHOTO_REFUSALS.heic]);
    expect((await upload(pass, [])).statusCode).toBe(400);
    const isKept = email === OWNER;
    expect(await app.count('listings')).toBe(isKept ? 1 : 0);
    expect(await waiting()).toHaveLength(isKept ? 20 : 0);
  });

  it('go to their own notice only, by its own token', async () => {
    const pass = await publish();
    const [photo] = (await upload(pass, files(1))).json().fotos as [string];
    const other = await publish('otra@ejemplo.com');
    const dropped = await publish(BLOCKED);
    for (const stranger of [other, dropped]) {
      expect((await remove(stranger, photo)).statusCode).toBe(404);
      expect((await arrange(stranger, [photo])).statusCode).toBe(404);
    }
    const forged = `${pass.slice(0, -1)}${pass.endsWith('A') ? 'B' : 'A'}`;
    for (const bad of [forged, photo, '', 'x'.repeat(81), other.slice(0, 40)]) {
      const refused = await upload(bad, files(1));
      expect([refused.statusCode, refused.json().message]).toEqual([410, PUBLICATION_PHOTO_MESSAGES.closed]);
    }
    expect((await arrange(pass, [{ $ne: '' }])).statusCode).toBe(400);
    expect(await waiting()).toHaveLength(1);
  });

  it('are not asked for by a plan without them, and a repeated publication has the same token', async () => {
    expect(await publish(OWNER, 'alqsinfotos')).toBeUndefined();
    expect(await publish(BLOCKED, 'alqsinfotos')).toBeUndefined();
    const key = { 'idempotency-key': 'one-notice' };
    const publication = aPublication({ contacto: { ...contacto, email: 'eva@ejemplo.com' } });
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    const answers = [1, 2].map(() => app.post(publishListing.path, publication, key));
    const [one, two] = await Promise.all(answers);
    expect(one!.json().paseFotos).toBe(two!.json().paseFotos);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['approved', (id) => approve(app, id, { operator })],
    ['rejected', (idInmueble) => app.post(REJECT, { idInmueble, motivo: 'No', avisar: false }, operator)],
    [
      'erased, because nobody confirmed it',
      async () => {
        await app.sql(`UPDATE listings SET updated_at = now() - interval '31 days'`);
        await app.worker!.get(ExpireData, { strict: false }).handle();
      },
    ],
  ])('end when the notice is %s', async (_when, end) => {
    const pass = await publish();
    expect((await upload(pass, files(1))).statusCode).toBe(200);
    await app.settle();
    await end(await listingId());
    expect((await upload(pass, files(1))).statusCode).toBe(410);
    expect((await arrange(pass, ['x'])).statusCode).toBe(410);
  });

  it.each([OWNER, BLOCKED])('end six hours after publishing, of a dropped notice too: %s', async (email) => {
    const pass = await publish(email);
    const [photo] = (await upload(pass, files(1))).json().fotos as [string];
    const passed = jest.spyOn(app.clock, 'now');
    const atEnd = Date.now() + LIMITS.photoPassHours * 3_600_000;
    passed.mockReturnValue(new Date(atEnd - 60_000));
    expect((await upload(pass, files(2))).statusCode).toBe(200);
    passed.mockReturnValue(new Date(atEnd));
    for (const refused of [
      await upload(pass, files(1)),
      await arrange(pass, [photo]),
      await remove(pass, photo),
    ])
      expect([refused.statusCode, refused.json().message]).toEqual([410, PUBLICATION_PHOTO_MESSAGES.closed]);
    expect(await waiting()).toHaveLength(email === OWNER ? 3 : 0);
  });

  it('are erased with a notice that nobody confirmed, and those of a dropped one leave no file', async () => {
    const before = await storedKeys();
    const entries = await app.count('audit_entries');
    expect((await upload(await publish(BLOCKED), files(2))).statusCode).toBe(200);
    // Photos of an earlier test may still be made or removed.
    await eventually('no file of the dropped notice is left', async () =>
      [...(await storedKeys())].every((key) => before.has(key)),
    );
    expect(await app.count('audit_entries')).toBe(entries);
    await upload(await publish(), files(2));
    await app.settle();
    const rows = await app.sql<{ key: string }>('SELECT left(storage_key, 24) AS key FROM proposed_images');
    const stored = await storedKeys();
    expect(rows.map(({ key }) => stored.has(key))).toEqual([true, true]);
    await app.sql(`UPDATE listings SET updated_at = now() - interval '31 days'`);
    await app.worker!.get(ExpireData, { strict: false }).handle();
    expect([await app.count('listings'), await app.count('proposed_images')]).toEqual([0, 0]);
  });
});
