import { generateKeyPairSync } from 'node:crypto';
import { SystemRandom } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { rescueAccounts } from '../../../backend/src/accounts/public.js';
import { storeAccounts, STORED_PASSWORD } from '../../builders/rows.js';
import { SoftwareAuthenticator, type Claims } from '../../support/software-authenticator.js';
import { eventually, OPERATOR, sessionOf, TestApp } from '../../support/test-app.js';

const LIST = '/api/inmueble/obtener/verPendientes';
const MINUTE = 60_000;
const REFUSED = 'No pudimos verificar esa clave de acceso. Probá de nuevo.';

type Headers = { cookie: string };

describe('passkeys', () => {
  let app: TestApp;
  let serial = 0;
  let email = '';
  let offset = 0;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    serial += 1;
    offset = 0;
    email = `clave${serial}@ejemplo.com`;
    await storeAccounts(app, { email });
    await app.empty('rate_limits');
    jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(Date.now() + offset));
  });
  afterEach(() => jest.restoreAllMocks());

  const own = (path: string, body: object, headers: Headers) =>
    app.post(`/api/cuenta/${path}`, body, headers);
  const passkeysOf = async (headers: Headers) =>
    (await app.get('/api/cuenta/verClavesDeAcceso', headers)).json().claves;
  const statusOf = async (headers: Headers) => (await app.get(LIST, headers)).statusCode;
  const password = (who = email) => app.post('/api/admin/login', { email: who, password: STORED_PASSWORD });
  const events = (action: string) => app.count('security_events', `action = '${action}'`);

  function claims(challenge: string, count: number): Claims {
    return { origin: 'http://sitio.test', rpId: 'sitio.test', challenge, verified: true, count };
  }

  const challengeIn = (options: string): string => (JSON.parse(options) as { challenge: string }).challenge;

  /** Adds a passkey to the account of the session. */
  async function add(session: Headers, nombre = 'Notebook'): Promise<SoftwareAuthenticator> {
    const key = new SoftwareAuthenticator();
    const { opciones } = (await own('prepararClaveDeAcceso', {}, session)).json();
    const credencial = key.register(claims(challengeIn(opciones), 0));
    const answer = await own('agregarClaveDeAcceso', { nombre, credencial }, session);
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Clave de acceso agregada.']);
    return key;
  }

  async function enrolled(): Promise<{ session: Headers; key: SoftwareAuthenticator }> {
    const session = sessionOf(await password())!;
    return { session, key: await add(session) };
  }

  /** A challenge for a login, and the cookie that it is bound to. */
  async function ask(
    segundoPaso = false,
    headers?: Headers,
  ): Promise<{ challenge: string; holder: Headers }> {
    const answer = await app.post('/api/admin/pedirClaveDeAcceso', { segundoPaso }, headers);
    const cookie = answer.cookies.find(({ name }) => name === 'pase');
    return {
      challenge: challengeIn(answer.json().opciones),
      holder: headers ?? { cookie: `pase=${cookie!.value}` },
    };
  }

  const present = (credencial: string, holder: Headers, segundoPaso = false) =>
    app.post('/api/admin/ingresarConClaveDeAcceso', { segundoPaso, credencial }, holder);

  it('are named, renamed and removed, told by mail and recorded', async () => {
    const { session } = await enrolled();
    expect(await passkeysOf(session)).toEqual([
      {
        idClave: expect.any(Number),
        nombre: 'Notebook',
        creada: expect.any(String),
        ultimoUso: null,
        sincronizada: false,
      },
    ]);
    const [{ idClave }] = await passkeysOf(session);
    expect((await own('renombrarClaveDeAcceso', { idClave, nombre: ' ' }, session)).statusCode).toBe(400);
    await own('renombrarClaveDeAcceso', { idClave, nombre: 'Teléfono' }, session);
    expect(await passkeysOf(session)).toMatchObject([{ nombre: 'Teléfono' }]);
    const stranger = await app.signIn(OPERATOR);
    expect((await own('quitarClaveDeAcceso', { idClave }, stranger)).statusCode).toBe(404);
    offset += 16 * MINUTE;
    expect((await own('quitarClaveDeAcceso', { idClave }, session)).json().motivo).toBe('confirmar');
    await own('confirmarClave', { clave: STORED_PASSWORD }, session);
    expect((await own('quitarClaveDeAcceso', { idClave }, session)).statusCode).toBe(200);
    expect(await passkeysOf(session)).toEqual([]);
    const recorded = await app.sql<{ action: string }>(
      `SELECT action FROM audit_entries WHERE action LIKE 'account.passkey%' ORDER BY id`,
    );
    expect(recorded.map(({ action }) => action.slice('account.passkey.'.length))).toEqual([
      'add',
      'rename',
      'remove',
    ]);
    expect(await app.count('mail_deliveries', `template = 'second-step-changed'`)).toBe(2);
    await eventually('the changes are recorded', async () => (await events('change-passkeys')) >= 4);
  });

  it('stand for both steps of a login, and for the second one after the password', async () => {
    const { key } = await enrolled();
    const first = await ask();
    const entered = await present(key.present(claims(first.challenge, 1)), first.holder);
    expect([entered.statusCode, await statusOf(sessionOf(entered)!)]).toEqual([200, 200]);
    expect(await passkeysOf(sessionOf(entered)!)).toMatchObject([{ ultimoUso: expect.any(String) }]);
    await eventually('the login is recorded', async () => (await events('passkey-login')) === 1);

    const half = await password();
    expect(half.json()).toMatchObject({ segundoPaso: true, pasos: ['clave'] });
    const waiting = sessionOf(half)!;
    expect(await statusOf(waiting)).toBe(401);
    const second = await ask(true, waiting);
    const unverified = { ...claims(second.challenge, 2), verified: false };
    const done = await present(key.present(unverified), waiting, true);
    expect([done.statusCode, await statusOf(sessionOf(done)!)]).toEqual([200, 200]);
  });

  it('are accepted where the site requires a second step, and confirm who is signed in', async () => {
    const settings = app.web.get(Settings, { strict: false });
    settings.SECOND_STEP_FOR = 'everybody';
    try {
      const session = sessionOf(await password())!;
      expect(await statusOf(session)).toBe(403);
      const key = await add(session);
      expect(await statusOf(session)).toBe(200);
      offset += 16 * MINUTE;
      expect((await own('prepararClaveDeAcceso', {}, session)).json().motivo).toBe('confirmar');
      const { opciones } = (await own('pedirClaveDeAcceso', {}, session)).json();
      const credencial = key.present(claims(challengeIn(opciones), 1));
      expect((await own('confirmarConClaveDeAcceso', { credencial }, session)).statusCode).toBe(200);
      expect((await own('prepararClaveDeAcceso', {}, session)).statusCode).toBe(200);
      expect((await own('confirmarConClaveDeAcceso', { credencial }, session)).statusCode).toBe(400);
    } finally {
      settings.SECOND_STEP_FOR = 'nobody';
    }
  });

  it.each<[string, (right: Claims) => Partial<Claims>]>([
    ['of another site', () => ({ origin: 'http://sitio.test.malo.com' })],
    ['for another host', () => ({ rpId: 'malo.com' })],
    ['without a verified user', () => ({ verified: false })],
    ['to a challenge of its own', () => ({ challenge: 'bWlh' })],
    ['in the name of another account', () => ({ userHandle: 'cuenta-1' })],
  ])('are refused with an answer %s', async (_, changed) => {
    const { key } = await enrolled();
    const { challenge, holder } = await ask();
    const right = claims(challenge, 1);
    const answer = await present(key.present({ ...right, ...changed(right) }), holder);
    expect([answer.statusCode, answer.json().error]).toEqual([401, REFUSED]);
  });

  it('are refused when the challenge was used, is old, or was given to another browser or for another use', async () => {
    const { key, session } = await enrolled();
    const { challenge, holder } = await ask();
    const once = key.present(claims(challenge, 1));
    expect((await present(once, await ask().then((other) => other.holder))).statusCode).toBe(401);
    expect((await present(once, { cookie: '' })).statusCode).toBe(401);
    const answers = await Promise.all([present(once, holder), present(once, holder)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const { opciones } = (await own('pedirClaveDeAcceso', {}, session)).json();
    const confirmation = key.present(claims(challengeIn(opciones), 5));
    expect((await present(confirmation, holder)).statusCode).toBe(401);
    const late = await ask();
    offset += 6 * MINUTE;
    expect((await present(key.present(claims(late.challenge, 6)), late.holder)).statusCode).toBe(401);
  });

  it('are refused without the key, from another account, and for one that may not sign in', async () => {
    const { key } = await enrolled();
    const thief = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const forged = await ask();
    expect((await present(key.present(claims(forged.challenge, 1), thief), forged.holder)).statusCode).toBe(
      401,
    );

    const other = `otra${serial}@ejemplo.com`;
    await storeAccounts(app, { email: other });
    await add(sessionOf(await password(other))!);
    const waiting = sessionOf(await password(other))!;
    const second = await ask(true, waiting);
    expect((await present(key.present(claims(second.challenge, 1)), waiting, true)).statusCode).toBe(401);

    await app.sql('UPDATE administrators SET disabled_at = now() WHERE email = $1', [email]);
    const disabled = await ask();
    expect((await present(key.present(claims(disabled.challenge, 2)), disabled.holder)).statusCode).toBe(401);
  });

  it('are refused and reported when their count does not grow', async () => {
    const { key } = await enrolled();
    const first = await ask();
    await present(key.present(claims(first.challenge, 7)), first.holder);
    const second = await ask();
    expect((await present(key.present(claims(second.challenge, 7)), second.holder)).statusCode).toBe(401);
    await eventually('it is recorded with its account', async () => {
      const [row] = await app.sql<{ email: string }>(
        `SELECT a.email FROM security_events e JOIN administrators a ON a.id = e.administrator_id WHERE action = 'passkey-clone'`,
      );
      return row?.email === email;
    });
  });

  /** Confirms who is signed in. */
  async function confirm(
    { session, key }: Awaited<ReturnType<typeof enrolled>>,
    count: number,
    change: Partial<Claims> = {},
  ) {
    const { opciones } = (await own('pedirClaveDeAcceso', {}, session)).json();
    const credencial = key.present({ ...claims(challengeIn(opciones), count), ...change });
    return own('confirmarConClaveDeAcceso', { credencial }, session);
  }

  it('are refused ten times in a quarter of an hour, then not checked; a success begins anew', async () => {
    const account = await enrolled();
    const fail = async () => (await confirm(account, 1, { verified: false })).statusCode;
    for (let time = 0; time < 9; time++) expect([time, await fail()]).toEqual([time, 400]);
    expect((await confirm(account, 1)).statusCode).toBe(200);
    for (let time = 0; time < 10; time++) expect([time, await fail()]).toEqual([time, 400]);
    expect((await confirm(account, 2)).statusCode).toBe(429);
  });

  it('are refused and reported when their count does not grow in an open session, which goes on', async () => {
    const account = await enrolled();
    expect((await confirm(account, 7)).statusCode).toBe(200);
    const answer = await confirm(account, 7);
    expect([answer.statusCode, answer.json().errores]).toEqual([400, { credencial: [REFUSED] }]);
    await eventually('it is recorded with its account', async () => {
      const rows = await app.sql(
        `SELECT FROM security_events e JOIN administrators a ON a.id = e.administrator_id WHERE action = 'passkey-clone' AND a.email = $1`,
        [email],
      );
      return rows.length === 1;
    });
    expect(await statusOf(account.session)).toBe(200);
  });

  it('are removed from the server, by whoever has lost them', async () => {
    const { key } = await enrolled();
    const { web, owner, clock } = app;
    const settings = web.get(Settings, { strict: false });
    await rescueAccounts(owner, { settings, clock, random: new SystemRandom() }).execute('reset', email);
    const { challenge, holder } = await ask();
    expect((await present(key.present(claims(challenge, 1)), holder)).statusCode).toBe(401);
    expect((await password()).json().segundoPaso).toBeUndefined();
  });
});
