import { BACKGROUND_HEADER } from '#common/kernel/calls/background-header.js';
import pg from 'pg';
import { Passwords } from '../../../backend/src/accounts/public.js';
import { LoginLimits } from '../../../backend/src/accounts/sign-in/login-limits.js';
import { eventually, OPERATOR, sessionOf, TestApp } from '../../support/test-app.js';

const MINUTE = 60_000;
const LIST = '/api/inmueble/obtener/verPendientes';
const COUNT = '/api/notificaciones/contarPendientes';
const CHECK = '/api/admin/check-auth';

describe('the operator’s session', () => {
  let app: TestApp;
  let offset = 0;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    offset = 0;
    jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(Date.now() + offset));
    await app.empty('rate_limits');
  });

  const passes = (minutes: number) => (offset += minutes * MINUTE);
  const status = async (url: string, headers: Record<string, string>) =>
    (await app.get(url, headers)).statusCode;

  it('begins with the right password, in a cookie that no script and no other site gets', async () => {
    const answer = await app.post('/api/admin/login.php', OPERATOR);
    expect(answer.json()).toEqual({ success: true, message: 'Inicio de sesión exitoso. Redirigiendo...' });
    expect(answer.cookies).toHaveLength(2);
    expect(answer.cookies).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'sesion', httpOnly: true, sameSite: 'Strict', path: '/' }),
        expect.objectContaining({ httpOnly: true, sameSite: 'Strict', path: '/api/admin' }),
      ]),
    );
  });

  it('does not tell an unknown account from a wrong password', async () => {
    const wrong = await app.post('/api/admin/login', { ...OPERATOR, password: 'otra clave' });
    const unknown = await app.post('/api/admin/login', { ...OPERATOR, email: 'nadie@ejemplo.com' });
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(wrong.json().error).toBe('Credenciales inválidas');
  });

  it.each([{}, { email: '', password: '' }, { email: { $ne: '' }, password: { $ne: '' } }, []])(
    'answers 400 to the login %j',
    async (body) => {
      expect((await app.post('/api/admin/login', body)).statusCode).toBe(400);
    },
  );

  it('gives a new id at each login, and forgets the old one at logout', async () => {
    const first = await app.signIn();
    const again = await app.post('/api/admin/login', OPERATOR, first);
    expect(sessionOf(again)).not.toEqual(first);
    expect(await status(LIST, first)).toBe(401);
    const second = await app.signIn();
    expect((await app.post('/api/admin/logout', {}, second)).json().success).toBe(true);
    expect(await status(LIST, second)).toBe(401);
  });

  it('stays ended when a request that began before the logout comes to its end after it', async () => {
    const operator = await app.signIn();
    passes(5);
    const lock = new pg.Client({ connectionString: app.database.url });
    await lock.connect();
    try {
      await lock.query('BEGIN; LOCK TABLE listings IN ACCESS EXCLUSIVE MODE');
      const slow = status(LIST, operator);
      await eventually('the list waits for the table', async () => {
        const { rows } = await lock.query(`SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE d.datname = current_database() AND l.relation = 'listings'::regclass AND NOT l.granted`);
        return rows.length > 0;
      });
      expect((await app.post('/api/admin/logout', {}, operator)).statusCode).toBe(200);
      await lock.query('COMMIT');
      expect(await slow).toBe(200);
    } finally {
      await lock.end();
    }
    expect(await status(LIST, operator)).toBe(401);
    expect(await app.count('sessions', `sess->>'administratorId' IS NULL`)).toBe(0);
  });

  it('refuses rather than lets a thousand guesses of a thousand addresses keep the operator waiting', async () => {
    const passwords = new Passwords();
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, () => passwords.matches(undefined, 'clave', 'stranger')),
    );
    const refused = tries.filter(({ status: end }) => end === 'rejected');
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.every((end) => (end as PromiseRejectedResult).reason.kind === 'unavailable')).toBe(true);
    expect(await passwords.matches(undefined, 'clave', 'stranger')).toBe(false);
  });

  it('ends after an hour without activity, and says that it has expired', async () => {
    const operator = await app.signIn();
    passes(59);
    expect(await status(LIST, operator)).toBe(200);
    passes(61);
    expect(await status(LIST, operator)).toBe(401);
    expect((await app.get(CHECK, operator)).json()).toMatchObject({ authenticated: false, expired: true });
  });

  it('is kept alive by work, but not by what screens ask for by themselves', async () => {
    const busy = await app.signIn();
    const forgotten = await app.signIn();
    for (let half = 0; half < 3; half++) {
      passes(30);
      await app.get(LIST, busy);
      await app.get(COUNT, forgotten);
      await app.get(CHECK, forgotten);
    }
    expect(await status(LIST, busy)).toBe(200);
    expect(await status(LIST, forgotten)).toBe(401);
  });

  it('is extended by activity without calls', async () => {
    const operator = await app.signIn();
    passes(50);
    expect((await app.get(`${CHECK}?activo=1`, operator)).json().segundosRestantes).toBeGreaterThan(3_590);
    passes(50);
    const { segundosRestantes } = (await app.get(CHECK, operator)).json();
    expect(segundosRestantes).toBeGreaterThan(590);
    expect(segundosRestantes).toBeLessThan(611);
  });

  it('is not extended by what a screen reads by itself', async () => {
    const operator = await app.signIn();
    passes(50);
    expect((await app.get(LIST, { ...operator, [BACKGROUND_HEADER]: '1' })).statusCode).toBe(200);
    passes(11);
    expect(await status(LIST, operator)).toBe(401);
  });

  it('ends after twelve hours however busy', async () => {
    const operator = await app.signIn();
    for (let half = 0; half < 23; half++) {
      passes(30);
      expect(await status(LIST, operator)).toBe(200);
      // In the last hour nothing extends it any more.
      expect((await app.get(CHECK, operator)).json()).toMatchObject({ porDuracion: half >= 21 });
    }
    passes(30);
    expect(await status(LIST, operator)).toBe(401);
  });

  it('says nothing of a session to a stranger', async () => {
    expect((await app.get(CHECK)).json()).toEqual({
      authenticated: false,
      expired: false,
      segundosRestantes: 0,
      porDuracion: false,
      email: null,
      rol: null,
      faltaSegundoPaso: false,
    });
  });

  it('counts guesses before it looks at them: a hundred at once are no way around', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        app.post('/api/admin/login', { ...OPERATOR, password: `clave ${number}` }),
      ),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(35);
  });

  it('verifies a password for an unknown account too, so that both take as long', async () => {
    const verified = jest.spyOn(app.web.get(Passwords, { strict: false }), 'matches');
    await app.post('/api/admin/login', { ...OPERATOR, password: 'otra clave' });
    await app.post('/api/admin/login', { ...OPERATOR, email: 'nadie@ejemplo.com' });
    const [wrong, unknown] = verified.mock.calls;
    expect([typeof wrong![0], typeof unknown![0]]).toEqual(['string', 'undefined']);
    expect(await Promise.all(verified.mock.results.map(({ value }) => value))).toEqual([false, false]);
  });

  it('limits password guessing, also with forged headers', async () => {
    const guess = (number: number) =>
      app.post(
        '/api/admin/login',
        { ...OPERATOR, password: `clave ${number}` },
        { 'x-forwarded-for': `10.0.0.${number}` },
      );
    for (let number = 0; number < 5; number++) expect((await guess(number)).statusCode).toBe(401);
    const stopped = await guess(6);
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.post('/api/admin/login', OPERATOR)).statusCode).toBe(429);
  });

  it('limits the accounts that are guessed from one address; logins that succeed are not counted', async () => {
    const login = async (payload: typeof OPERATOR, remoteAddress = '198.51.100.30'): Promise<number> => {
      const options = { method: 'POST', url: '/api/admin/login', payload, remoteAddress } as const;
      return (await app.request(options)).statusCode;
    };
    for (let time = 0; time < 5; time++) expect(await login(OPERATOR)).toBe(200);
    const statuses: number[] = [];
    for (let number = 0; number < 31; number++)
      statuses.push(await login({ email: `nadie${number}@ejemplo.com`, password: 'otra clave' }));
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    expect([await login(OPERATOR), await login(OPERATOR, '198.51.100.31')]).toEqual([429, 200]);
  });

  describe('known browsers', () => {
    const login = (password: string, cookie: string, ip = '203.0.113.7') =>
      app.post('/api/admin/login', { ...OPERATOR, password }, { cookie, 'x-forwarded-for': ip });
    const deviceOf = (answer: Awaited<ReturnType<typeof login>>): string => {
      const { name, value } = answer.cookies.find((cookie) => cookie.name.startsWith('dispositivo-'))!;
      return `${name}=${value}`;
    };

    it('are let in although a neighbour has used up the guesses of the network', async () => {
      const device = deviceOf(await app.post('/api/admin/login', OPERATOR));
      for (let number = 0; number < 6; number++)
        await app.post('/api/admin/login', { ...OPERATOR, password: `clave ${number}` });
      expect((await app.post('/api/admin/login', OPERATOR)).statusCode).toBe(429);
      expect((await login(OPERATOR.password, device)).statusCode).toBe(200);
    });

    it('have five guesses of their own, and then those of strangers', async () => {
      const device = deviceOf(await app.post('/api/admin/login', OPERATOR));
      const statuses: number[] = [];
      for (let number = 0; number < 11; number++)
        statuses.push((await login(`clave ${number}`, device)).statusCode);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    });

    it('are known by a signature over the account', async () => {
      const [name, value = ''] = deviceOf(await app.post('/api/admin/login', OPERATOR)).split('=');
      const forged = `${name}=${crypto.randomUUID()}.${value.split('.')[1]}`;
      for (let number = 0; number < 5; number++) await login(`clave ${number}`, forged);
      expect((await login(OPERATOR.password, forged)).statusCode).toBe(429);
    });

    it('wait in a line of their own', async () => {
      const passwords = new Passwords();
      let compared = 0;
      const flood = Array.from({ length: 40 }, async () => {
        await passwords.matches(undefined, 'clave', 'stranger');
        compared++;
      });
      expect(await passwords.matches(undefined, 'clave', 'known')).toBe(false);
      expect(compared).toBeLessThan(40);
      await Promise.all(flood);
    });
  });

  it('limits what strangers of all networks guess of one account', async () => {
    const limits = app.web.get(LoginLimits, { strict: false });
    for (let number = 0; number < 100; number++)
      await limits.begin({ email: OPERATOR.email, ip: `10.0.${number}.1` });
    await expect(limits.begin({ email: OPERATOR.email, ip: '10.1.0.1' })).rejects.toMatchObject({
      kind: 'too-many',
    });
    await expect(limits.begin({ email: OPERATOR.email, ip: '10.1.0.1', device: 'known' })).resolves.toBe(
      'known',
    );
  });

  it('stores neither addresses nor e-mails with the limits', async () => {
    await app.post('/api/admin/login', { ...OPERATOR, password: 'otra clave' });
    const rows = await app.sql('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|ejemplo\.com/);
  });
});
