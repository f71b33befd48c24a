import { RefusedRequests } from '#platform/security/refused-requests.js';
import { WatchSecurity } from '../../../backend/src/accounts/security/watch-security.js';
import { requestReset } from '#common/accounts/account-calls.js';
import type { SecurityEventWire } from '#common/accounts/security/security-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { storeAccounts } from '../../builders/rows.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, OPERATOR, sessionOf, type TestApp } from '../../support/test-app.js';

const ATTACKER = '198.51.100.7';
const STRANGER = '203.0.113.80';
const PUBLISH = '/api/inmueble/crear/crearInmueble';

describe('the security desk', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  const events = async (query = ''): Promise<SecurityEventWire[]> =>
    (await app.get(`/api/seguridad/verEventos?porPagina=100${query}`, operator)).json().eventos;

  /** Waits for an event: it is written after the response. */
  async function eventOf(query: string, more: Partial<SecurityEventWire>): Promise<SecurityEventWire> {
    let found: SecurityEventWire | undefined;
    const fits = (event: SecurityEventWire): boolean =>
      Object.entries(more).every(([field, value]) => event[field as keyof SecurityEventWire] === value);
    await eventually(`an event ${JSON.stringify(more)}`, async () => {
      found = (await events(query)).find(fits);
      return found !== undefined;
    });
    return found!;
  }

  const from = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
    app.request({ method: 'GET', url, headers, remoteAddress });

  const logIn = (password: string, remoteAddress: string) =>
    app.request({
      method: 'POST',
      url: '/api/admin/login',
      payload: { email: ` ${OPERATOR.email.toUpperCase()} `, password },
      remoteAddress,
    });

  it('records logins by outcome, with account, network, session and request', async () => {
    for (let attempt = 0; attempt < 6; attempt++) await logIn('otra clave', ATTACKER);
    const refused = await eventOf(`&red=${ATTACKER}&resultado=refused`, { accion: 'login' });
    expect(refused).toMatchObject({ cuenta: OPERATOR.email, red: ATTACKER, sesion: null });
    expect(refused.pedido).toMatch(/^[\w-]{8,}/);
    await eventOf(`&red=${ATTACKER}`, { accion: 'login', resultado: 'limited' });
    const session = sessionOf(await logIn(OPERATOR.password, STRANGER))!;
    const { sesion } = await eventOf(`&red=${STRANGER}`, { accion: 'login', resultado: 'ok' });
    await app.request({
      method: 'POST',
      url: '/api/admin/logout',
      headers: session,
      payload: {},
      remoteAddress: STRANGER,
    });
    const left = await eventOf(`&red=${STRANGER}`, { accion: 'logout', resultado: 'ok' });
    expect(left).toMatchObject({ cuenta: OPERATOR.email, sesion });
    expect(sesion).toMatch(/^[\w-]{22}$/);
  });

  it('records an entry under the account that was typed, whoever is signed in in that browser', async () => {
    const email = 'otra@ejemplo.com';
    await storeAccounts(app, { email });
    const enter = (password: string) => app.post('/api/admin/login', { email, password }, operator);
    await enter('otra clave');
    const refused = await eventOf('&resultado=refused', { accion: 'login', cuenta: email });
    expect(refused.sesion).toBeNull();
    await app.post(requestReset.path, { email: 'nadie@ejemplo.com' }, operator);
    await eventOf('', { accion: 'request-reset', cuenta: null });
    await app.post('/api/admin/segundoPaso', { codigo: '000000' }, operator);
    await eventOf('', { accion: 'second-step', cuenta: null, sesion: null });
  });

  it('records requests from other sites, denied roles, and what was taken', async () => {
    await app.post(PUBLISH, {}, { 'sec-fetch-site': 'cross-site' });
    await eventOf('&accion=cross-site', { resultado: 'refused' });
    await app.sql(`UPDATE administrators SET role = 'reader'`);
    await app.post('/api/admin/exportarInmueblesExcel', {}, operator);
    await app.sql(`UPDATE administrators SET role = 'administrator'`);
    await eventOf('&accion=role', { resultado: 'refused', cuenta: OPERATOR.email });
    await app.post('/api/admin/exportarInmueblesExcel', {}, operator);
    const taken = await eventOf('&accion=export', { resultado: 'ok', cuenta: OPERATOR.email });
    expect(taken.sesion).toMatch(/^[\w-]{22}$/);
  });

  it('stores nothing that was typed', async () => {
    await logIn('una clave que casi es buena', '198.51.100.20');
    await app.request({
      method: 'POST',
      url: '/api/admin/login',
      payload: { email: 'mi clave por error@x.com', password: 'x' },
      remoteAddress: '198.51.100.21',
    });
    await eventOf('&red=198.51.100.21', { resultado: 'refused' });
    const rows = JSON.stringify(await app.sql('SELECT * FROM security_events'));
    expect(rows).not.toMatch(/clave|@/);
  });

  it('mails what should never happen to an account, once an hour', async () => {
    const watch = app.worker!.get(WatchSecurity, { strict: false });
    const alarms = () => app.count('mail_deliveries', `template = 'security-alarm'`);
    await watch.handle();
    expect(await alarms()).toBe(0);
    await app.post(PUBLISH, {}, { ...operator, 'sec-fetch-site': 'cross-site' });
    await eventOf('&accion=cross-site', { resultado: 'refused', cuenta: OPERATOR.email });
    await watch.handle();
    await watch.handle();
    expect(await alarms()).toBe(1);
    await eventually('the alarm arrives', async () =>
      sink.messages.some(
        ({ subject, text }) =>
          /Otro sitio quiso actuar con una sesión/.test(subject) && text.includes(OPERATOR.email),
      ),
    );
  });

  it('mails that somebody who knows a password tries codes', async () => {
    await app.sql(
      `INSERT INTO security_events (action, outcome, administrator_id, network, request_id, route)
       SELECT 'second-step', CASE WHEN n > 5 THEN 'limited' ELSE 'refused' END, a.id, '192.0.2.1', 'pedido', 'POST /'
       FROM administrators a, generate_series(1, 10) n WHERE a.email = $1`,
      [OPERATOR.email],
    );
    await app.worker!.get(WatchSecurity, { strict: false }).handle();
    expect(await app.count('mail_deliveries', `dedupe_key LIKE 'security-alarm:secondStep:%'`)).toBe(1);
  });

  it('counts refused requests by network and route, with few rows', async () => {
    for (let attempt = 0; attempt < 30; attempt++) await from('198.51.100.30', '/api/admin/generarBackup');
    await from('198.51.100.31', '/api/inmueble/ver/verInmuebles');
    const counts = app.web.get(RefusedRequests, { strict: false });
    await Promise.all([counts.flush(), counts.flush()]);
    await from('198.51.100.30', '/api/admin/generarBackup');
    await counts.flush();
    expect(await app.count('refused_requests', `network = '198.51.100.30'`)).toBe(1);
    const { horas, redes } = (await app.get('/api/seguridad/verRechazos', operator)).json();
    expect(redes.find(({ red }: { red: string }) => red === '198.51.100.30')).toMatchObject({
      pedidos: 31,
      rutas: [{ ruta: 'GET /api/admin/generarBackup', estado: 401, pedidos: 31 }],
      bloqueadaHasta: null,
    });
    expect(horas).toHaveLength(24);
    expect(horas.at(-1).pedidos).toBeGreaterThanOrEqual(31);
  });

  it('refuses a blocked network everywhere but in the back office, until it is unblocked', async () => {
    const block = (red: string) =>
      app.post('/api/seguridad/bloquearRed', { red, horas: 1, motivo: ' Publica de a cientos ' }, operator);
    expect((await block(`${ATTACKER}.1`)).json().errores.red).toEqual([
      'Escribí una dirección IP o una red de la lista.',
    ]);
    expect((await block('127.0.0.1')).json().errores.red).toEqual([
      'Es la red desde la que estás trabajando.',
    ]);
    expect((await block(ATTACKER)).statusCode).toBe(200);
    const page = await from(ATTACKER, '/', { accept: 'text/html' });
    expect(page.statusCode).toBe(403);
    expect(page.body).toContain('Vas a poder entrar de nuevo el');
    expect((await from(ATTACKER, '/', { accept: 'text/html', cookie: 'sesion=inventada' })).statusCode).toBe(
      403,
    );
    expect((await from(ATTACKER, '/api/health/live')).statusCode).toBe(200);
    expect((await from(ATTACKER, '/api/admin/check-auth')).statusCode).toBe(200);
    const reset = { method: 'POST', url: requestReset.path, payload: { email: 'nadie@x.com' } } as const;
    expect((await app.request({ ...reset, remoteAddress: ATTACKER })).statusCode).toBe(200);
    expect((await from(ATTACKER, '/api/inmueble/ver/verInmueblesDestacados', operator)).statusCode).toBe(200);
    expect((await from(STRANGER, '/', { accept: 'text/html' })).statusCode).toBe(200);
    const { bloqueadas } = (await app.get('/api/seguridad/verRechazos', operator)).json();
    expect(bloqueadas).toMatchObject([
      { red: ATTACKER, motivo: 'Publica de a cientos', cuenta: OPERATOR.email },
    ]);
    expect((await app.post('/api/seguridad/desbloquearRed', { red: ATTACKER }, operator)).statusCode).toBe(
      200,
    );
    expect((await from(ATTACKER, '/', { accept: 'text/html' })).statusCode).toBe(200);
    const { cambios } = (await app.get('/api/auditoria/verAuditoria', operator)).json();
    expect(cambios.slice(0, 2).map(({ accion }: { accion: string }) => accion)).toEqual([
      'network.unblock',
      'network.block',
    ]);
  });

  it('blocks the whole network of an IPv6 address', async () => {
    const red = '2001:db8:7::/48';
    await app.post('/api/seguridad/bloquearRed', { red, horas: 24, motivo: '' }, operator);
    expect((await from('2001:db8:7:99::5', '/', { accept: 'text/html' })).statusCode).toBe(403);
    expect((await from('2001:db8:8::5', '/', { accept: 'text/html' })).statusCode).toBe(200);
  });

  it('discards the pending notices of a network, and recovers those that nobody touched since', async () => {
    const publishFrom = async (remoteAddress: string): Promise<void> => {
      const answer = await app.request({
        method: 'POST',
        url: PUBLISH,
        payload: aPublication(),
        remoteAddress,
      });
      expect(answer.statusCode).toBe(200);
    };
    for (let notice = 0; notice < 4; notice++) await publishFrom('198.51.100.40');
    await publishFrom('198.51.100.41');
    for (let notice = 0; notice < 5; notice++) await publishFrom('198.51.100.42');
    const { redes } = (await app.get('/api/seguridad/verPendientesPorRed', operator)).json();
    expect(redes).toMatchObject([
      { red: '198.51.100.42', avisos: 5, sinConfirmar: 5 },
      { red: '198.51.100.40', avisos: 4, sinConfirmar: 4 },
    ]);
    await app.sql(
      `DELETE FROM listings WHERE id IN (SELECT listing_id FROM listing_origins WHERE network = '198.51.100.42')`,
    );
    const [kept] = await app.sql<{ id: number }>(
      `SELECT listing_id AS id FROM listing_origins WHERE network = '198.51.100.41'`,
    );
    const discard = () => app.post('/api/seguridad/descartarPendientes', { red: '198.51.100.40' }, operator);
    const answers = await Promise.all([discard(), discard()]);
    const done = answers.map((answer) => answer.json()).find(({ lote }) => lote !== null);
    expect(done).toMatchObject({ descartados: 4, message: '4 avisos descartados.' });
    expect(answers.map((answer) => answer.json().descartados).toSorted()).toEqual([0, 4]);
    expect(await app.sql(`SELECT id FROM listings WHERE status = 'pending'`)).toEqual([kept]);
    expect(await app.count('mail_deliveries', `template = 'listing-rejected'`)).toBe(0);
    const [restored] = await app.sql<{ id: number }>(
      `SELECT min(id) AS id FROM listings WHERE status = 'rejected'`,
    );
    await app.post('/api/inmueble/delete/restaurarInmueble', { idInmueble: restored!.id }, operator);
    const undo = () => app.post('/api/seguridad/recuperarDescartados', { lote: done.lote }, operator);
    expect((await undo()).json().message).toBe('3 avisos volvieron a pendientes.');
    expect((await undo()).statusCode).toBe(404);
    expect(await app.count('listings', `status = 'pending'`)).toBe(5);
  });

  it('counts refusals beyond 5,000 different ones of an hour together, and known ones as before', async () => {
    const counts = app.web.get(RefusedRequests, { strict: false });
    const refused = (network: string) => counts.count({ network, route: 'GET /api/x', status: 429 });
    const known = '203.0.113.99';
    refused(known);
    for (let network = 0; network < 5_000; network++) refused(`10.${network >> 8}.${network & 255}.1`);
    for (const network of ['203.0.113.100', '203.0.113.101', known]) refused(network);
    await counts.flush();
    const requests = async (network: string) =>
      app.sql(`SELECT requests FROM refused_requests WHERE route = 'GET /api/x' AND network = $1`, [network]);
    expect(await requests(known)).toEqual([{ requests: 2 }]);
    expect(await requests('203.0.113.100')).toEqual([]);
    const [together] = await app.sql<{ requests: number }>(
      `SELECT requests FROM refused_requests WHERE route = 'GET /api/x' AND network = 'otras redes'`,
    );
    // Refusals of the tests before count as different ones too.
    expect(together!.requests).toBeGreaterThanOrEqual(3);
    expect(await app.count('refused_requests')).toBeLessThanOrEqual(5_000 + 2);
  });
});
