import { DataSource } from 'typeorm';
import { Housekeeping } from '#platform/queue/housekeeping.js';
import { requestAlert, viewAlertCounts, type AlertFrequency } from '#common/inquiries/alerts/alert-calls.js';
import { reinstateListing, withdrawListing } from '#common/listings/review/decision-calls.js';
import { editPrices } from '#common/listings/editing/edit-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeAlert, storeBlacklist, storeSuppressions } from '../../builders/rows.js';
import { fromNow } from '../../builders/store.js';
import type { ReceivedMessage } from '../../support/received-message.js';
import { SendAlertDigests } from '../../../backend/src/inquiries/alerts/telling/send-alert-digests.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

/** A search that finds `aPublication`. */
const FOUND = '/resultado-busqueda/Alquiler/Miramar/Casa/3-Dorm/Enero/1-Quincena';
const VISITOR = 'eva@ejemplo.com';
const HTML = { accept: 'text/html' };

describe('alerts of saved searches', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let networks = 0;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty(
      'mail_deliveries, alerts, alert_matches, consents, mail_suppressions, blacklist, rate_limits',
    );
    sink.reset();
  });

  interface Wanted {
    busqueda?: string;
    email?: string;
    frecuencia?: AlertFrequency;
    ip?: string;
  }

  const request = ({ ip, ...wanted }: Wanted = {}) =>
    app.request({
      method: 'POST',
      url: requestAlert.path,
      remoteAddress: ip ?? `10.9.0.${(networks++ % 250) + 1}`,
      payload: { email: VISITOR, busqueda: FOUND, frecuencia: 'enseguida', ...wanted },
    });
  const press = (path: string, headers = {}) => app.request({ method: 'POST', url: path, headers });
  const linkIn = ({ text }: ReceivedMessage, page: string): string =>
    new RegExp(`/avisame/${page}\\?token=[\\w.-]+`).exec(text)?.[0] ?? '';

  /** Asks for an alert and confirms it. */
  async function alert(wanted: Wanted = {}): Promise<void> {
    const email = wanted.email ?? VISITOR;
    const before = sink.sentTo(email).length;
    await request(wanted);
    const messages = await sink.waitFor(email, { count: before + 1 });
    expect((await press(linkIn(messages.at(-1)!, 'confirmar'))).statusCode).toBe(200);
  }

  const withdraw = async (idInmueble: number): Promise<void> => {
    expect((await app.post(withdrawListing.path, { idInmueble }, operator)).statusCode).toBe(200);
  };

  async function aPublicHome(publication = aPublication()): Promise<{ id: number; code: string }> {
    const id = await publish(app, publication);
    return { id, code: await approve(app, id, { operator }) };
  }

  const inOneLine = ({ text }: ReceivedMessage): string => text.replace(/\s+/g, ' ');
  const alertsTo = (email: string): ReceivedMessage[] =>
    sink.sentTo(email).filter(({ subject }) => !subject.startsWith('Confirmá'));

  it('begin with the button of the page that the mail leads to, and tell of a new home once', async () => {
    await request();
    const [asked] = await sink.waitFor(VISITOR);
    expect(asked!.subject).toBe('Confirmá tu alerta de búsqueda');
    expect(inOneLine(asked!)).toContain('Casas de 3 dormitorios en Miramar para la 1.ª quincena de enero');
    const path = linkIn(asked!, 'confirmar');
    expect((await app.get(path, HTML)).statusCode).toBe(200);
    await aPublicHome();
    await app.settle();
    expect(alertsTo(VISITOR)).toEqual([]);

    for (let time = 0; time < 2; time++) {
      const answer = await press(path, HTML);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/avisame/confirmar?estado=listo']);
    }
    const { id, code } = await aPublicHome();
    await app.settle();
    const [told, ...others] = alertsTo(VISITOR);
    expect(others).toEqual([]);
    expect(told!.subject).toBe('Nueva para tu búsqueda: Casa de 3 dormitorios en Miramar');
    expect(told!.text).toContain(`/ver-ficha-inmueble/${code}?periodo=Enero&fraccion=1`);
    expect(inOneLine(told!)).toContain('Precio: ARS$ 450.000 por la 1.ª quincena de enero');

    await withdraw(id);
    expect((await app.post(reinstateListing.path, { idInmueble: id }, operator)).statusCode).toBe(200);
    await app.settle();
    expect(alertsTo(VISITOR)).toHaveLength(1);
  });

  it('end with one press, by the header of the message too, and the address is forgotten', async () => {
    await alert();
    await aPublicHome();
    await app.settle();
    const [told] = alertsTo(VISITOR);
    const path = linkIn(told!, 'baja');
    expect(told!.headers.get('list-unsubscribe')).toBe(`<http://sitio.test${path}>`);
    expect(told!.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (let time = 0; time < 2; time++) expect((await press(path)).statusCode).toBe(200);
    expect(await app.count('alerts')).toBe(0);
    expect(await app.count('alert_matches')).toBe(0);
    await aPublicHome();
    await app.settle();
    expect(alertsTo(VISITOR)).toHaveLength(1);
  });

  it('tell of a home when its price or what is free begins to fit', async () => {
    await alert({ busqueda: `${FOUND}/0-300000/ARS` });
    const { id } = await aPublicHome();
    await app.settle();
    expect(alertsTo(VISITOR)).toEqual([]);
    const detail = await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator);
    const [price] = detail.json().precios;
    const save = (change: object) =>
      app.post(editPrices.path, { idInmueble: id, precios: [{ ...price, ...change }] }, operator);
    expect((await save({ monto: 250_000, alquilado: true })).statusCode).toBe(200);
    await app.settle();
    expect(alertsTo(VISITOR)).toEqual([]);
    expect((await save({ monto: 250_000, alquilado: false })).statusCode).toBe(200);
    await sink.waitFor(VISITOR, { count: 2 });
    expect(alertsTo(VISITOR)).toHaveLength(1);
  });

  it.each([
    ['another town', '/resultado-busqueda/Alquiler/Mar-del-Sur/Casa'],
    ['sales', '/resultado-busqueda/Venta/Miramar/Casa'],
    ['more people', '/resultado-busqueda/Alquiler/Miramar/Casa/personas-8plus'],
    [
      'dates that are not offered',
      `${'/resultado-busqueda/Alquiler/Miramar/Casa'}?llegada=2027-02-01&salida=2027-02-08`,
    ],
  ])('do not tell of a home to a search for %s', async (_what, busqueda) => {
    await alert({ busqueda });
    await aPublicHome();
    await app.settle();
    expect(alertsTo(VISITOR)).toEqual([]);
  });

  it('once a day come in one message composed of what is still found', async () => {
    await alert({ frecuencia: 'diaria' });
    const first = await aPublicHome();
    const second = await aPublicHome();
    const third = await aPublicHome();
    await app.settle();
    expect(alertsTo(VISITOR)).toEqual([]);
    await withdraw(second.id);
    for (let time = 0; time < 2; time++) await app.worker!.get(SendAlertDigests, { strict: false }).handle();
    await app.settle();
    const [digest, ...others] = alertsTo(VISITOR);
    expect(others).toEqual([]);
    expect(digest!.subject).toBe('2 propiedades nuevas para tu búsqueda');
    expect([first, second, third].map(({ code }) => digest!.text.includes(code))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('of a mailbox are twenty: a further one replaces the one that was confirmed first', async () => {
    const searches = Array.from({ length: 19 }, (_, index) => `${FOUND}/${index}-max`);
    // Confirmed in the opposite order of their ids.
    for (const [days, search] of searches.entries())
      await storeAlert(app, { search, confirmedAt: fromNow({ days: -days }) });
    await storeAlert(app, { search: 'unconfirmed', confirmedAt: null });
    await storeAlert(app, { search: 'other', email: 'otra@ejemplo.com', confirmedAt: new Date(0) });
    const others = ['unconfirmed', 'other'];
    const kept = async () =>
      (await app.sql('SELECT search FROM alerts ORDER BY id')).map((row) => row.search);
    await alert();
    expect(await kept()).toEqual([...searches, ...others, FOUND]);
    await alert({ busqueda: `${FOUND}/banos-2` });
    expect(await kept()).toEqual([...searches.slice(0, -1), ...others, FOUND, `${FOUND}/banos-2`]);
  });

  it('tell at once of ten homes in 24 hours, and of the next one in the message of the day', async () => {
    await alert();
    const found = async (): Promise<string> => {
      const { code } = await aPublicHome();
      await app.settle();
      return code;
    };
    const passes = (hours: number) =>
      app.sql('UPDATE alert_matches SET created_at = created_at - make_interval(hours => $1)', [hours]);
    const told = () => alertsTo(VISITOR).map(({ text }) => /ver-ficha-inmueble\/([\w-]+)/.exec(text)?.[1]);
    const atOnce: string[] = [];
    for (let home = 0; home < 10; home++) atOnce.push(await found());
    await passes(23);
    const later = await found();
    expect(told()).toEqual(atOnce);
    await passes(2);
    atOnce.push(await found());
    expect(told()).toEqual(atOnce);
    await app.worker!.get(SendAlertDigests, { strict: false }).handle();
    await app.settle();
    expect(told()).toEqual([...atOnce, later]);
  });

  it('send nothing to addresses that are blocked or unsubscribed, and the answer does not tell', async () => {
    await storeBlacklist(app, 'ana.mala@gmail.com');
    const answers = [await request(), await request({ email: 'anamala+1@gmail.com' })];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await app.count('alerts')).toBe(1);

    await sink.waitFor(VISITOR);
    await press(linkIn(sink.sentTo(VISITOR)[0]!, 'confirmar'));
    await storeSuppressions(app, VISITOR);
    await aPublicHome();
    await app.settle();
    expect(alertsTo(VISITOR)).toEqual([]);
  });

  it('are refused for what is no search, for dates that are over and for no address', async () => {
    const cases = [
      { busqueda: '/contacto' },
      { busqueda: `${FOUND.replace('/Enero/1-Quincena', '')}?llegada=2020-01-01&salida=2020-01-15` },
      { email: 'nadie' },
    ];
    for (const wanted of cases) expect([wanted, (await request(wanted)).statusCode]).toEqual([wanted, 400]);
    expect(await app.count('alerts')).toBe(0);
  });

  it('are not confirmed or ended by the token of another, of the other link or of an alert that has ended', async () => {
    await request();
    const [asked] = await sink.waitFor(VISITOR);
    const path = linkIn(asked!, 'confirmar');
    const [, id, rest] = /token=(\d+)\.(.+)$/.exec(path)!;
    const bad = [
      `${Number(id) + 1}.${rest}`,
      `${id}.d${rest!.slice(1)}`,
      `${id}.x${rest!.slice(1)}`,
      '',
      'x',
    ];
    for (const token of bad)
      for (const page of ['confirmar', 'baja'])
        expect([token, (await press(`/avisame/${page}?token=${token}`)).statusCode]).toEqual([token, 400]);
    await app.sql(`UPDATE alerts SET expires_at = now() - interval '1 second'`);
    expect((await press(path)).statusCode).toBe(400);
    await app.worker!.get(Housekeeping, { strict: false }).handle();
    expect(await app.count('alerts')).toBe(0);
  });

  it('are limited by network and by address; a second press of the button sends nothing more', async () => {
    for (let time = 0; time < 2; time++) await request();
    await app.settle();
    expect(sink.sentTo(VISITOR)).toHaveLength(1);
    for (const page of [2, 3, 4, 5, 6, 7]) await request({ busqueda: `${FOUND}/banos-${page}` });
    await app.settle();
    // The limit is five. Both requests for the first search count, but it has one message.
    expect(sink.sentTo(VISITOR)).toHaveLength(4);
    const ip = '10.8.0.1';
    const statuses = new Set<number>();
    for (let time = 0; time < 21; time++)
      statuses.add((await request({ ip, email: `eva${time}@ejemplo.com` })).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('are counted by search for the operator, without addresses', async () => {
    await alert();
    await alert({ email: 'otra@ejemplo.com' });
    await request({ busqueda: '/resultado-busqueda/Venta/Miramar' });
    const answer = await app.get(viewAlertCounts.path, operator);
    expect(answer.json()).toEqual({ success: true, demanda: [{ busqueda: FOUND, cantidad: 2 }] });
    expect((await app.get('/avisame/otra', HTML)).statusCode).toBe(404);
  });

  it('are found by an index', async () => {
    await app.sql(
      `INSERT INTO alerts (email, search, keys, cadence, confirmed_at, expires_at)
       SELECT 'v' || n || '@ejemplo.com', '/resultado-busqueda/Alquiler/Mar-del-Sur/Casa/' || n || '-max', ARRAY['rental 1 Mar del Sur'],
              'at-once', now(), now() + interval '1 day' FROM generate_series(1, 5000) n`,
    );
    await app.sql('ANALYZE alerts');
    const plan = await app.web
      .get(DataSource)
      .query<{ 'QUERY PLAN': string }[]>(
        `EXPLAIN SELECT id FROM alerts WHERE confirmed_at IS NOT NULL AND keys && ARRAY['rental 1 Miramar', 'rental * Miramar']`,
      );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('alerts_keys');
  });
});
