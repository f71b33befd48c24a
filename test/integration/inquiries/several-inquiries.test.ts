import {
  createInquiries,
  createInquiry,
  listInquiries,
  type AskedHomeWire,
} from '#common/inquiries/inquiry-calls.js';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { MOST_ASKED } from '#common/inquiries/several-inquiries.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { viewOwnInquiries } from '#common/owners/link/owner-inquiry-calls.js';
import { QUOTE_MESSAGES } from '#common/pricing/stays/stay-messages.js';
import { mapListings } from '#common/search/map/map-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { anOwnHome } from '../../builders/own-home.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const VISITOR = 'eva@ejemplo.com';
const OWNERS = ['luz@ejemplo.com', 'ana@ejemplo.com', 'leo@ejemplo.com'];
const STAY = { llegada: '2027-01-01', salida: '2027-01-16', personas: 4, mascotas: false };
const NOBODY = 999_999;

describe('one question to several homes', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let homes: { id: number; code: string; enlace: string }[];

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys, blacklist, refused_addresses');
    sink.reset();
    homes = [];
    for (const owner of OWNERS) homes.push(await anOwnHome({ app, sink, operator }, owner));
  });

  const ids = () => homes.map(({ id }) => id);
  const question = (inmuebleIds: readonly number[], fields: object) => ({
    nombreCompleto: 'Eva Paz',
    mensaje: 'Hola, un texto que escribió alguien.',
    inmuebleIds,
    telefono: null,
    email: VISITOR,
    tiempo: 9_000,
    ...STAY,
    ...fields,
  });
  const ask = (inmuebleIds: readonly number[], fields: object = {}) =>
    app.post(createInquiries.path, question(inmuebleIds, fields));
  const askFrom = (remoteAddress: string, inmuebleIds: readonly number[], fields: object = {}) =>
    app.request({
      method: 'POST',
      url: createInquiries.path,
      payload: question(inmuebleIds, fields),
      remoteAddress,
    });
  const statesOf = (answer: { json: () => { consultas: AskedHomeWire[] } }): string[] =>
    answer.json().consultas.map(({ estado }) => estado);
  const asked = () => OWNERS.map((owner) => sink.sentTo(owner).filter(isQuestion).length);
  const isQuestion = ({ subject }: { subject: string }) => subject.startsWith('Consulta por');
  const receipts = () => sink.sentTo(VISITOR);
  const stored = async (): Promise<number> => (await app.get(listInquiries.path, operator)).json().total;

  it('reaches the homes that are free then, and says why not of the others; the visitor gets one receipt', async () => {
    const [free, taken, other] = homes;
    await app.sql('UPDATE prices SET rented = true WHERE listing_id = $1', [taken!.id]);
    const answer = await ask(ids());
    expect(answer.json().consultas).toEqual([
      { inmuebleId: free!.id, estado: 'enviada', motivo: '' },
      { inmuebleId: taken!.id, estado: 'ocupada', motivo: QUOTE_MESSAGES.taken },
      { inmuebleId: other!.id, estado: 'enviada', motivo: '' },
    ]);
    await eventually('a receipt', async () => receipts().length === 1);
    expect(asked()).toEqual([1, 0, 1]);
    const { subject, text } = receipts()[0]!;
    expect(subject).toBe('Comprobante: consultaste por 2 avisos');
    for (const fact of [free!.code, other!.code, '01/01/2027', '16/01/2027']) expect(text).toContain(fact);
    expect(text).not.toContain(taken!.code);
    expect(text).not.toMatch(/un texto que escribió|Eva|Paz/);
    const [inquiry] = (await app.post(viewOwnInquiries.path, { enlace: free!.enlace })).json().consultas;
    expect(inquiry).toMatchObject({ ...STAY, respuestas: expect.arrayContaining([expect.any(Object)]) });
  });

  it('is sent once by a double click, in two tabs, and again', async () => {
    const [first, second] = ids() as [number, number, number];
    const answers = await Promise.all([ask([first, second]), ask([first, second])]);
    answers.push(await ask([second, first]), await ask([first, second]));
    expect(answers.flatMap(statesOf)).toEqual(Array.from({ length: 8 }, () => 'enviada'));
    await eventually('a receipt', async () => receipts().length > 0);
    await app.settle();
    expect([await stored(), asked(), receipts().length]).toEqual([2, [1, 1, 0], 1]);
  });

  it('loses no home by another that fails, and the rest is sent by a repetition', async () => {
    const [first, second, third] = ids() as [number, number, number];
    await app.sql(`UPDATE listings SET status = 'withdrawn' WHERE id = $1`, [second]);
    const answer = await ask([first, second, NOBODY, third]);
    const gone = { estado: 'no-enviada', motivo: ERROR_MESSAGES.listingNotFound };
    expect(answer.json().consultas).toMatchObject([{ estado: 'enviada' }, gone, gone, { estado: 'enviada' }]);
    await app.sql(`UPDATE listings SET status = 'active' WHERE id = $1`, [second]);
    expect(statesOf(await ask([second]))).toEqual(['enviada']);
    await eventually('both receipts', async () => receipts().length === 2);
    expect(asked()).toEqual([1, 1, 1]);
  });

  it('says of an owner without mail that it was not sent, and the receipt leaves it out', async () => {
    sink.refuseRecipients((recipient) => (recipient === OWNERS[0] ? '550 5.1.1 no such user' : undefined));
    const answer = await ask(ids());
    expect(answer.json().consultas[0]).toMatchObject({
      estado: 'no-enviada',
      motivo: INQUIRY_MESSAGES.ownerRefusesMail,
    });
    await eventually('a receipt', async () => receipts().length === 1);
    sink.refuseRecipients(() => undefined);
    expect(receipts()[0]!.text).not.toContain(homes[0]!.code);
  });

  it('gets the usual answer from a blacklisted address and from a robot, and nothing is stored or mailed', async () => {
    const usual = statesOf(await ask([ids()[0]!], { mensaje: 'Otra', email: 'otra@ejemplo.com' }));
    await app.sql(`INSERT INTO blacklist (email) VALUES ($1)`, [VISITOR]);
    expect(statesOf(await ask([ids()[1]!]))).toEqual(usual);
    expect(statesOf(await ask([ids()[2]!], { email: 'robot@ejemplo.com', casillero: 'x' }))).toEqual(usual);
    await app.settle();
    expect([await stored(), asked()]).toEqual([1, [1, 0, 0]]);
    expect([...receipts(), ...sink.sentTo('robot@ejemplo.com')]).toEqual([]);
    const held = await app.sql<{ message: string }>('SELECT message FROM support_messages');
    expect(held).toMatchObject([{ message: expect.stringContaining(`Avisos Nº: ${ids()[2]}`) }]);
  });

  it('has a limit of its own, and each home keeps that of its inquiries', async () => {
    const [first, second] = ids() as [number, number, number];
    const one = { inmuebleId: first, tipoConsulta: 'email', nombreCompleto: 'Eva Paz', telefono: null };
    for (let count = 0; count < 5; count++)
      await app.post(createInquiry.path, {
        ...one,
        email: VISITOR,
        mensaje: `Texto ${count}`,
        tiempo: 9_000,
      });
    const answer = await ask([first, second]);
    expect(answer.json().consultas).toMatchObject([
      { estado: 'no-enviada', motivo: expect.stringContaining('Probá de nuevo a las') },
      { estado: 'enviada' },
    ]);
    for (let count = 0; count < 4; count++) await ask([second], { mensaje: `Otro ${count}` });
    const refused = await ask([second]);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringContaining('Probá de nuevo a las'),
    ]);
  });

  it('is refused to nobody because a stranger gave the same address', async () => {
    const [first] = ids() as [number];
    for (let count = 0; count < 5; count++)
      expect((await askFrom('203.0.113.9', [first], { mensaje: `Texto ${count}` })).statusCode).toBe(200);
    expect((await askFrom('203.0.113.9', [first])).statusCode).toBe(429);
    expect((await ask([first])).statusCode).toBe(200);
  });

  it('is refused as a whole with a fault in any field', async () => {
    const wrong: [object, string][] = [
      [{ llegada: null, salida: null }, 'llegada'],
      [{ llegada: '2026-01-01', salida: '2026-01-16' }, 'llegada'],
      [{ email: 'eva' }, 'email'],
      [{ inmuebleIds: [] }, 'inmuebleIds'],
      [{ inmuebleIds: [1, 1] }, 'inmuebleIds'],
      [{ inmuebleIds: Array.from({ length: MOST_ASKED + 1 }, (_, index) => index + 1) }, 'inmuebleIds'],
    ];
    for (const [change, field] of wrong) {
      const answer = await ask(ids(), change);
      expect({ change, status: answer.statusCode, faults: Object.keys(answer.json().errores) }).toEqual({
        change,
        status: 400,
        faults: [field],
      });
    }
    expect(await stored()).toBe(0);
  });

  it('is prepared by a call that quotes the stay for notices by code', async () => {
    await app.sql('UPDATE prices SET rented = true WHERE listing_id = $1', [homes[1]!.id]);
    await app.settle();
    const codes = homes.map(({ code }) => `codigos[]=${code}`).join('&');
    const dates = `operacion=alquiler&llegada=${STAY.llegada}&salida=${STAY.salida}`;
    const { inmuebles } = (await app.get(`${mapListings.path}?${dates}&${codes}`)).json();
    expect(inmuebles).toMatchObject(
      homes.map(({ id }) => ({ idInmuebles: id, estadia: expect.any(Object) })),
    );
  });
});
