import { PUBLICATION_REFUSALS } from '#common/listings/publication/publication-refusals.js';
import { aPublication } from '../../builders/publication.js';
import { changedPublication, PUBLICATION_CASES } from '../../builders/publication-cases.js';
import { storeBlacklist } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';
import { storedDnis } from '../../support/stored-dnis.js';

const PATH = '/api/inmueble/crear/crearInmueble';

describe('publishing over HTTP', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.empty('contacts, outbox, idempotency_keys, blacklist', { restart: true }));

  it('stores the whole notice as pending, with its event, in one go', async () => {
    const amenities = await app.sql<{ id: number }>(
      `SELECT id FROM amenities WHERE name IN ('Pileta', 'Balcón')`,
    );
    const publication = aPublication();
    publication.inmueble.servicios = amenities.map(({ id }) => id);
    publication.inmueble.preciosAlquiler.push({
      id: 2,
      periodo: 'Semana Santa',
      fraccion: '',
      precio: 1,
      moneda: 'USD',
    });

    const answer = await app.post(`${PATH}.php`, publication);

    expect(answer.json()).toEqual({ success: true, message: expect.stringContaining('24 a 48 horas') });
    const [listing] = await app.sql('SELECT * FROM listings');
    expect(listing).toMatchObject({
      operation: 'rental',
      property_type: 1,
      status: 'pending',
      code: null,
      bedrooms: 3,
      rooms: null,
    });
    expect(
      await app.sql('SELECT period, fraction, amount::int, currency FROM prices ORDER BY period'),
    ).toEqual([
      { period: 2, fraction: 2, amount: 450_000, currency: 'ARS' },
      { period: 5, fraction: 1, amount: 1, currency: 'USD' },
    ]);
    expect(await app.sql('SELECT plan, paid FROM contracts')).toEqual([{ plan: 'alqsinfotos', paid: false }]);
    expect(
      await app.sql('SELECT a.name FROM listing_amenities JOIN amenities a ON a.id = amenity_id'),
    ).toEqual([{ name: 'Pileta' }]);
    expect(await app.sql('SELECT event, payload FROM outbox')).toEqual([
      { event: 'listing.submitted', payload: { listingId: listing!['id'] } },
    ]);
    expect(await app.count('search')).toBe(0);
  });

  it('keeps the phone in the form of Argentina and the DNI without dots', async () => {
    const publication = aPublication();
    Object.assign(publication.contacto, { celular: '02291 15-401234', dni: '30.111.222' });
    await app.post(PATH, publication);
    expect(await storedDnis(app)).toEqual(['30111222']);
    expect(await app.sql('SELECT mobile FROM contacts')).toEqual([{ mobile: '+5492291401234' }]);
  });

  it.each<[string, string, string]>([
    ['Argentina', '2291 40-1234', '+5492291401234'],
    ['Argentina', '011 15 4444-5555', '+5491144445555'],
    ['Uruguay', '+598 99 123 456', '+59899123456'],
    ['Argentina', '+549', ''],
  ])("gives the notice's phone the form of the owner's country: %s, %s", async (pais, typed, kept) => {
    const publication = aPublication();
    const celular = pais === 'Argentina' ? publication.contacto.celular : typed;
    Object.assign(publication.contacto, { pais, celular });
    publication.inmueble.telefono = typed;
    expect((await app.post(PATH, publication)).statusCode).toBe(200);
    expect(await app.sql('SELECT phone FROM listings')).toEqual([{ phone: kept }]);
  });

  it('refuses a phone without a number in it', async () => {
    const publication = aPublication();
    publication.inmueble.telefono = 'llamame';
    const answer = await app.post(PATH, publication);
    expect(Object.keys(answer.json().errores)).toEqual(['inmueble.telefono']);
  });

  it('names every field at fault and stores nothing', async () => {
    const publication = aPublication();
    publication.contacto.nombre = '';
    publication.inmueble.dormitorios = '';
    publication.inmueble.observaciones = 'x'.repeat(801);
    const answer = await app.post(PATH, publication);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, error: 'Hay datos que no son válidos.' });
    expect(Object.keys(answer.json().errores)).toEqual(expect.arrayContaining(['inmueble.observaciones']));
    expect(await app.count('contacts')).toBe(0);
  });

  it.each(PUBLICATION_CASES)('judges as the screen does: %s', async (_what, change, faults) => {
    const answer = await app.post(PATH, changedPublication(change));
    const fields = faults.map((fault) => fault.replace(' missing', ''));
    expect(Object.keys(answer.json().errores ?? {}).sort()).toEqual([...fields].sort());
    expect(await app.count('listings')).toBe(fields.length === 0 ? 1 : 0);
  });

  it.each<[string, unknown]>([
    ['no object', []],
    ['parts that are no objects', { contacto: 'x', ubicacion: 1, inmueble: [], contrato: null }],
    ['objects where texts belong', { ...aPublication(), contacto: { nombre: { $ne: '' } } }],
    [
      'prices that are no list',
      { ...aPublication(), inmueble: { ...aPublication().inmueble, preciosAlquiler: { length: 9e9 } } },
    ],
    ['a NUL', { ...aPublication(), contacto: { ...aPublication().contacto, nombre: 'A\0B' } }],
    [
      'a number too large for the database',
      { ...aPublication(), inmueble: { ...aPublication().inmueble, servicios: [1e20] } },
    ],
  ])('answers 400 to %s', async (_what, body) => {
    const answer = await app.post(PATH, body as object);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false });
    expect(await app.count('listings')).toBe(0);
  });

  it('makes one listing of a double click, and gives both the same answer', async () => {
    const publication = aPublication();
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.post(PATH, publication)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await app.count('listings')).toBe(1);
    expect(await app.count('outbox')).toBe(1);
  });

  it('goes by the Idempotency-Key where there is one', async () => {
    const publication = aPublication();
    for (const key of ['a', 'a', 'b']) await app.post(PATH, publication, { 'idempotency-key': key });
    expect(await app.count('listings')).toBe(2);
  });

  it('refuses another notice under a key that is taken, which would be lost otherwise', async () => {
    const [first, other] = [aPublication(), aPublication()];
    const key = { 'idempotency-key': 'c' };
    await app.post(PATH, first, key);
    const refused = await app.post(PATH, other, key);
    expect([refused.statusCode, refused.json().error]).toEqual([409, PUBLICATION_REFUSALS.alreadyReceived]);
    expect((await app.post(PATH, { ...first, tiempo: 90_000 }, key)).statusCode).toBe(200);
    expect((await app.post(PATH, other, { 'idempotency-key': 'd' })).statusCode).toBe(200);
    expect(await app.count('listings')).toBe(2);
  });

  it('refuses the fourth live free listing of a person, also when several arrive at once', async () => {
    const person = aPublication().contacto;
    const publish = (number: number) =>
      app.post(PATH, {
        ...aPublication({ contacto: person }),
        ubicacion: { ...aPublication().ubicacion, numero: String(number) },
      });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, number) => publish(number + 1)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused?.json().error).toContain('tarifas');
    expect(await app.count('listings')).toBe(3);
  });

  it.each(['dni', 'celular', 'email'] as const)('knows a person by the %s alone', async (field) => {
    const first = aPublication().contacto;
    for (let number = 1; number <= 3; number++) {
      const publication = aPublication({ contacto: { ...aPublication().contacto, [field]: first[field] } });
      expect((await app.post(PATH, publication)).statusCode).toBe(200);
    }
    await app.sql('UPDATE contacts SET confirmed_at = now()');
    const fourth = aPublication({ contacto: { ...aPublication().contacto, [field]: first[field] } });
    expect((await app.post(PATH, fourth)).statusCode).toBe(409);
  });

  it('does not count listings of strangers who gave a person’s phone, until they confirm their own addresses', async () => {
    const owner = aPublication();
    for (let number = 1; number <= 3; number++) {
      const stranger = aPublication({
        contacto: { ...aPublication().contacto, celular: owner.contacto.celular },
      });
      expect((await app.post(PATH, stranger)).statusCode).toBe(200);
    }
    expect((await app.post(PATH, owner)).statusCode).toBe(200);
    await app.sql('UPDATE contacts SET confirmed_at = now()');
    const next = aPublication({ contacto: owner.contacto });
    expect((await app.post(PATH, next)).statusCode).toBe(409);
    next.contrato.tipoContratoAlquiler = 'alqfotos';
    expect((await app.post(PATH, next)).statusCode).toBe(200);
  });

  it('stores one contact of a person whose first notices arrive at once', async () => {
    const first = aPublication();
    first.contrato.tipoContratoAlquiler = 'alqfotos';
    const second = structuredClone(first);
    second.inmueble.observaciones = 'A dos cuadras del mar, con quincho.';
    const answers = await Promise.all([first, second].map((one) => app.post(PATH, one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await app.count('listings'), await app.count('contacts')]).toEqual([2, 1]);
  });

  it('knows a DNI with leading zeros', async () => {
    const person = aPublication().contacto;
    for (const dni of [person.dni, `0${person.dni}`, `00.${person.dni}`])
      await app.post(PATH, aPublication({ contacto: { ...person, dni } }));
    expect(await storedDnis(app)).toEqual([person.dni]);
    expect(await app.count('listings')).toBe(3);
    const fourth = aPublication({ contacto: { ...person, dni: `0${person.dni}` } });
    expect((await app.post(PATH, fourth)).statusCode).toBe(409);
  });

  it('does not count paid, rejected or withdrawn listings', async () => {
    const person = aPublication().contacto;
    const publish = () =>
      app.post(
        PATH,
        aPublication({
          contacto: person,
          ubicacion: { ...aPublication().ubicacion, numero: String(Math.random()).slice(2, 8) },
        }),
      );
    for (let number = 0; number < 3; number++) await publish();
    await app.sql(`UPDATE contracts SET paid = true WHERE listing_id = (SELECT min(id) FROM listings)`);
    expect((await publish()).statusCode).toBe(200);
    await app.sql(`UPDATE listings SET status = 'rejected' WHERE id = (SELECT max(id) FROM listings)`);
    expect((await publish()).statusCode).toBe(200);
    expect((await publish()).statusCode).toBe(409);
  });

  it.each(['contacto', 'inmueble'] as const)('thanks a blacklisted %s and stores nothing', async (part) => {
    await storeBlacklist(app, 'malo@ejemplo.com');
    const publication = aPublication();
    if (part === 'contacto') publication.contacto.email = ' MALO@ejemplo.com ';
    else publication.inmueble.email_inmueble = 'Malo@Ejemplo.com';
    const answer = await app.post(PATH, publication);
    expect(answer.json().success).toBe(true);
    expect(await app.count('contacts')).toBe(0);
    expect(await app.count('outbox')).toBe(0);
  });

  it.each([
    ['malo.total@gmail.com', 0],
    ['m.alototal+alquiler@gmail.com', 0],
    ['MaloTotal@googlemail.com', 0],
    ['malototal+2@ejemplo.com', 0],
    ['malo.total@ejemplo.com', 1],
    ['otromalototal@gmail.com', 1],
  ])('knows a blacklisted mailbox however it is written: of %s it stores %i', async (email, stored) => {
    await storeBlacklist(app, 'malototal@gmail.com', 'malototal@ejemplo.com');
    const publication = aPublication();
    publication.contacto.email = email;
    expect((await app.post(PATH, publication)).statusCode).toBe(200);
    expect(await app.count('listings')).toBe(stored);
  });

  it('thanks a machine and stores nothing', async () => {
    const answer = await app.post(PATH, { ...aPublication(), casillero: 'http://spam' });
    expect(answer.json().success).toBe(true);
    expect(await app.count('contacts')).toBe(0);
  });

  it('never lets a stranger change the record of a person whose DNI they know', async () => {
    const owner = aPublication();
    await app.post(PATH, owner);
    await app.post(
      PATH,
      aPublication({ contacto: { ...owner.contacto, email: 'otro@ejemplo.com', nombre: 'Otro' } }),
    );
    const [kept] = await app.sql('SELECT email, first_name FROM contacts ORDER BY id');
    expect(kept).toEqual({ email: owner.contacto.email, first_name: 'Ana' });
    expect(await app.count('contacts')).toBe(2);
  });

  it('keeps what a hotel, a cabin or a duplex says of its size, and asks none of them for it', async () => {
    const measures = { dormitorios: 2, baños: 1, personas: 5, ambientes: 9 };
    for (const tipoVivienda of [6, 8, 9]) {
      const publication = aPublication();
      Object.assign(publication.inmueble, { tipoVivienda, nombreNegocio: 'Los Pinos', ...measures });
      expect((await app.post(PATH, publication)).statusCode).toBe(200);
      const bare = aPublication();
      const nothing = { dormitorios: '', baños: '', personas: '', ambientes: '' };
      Object.assign(bare.inmueble, { tipoVivienda, nombreNegocio: 'Los Talas', ...nothing });
      expect((await app.post(PATH, bare)).statusCode).toBe(200);
    }
    const rows = await app.sql(
      `SELECT bedrooms, bathrooms, people, rooms FROM listings WHERE business_name LIKE 'Los %' ORDER BY id`,
    );
    const [kept, empty] = [
      { bedrooms: 2, bathrooms: 1, people: 5, rooms: null },
      { bedrooms: null, bathrooms: null, people: null, rooms: null },
    ];
    expect(rows).toEqual([kept, empty, kept, empty, kept, empty]);
  });
});
