import { blacklistAddress, unlistAddress } from '#common/blacklist/blacklist-calls.js';
import { addressOf } from '#common/kernel/calls/address-of.js';
import { addAmenity } from '#common/listings/amenities/amenity-calls.js';
import { removeContact } from '#common/contacts/contact-calls.js';
import { approveListing, rejectListing, withdrawListing } from '#common/listings/review/decision-calls.js';
import {
  annulPayment,
  changeCode,
  editAmenities,
  editContact,
  editContract,
  editPrices,
  editProperty,
  recordPayment,
  removePrice,
} from '#common/listings/editing/edit-calls.js';
import { sendNewsletter } from '#common/newsletter/newsletter-calls.js';
import {
  arrangePhotos,
  removePendingPhoto,
  restorePhoto,
  uploadPendingPhotos,
} from '#common/listings/photos/photo-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { ApproveListing } from '../../../backend/src/listings/review/approve-listing.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { aPicture, multipart } from '../../support/pictures.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { TestApp } from '../../support/test-app.js';

interface Action {
  call: { method: string; path: string };
  body?: object;
  headers?: Record<string, string>;
  query?: object;
}

/** A connection that is lost while the answer to COMMIT is on its way leaves the client without knowing whether its change was made. */
describe('an answer to COMMIT that is lost', () => {
  let app: TestApp;
  let network: TcpProxy;
  let operator: { cookie: string };
  let picture: Buffer;
  let keys = 0;

  beforeAll(async () => {
    app = await TestApp.start({
      network: async (port) => {
        network = await TcpProxy.start(port);
        return network.port;
      },
    });
    operator = await app.signIn();
    picture = await aPicture();
  });
  afterAll(async () => {
    await app.stop();
    await network.stop();
  });

  const newKey = (): string => `clave ${(keys += 1)}`;
  const send = ({ call, body, headers, query }: Action, key: string) =>
    app.request({
      method: call.method as 'POST',
      url: query ? addressOf(call as never, query as never) : call.path,
      ...(body ? { payload: body } : {}),
      headers: { ...operator, ...headers, 'idempotency-key': key },
    });
  const audited = () => app.count('audit_entries');
  const idOf = async (sql: string, id: number): Promise<number> =>
    (await app.sql<{ id: number }>(sql, [id]))[0]!.id;

  async function published(): Promise<number> {
    const listingId = await publish(app);
    const [account] = await app.sql<{ id: number }>('SELECT id FROM administrators');
    // The call itself would wait for the mail of a worker that is not there.
    const approval = { listingId, featured: false, version: null, administratorId: account!.id };
    await app.web.get(ApproveListing, { strict: false }).execute(approval);
    return listingId;
  }

  async function withPhotos(count: number): Promise<{ listing: number; images: number[] }> {
    const publication = aPublication();
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    const listing = await publish(app, publication);
    for (let at = 0; at < count; at++) await send(await uploadOf(listing), newKey());
    const rows = await app.sql<{ id: number }>(
      'SELECT id FROM images WHERE listing_id = $1 ORDER BY position',
      [listing],
    );
    return { listing, images: rows.map(({ id }) => id) };
  }

  async function uploadOf(listing: number): Promise<Action> {
    const form = await multipart({ idInmueble: listing }, [{ name: 'foto.jpg', content: picture }]);
    return { call: uploadPendingPhotos, body: form.payload, headers: form.headers };
  }

  const priceOf = (id: number) => idOf('SELECT id FROM prices WHERE listing_id = $1', id);
  const contactOf = (id: number) => idOf('SELECT contact_id AS id FROM listings WHERE id = $1', id);
  const newPrice = { monto: 300_000, tipo_moneda: 'ARS', periodo: 'Febrero', fraccion: '1º Quincena' };

  const ACTIONS: readonly [string, () => Promise<Action>][] = [
    ['an approval', async () => ({ call: approveListing, body: { idInmueble: await publish(app) } })],
    [
      'a rejection',
      async () => ({ call: rejectListing, body: { idInmueble: await publish(app), version: 1 } }),
    ],
    ['a withdrawal', async () => ({ call: withdrawListing, body: { idInmueble: await published() } })],
    [
      'prices',
      async () => ({ call: editPrices, body: { idInmueble: await published(), precios: [newPrice] } }),
    ],
    [
      'the removal of a price',
      async () => {
        const id = await published();
        await send({ call: editPrices, body: { idInmueble: id, precios: [newPrice] } }, newKey());
        return { call: removePrice, body: { idPrecios: await priceOf(id) } };
      },
    ],
    [
      'a code',
      async () => ({ call: changeCode, body: { idInmueble: await published(), codigo: 'ALQ-7777' } }),
    ],
    [
      'a contract',
      async () => ({
        call: editContract,
        body: { idInmueble: await published(), contrato: { alqfotos: true, pagado: true } },
      }),
    ],
    [
      'a payment',
      async () => {
        const id = await published();
        await send({ call: editContract, body: { idInmueble: id, contrato: { alqfotos: true } } }, newKey());
        return { call: recordPayment, body: { idInmueble: id, monto: 1_000 } };
      },
    ],
    [
      'the annulment of a payment',
      async () => {
        const id = await published();
        const paid = { idInmueble: id, contrato: { alqfotos: true, pagado: true } };
        await send({ call: editContract, body: paid }, newKey());
        return {
          call: annulPayment,
          body: { idPago: await idOf('SELECT id FROM payments WHERE listing_id = $1', id) },
        };
      },
    ],
    [
      'a contact',
      async () => ({ call: editContact, body: { idInmueble: await published(), nombre: 'Bea' } }),
    ],
    [
      'a property',
      async () => ({ call: editProperty, body: { idInmueble: await published(), dormitorios: 4 } }),
    ],
    [
      'amenities',
      async () => ({ call: editAmenities, body: { idInmueble: await published(), servicios: [1] } }),
    ],
    [
      'a blacklisted address',
      async () => ({ call: blacklistAddress, body: { email: 'uno@ejemplo.com', descripcion: '' } }),
    ],
    [
      'an address that leaves the blacklist',
      async () => {
        const entry = { email: 'dos@ejemplo.com', descripcion: '' };
        const { idBlacklist } = (await send({ call: blacklistAddress, body: entry }, newKey())).json();
        return { call: unlistAddress, query: { id: idBlacklist } };
      },
    ],
    ['a new service', async () => ({ call: addAmenity, body: { nombre: 'Cancha de bochas' } })],
    ['a photo', async () => uploadOf((await withPhotos(0)).listing)],
    [
      'the removal of a photo',
      async () => ({ call: removePendingPhoto, body: { idImagen: (await withPhotos(1)).images[0] } }),
    ],
    [
      'a restored photo',
      async () => {
        const [idImagen] = (await withPhotos(1)).images;
        await send({ call: removePendingPhoto, body: { idImagen } }, newKey());
        return { call: restorePhoto, body: { idImagen } };
      },
    ],
    [
      'the order of photos',
      async () => {
        const { listing, images } = await withPhotos(2);
        const imagenes = images.toReversed().map((idImagenes, at) => ({ idImagenes, orden: at + 1 }));
        return { call: arrangePhotos, body: { idInmueble: listing, version: 1, imagenes } };
      },
    ],
    [
      'the removal of an owner',
      async () => ({ call: removeContact, query: { id: await contactOf(await publish(app)) } }),
    ],
    [
      'a newsletter',
      async () => ({
        call: sendNewsletter,
        body: {
          asunto: 'Hola',
          mensaje: 'Llega el verano.',
          contactosIds: [await contactOf(await published())],
          sinEspera: true,
        },
      }),
    ],
  ];

  it.each(ACTIONS)('%s happens once, and its repetition gets the first answer', async (_name, prepare) => {
    const action = await prepare();
    const before = await audited();
    const key = newKey();
    network.loseNextCommit();
    const lost = await send(action, key);
    expect([lost.statusCode, lost.json().error]).toEqual([503, ERROR_MESSAGES.unavailable]);
    expect(await audited()).toBe(before + 1);
    const repeated = await send(action, key);
    expect([repeated.statusCode, repeated.json().success]).toEqual([200, true]);
    expect((await send(action, key)).json()).toEqual(repeated.json());
    expect(await audited()).toBe(before + 1);
  });

  it('keeps the file of a photo, and no second one', async () => {
    const { listing } = await withPhotos(0);
    const action = await uploadOf(listing);
    const key = newKey();
    network.loseNextCommit();
    await send(action, key);
    const { imagenes } = (await send(action, key)).json();
    expect(imagenes).toHaveLength(1);
    expect(await app.count('images', `listing_id = ${listing}`)).toBe(1);
    expect((await app.get(imagenes[0].url, operator)).statusCode).toBe(200);
  });

  it('refuses other content under the key, and stores neither key nor personal data', async () => {
    const key = newKey();
    const [first, second] = [await publish(app), await publish(app)];
    await send({ call: rejectListing, body: { idInmueble: first } }, key);
    const other = await send({ call: rejectListing, body: { idInmueble: second } }, key);
    expect([other.statusCode, other.json().error]).toEqual([409, ERROR_MESSAGES.keyOfAnother]);
    const rows = await app.sql('SELECT * FROM idempotency_keys');
    expect(JSON.stringify(rows)).not.toMatch(/clave|Núñez|ejemplo/);
  });

  it('remembers no refusal', async () => {
    const id = await publish(app);
    const key = newKey();
    const action = { call: rejectListing, body: { idInmueble: id } };
    await app.sql(`UPDATE listings SET status = 'rejected' WHERE id = $1`, [id]);
    expect((await send(action, key)).statusCode).toBe(409);
    await app.sql(`UPDATE listings SET status = 'pending' WHERE id = $1`, [id]);
    expect((await send(action, key)).statusCode).toBe(200);
  });
});
