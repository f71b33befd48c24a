import sharp from 'sharp';
import {
  arrangeOwnPhotos,
  removeOwnPhoto,
  showOwnPhoto,
  uploadOwnPhotos,
  viewOwnPhotos,
  type OwnPhotoWire,
} from '#common/listings/photos/owner-photo-calls.js';
import { moveOwnNotice, requestOwnerLink, viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import {
  approveOwnersPhotos,
  rejectOwnersPhotos,
  uploadPendingPhotos,
} from '#common/listings/photos/photo-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { PHOTO_REFUSALS } from '#common/listings/photos/photo-messages.js';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeImages } from '../../builders/rows.js';
import { aHeic, aPicture, multipart } from '../../support/pictures.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'luz@ejemplo.com';

describe('photos that an owner sends', () => {
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
    await app.empty('mail_deliveries, rate_limits, idempotency_keys, blacklist');
    sink.reset();
  });

  const tokenIn = (text: string): string => /\/mi-aviso#([\w.-]+)/.exec(text)![1]!;
  /** The token of the first mail with a link. */
  const mailedToken = async (): Promise<string> => {
    const withLink = () => sink.sentTo(OWNER).find(({ text }) => text.includes('/mi-aviso#'));
    await eventually('a mail with a link', async () => withLink() !== undefined);
    return tokenIn(withLink()!.text);
  };
  const toldOwner = () =>
    sink.sentTo(OWNER).filter(({ subject }) => subject.includes('algunas no se publicaron'));
  const { contacto } = aPublication();
  const publishHome = (plan: 'alqfotos' | 'alqsinfotos'): Promise<number> => {
    const publication = aPublication({ contacto: { ...contacto, email: OWNER } });
    publication.contrato.tipoContratoAlquiler = plan;
    return publish(app, publication);
  };
  /** A public notice, and the token of the link in its code mail. */
  async function aHome(plan: 'alqfotos' | 'alqsinfotos' = 'alqfotos') {
    const id = await publishHome(plan);
    const code = await approve(app, id, { operator });
    await app.settle();
    return { id, code, token: await mailedToken() };
  }
  type Files = Parameters<typeof multipart>[1];
  const upload = async (enlace: string, files: Files, headers = {}) => {
    const form = await multipart({ enlace }, files);
    return app.request({
      method: 'POST',
      url: uploadOwnPhotos.path,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
  };
  const files = (count: number): Files =>
    Array.from({ length: count }, (_, index) => ({ name: `foto-${index + 1}.jpg`, content: picture }));
  const waiting = async (enlace: string): Promise<OwnPhotoWire[]> =>
    (await app.post(viewOwnPhotos.path, { enlace })).json().fotos;
  const allReady = (enlace: string) =>
    eventually('every photo is ready', async () =>
      (await waiting(enlace)).every(({ estado }) => estado === 'lista'),
    );
  const publicPhotos = async (code: string): Promise<ImageWire[]> =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json().imagenes;
  const decide = (call: { path: string }, idInmueble: number, fotos: number[]) =>
    app.post(call.path, { idInmueble, fotos }, operator);

  it('wait in the order of the owner, are seen by nobody else, and are public once approved and paid', async () => {
    const { id, code, token } = await aHome();
    const sent = await upload(token, [...files(3), { name: 'IMG_1.HEIC', content: aHeic() }]);
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toMatchObject({ errores: { 'IMG_1.HEIC': [PHOTO_REFUSALS.heic] }, aprobadas: 0 });
    const [first, second, third] = sent.json().fotos.map(({ idFoto }: OwnPhotoWire) => idFoto);
    await allReady(token);
    const ordered = await app.post(arrangeOwnPhotos.path, { enlace: token, fotos: [third, first, second] });
    expect(ordered.json().fotos.map(({ idFoto }: OwnPhotoWire) => idFoto)).toEqual([third, first, second]);
    const removed = await app.post(removeOwnPhoto.path, { enlace: token, idFoto: second });
    expect(removed.json().fotos.map(({ orden }: OwnPhotoWire) => orden)).toEqual([1, 2]);
    const shown = await app.post(showOwnPhoto.path, { enlace: token, idFoto: third });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(320);

    await app.sql(`UPDATE contracts SET paid = true WHERE listing_id = $1`, [id]);
    expect(await publicPhotos(code)).toEqual([]);
    const detail = await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator);
    const [proposal] = detail.json().fotosPorRevisar as ImageWire[];
    expect((await app.get(proposal!.url)).statusCode).toBe(404);
    expect((await app.get(proposal!.url, operator)).statusCode).toBe(200);
    expect((await app.get(viewToday.path, operator)).json().fotosPorRevisar).toMatchObject({
      total: 1,
      avisos: [{ idInmuebles: id, codigo: code }],
    });

    const approved = await decide(approveOwnersPhotos, id, [third]);
    expect(approved.json()).toMatchObject({ fotosPorRevisar: [{ idImagenes: first, orden: 1 }] });
    expect(approved.json().imagenes).toHaveLength(1);
    const [published] = await publicPhotos(code);
    expect((await app.get(published!.url)).statusCode).toBe(200);
    expect((await decide(approveOwnersPhotos, id, [third])).statusCode).toBe(404);
    expect((await decide(rejectOwnersPhotos, id, [first])).json().fotosPorRevisar).toEqual([]);
    expect(await publicPhotos(code)).toHaveLength(1);
    await app.releaseMail();
    await eventually('the owner is told', () => Promise.resolve(toldOwner().length > 0));
    const [told] = toldOwner();
    expect(told!.subject).toContain(code);
    expect(told!.text).toMatch(/\/mi-aviso#[\w.-]+/);
    expect((await app.get(viewToday.path, operator)).json().fotosPorRevisar.total).toBe(0);
    const trail = await app.sql<{ action: string; before: object; after: object }>(
      `SELECT action, before, after FROM audit_entries WHERE entity = 'listing' AND entity_id = $1 AND action LIKE '%photos%' ORDER BY id`,
      [id],
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'owner.photos.add',
      'owner.photos.arrange',
      'owner.photos.remove',
      'listing.edit.photos',
      'listing.edit.photos',
    ]);
    expect(trail.map(({ before, after }) => [before, after])).toEqual([
      [{ waiting: 0 }, { waiting: 3, added: [first, second, third] }],
      [{ order: [first, second, third] }, { order: [third, first, second] }],
      [{ waiting: 3 }, { waiting: 2, removed: second }],
      [
        { photos: 0, waiting: 2 },
        { photos: 1, waiting: 1, approved: [third] },
      ],
      [{ waiting: 1 }, { waiting: 0, refused: [first] }],
    ]);
  });

  it('may be sent while the notice is paused, and its owner is told of those that are refused', async () => {
    const { id, token } = await aHome();
    const { version } = (await app.post(viewOwnNotice.path, { enlace: token })).json().aviso;
    await app.post(moveOwnNotice.path, { enlace: token, accion: 'pausar', version });
    const [{ idFoto }] = (await upload(token, files(1))).json().fotos;
    await allReady(token);
    expect((await decide(rejectOwnersPhotos, id, [idFoto])).statusCode).toBe(200);
    await app.releaseMail();
    await eventually('the owner is told', () => Promise.resolve(toldOwner().length > 0));
  });

  it('are twenty with those of the listing; a repetition under the same key adds nothing', async () => {
    const { id, token } = await aHome();
    const key = { 'idempotency-key': 'the-same-attempt' };
    expect((await upload(token, files(2), key)).json().fotos).toHaveLength(2);
    expect((await upload(token, files(2), key)).json().fotos).toHaveLength(2);
    const full = await upload(token, files(19));
    expect(full.json().fotos).toHaveLength(20);
    expect(full.json().errores).toEqual({ 'foto-19.jpg': [PHOTO_REFUSALS.limit] });
    const more = await upload(token, [{ name: 'otra.jpg', content: picture }]);
    expect([more.statusCode, more.json().message]).toEqual([409, PHOTO_REFUSALS.limit]);
    await allReady(token);
    await storeImages(app, id, {});
    const all = (await waiting(token)).map(({ idFoto }) => idFoto);
    expect((await decide(approveOwnersPhotos, id, all)).statusCode).toBe(409);
    expect((await decide(approveOwnersPhotos, id, all.slice(1))).json().imagenes).toHaveLength(20);
  });

  it('are refused before a byte is stored with a link that does not work, and of a plan without photos', async () => {
    const { token } = await aHome('alqsinfotos');
    const refused = await upload(token, files(1));
    expect([refused.statusCode, refused.json().message]).toEqual([409, OWNER_ACCESS_MESSAGES.noPhotos]);
    expect((await app.post(viewOwnNotice.path, { enlace: token })).json().aviso.fotos).toBe('noIncluidas');
    expect((await upload(`${token}x`, files(1))).statusCode).toBe(410);
    const late = await multipart({}, files(1));
    const without = { method: 'POST', url: uploadOwnPhotos.path, ...late } as const;
    expect((await app.request(without)).statusCode).toBe(410);
    expect(await app.count('proposed_images')).toBe(0);
    const other = await aPicture({ format: 'png' });
    const foreign = await multipart({ idInmueble: 1 }, [{ name: 'x.png', content: other }]);
    const unsigned = { method: 'POST', url: uploadPendingPhotos.path, ...foreign } as const;
    expect((await app.request(unsigned)).statusCode).toBe(401);
  });

  it('may be sent while the notice waits, by a link that is mailed once the address is confirmed', async () => {
    await publishHome('alqfotos');
    await app.post(requestOwnerLink.path, { email: OWNER });
    await app.settle();
    const [receipt, ...more] = sink.sentTo(OWNER);
    expect(more).toEqual([]);
    expect(receipt!.text).not.toContain('/mi-aviso#');
    const confirm = new URL(/https?:\S+\/confirmar-email\?token=[\w.-]+/.exec(receipt!.text)![0]);
    expect((await app.post(`${confirm.pathname}${confirm.search}`, {})).statusCode).toBe(200);
    const token = await mailedToken();
    const answer = await app.post(viewOwnNotice.path, { enlace: token });
    expect(answer.json().aviso).toMatchObject({
      codigo: null,
      estado: 'enRevision',
      fotos: 'puedeMandar',
      acciones: [],
    });
    expect((await upload(token, files(1))).json().fotos).toHaveLength(1);
    // Confirmed owners get the link with the receipt of the next notice.
    await app.settle();
    sink.reset();
    await publishHome('alqfotos');
    const next = await mailedToken();
    expect(sink.sentTo(OWNER)[0]!.subject).toBe('Recibimos tu aviso');
    expect(await waiting(next)).toEqual([]);
  });
});
