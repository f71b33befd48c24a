import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { generateSync } from 'otplib';
import type { SessionWire } from '#common/accounts/account-calls.js';
import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import { storeAccounts, STORED_PASSWORD } from '../../builders/rows.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, OPERATOR, sessionOf, TestApp } from '../../support/test-app.js';
import { ALL } from '../../support/tier.js';

const LIST = '/api/inmueble/obtener/verPendientes';
const MINUTE = 60_000;
const NEW = 'tres gaviotas y un mate';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the own account', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let serial = 0;
  let email = '';
  let id = 0;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await TestApp.start({ worker: true, mailServer: sink });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    serial += 1;
    email = `persona${serial}@ejemplo.com`;
    [id = 0] = await storeAccounts(app, { email });
    sink.reset();
    await app.empty('rate_limits');
  });
  afterEach(() => jest.restoreAllMocks());

  const signIn = (password = STORED_PASSWORD) => app.signIn({ email, password });
  const login = async (password: string) =>
    (await app.post('/api/admin/login', { email, password })).statusCode;
  const own = (path: string, body: object, headers: { cookie: string }) =>
    app.post(`/api/cuenta/${path}`, body, headers);
  const status = async (headers: { cookie: string }) => (await app.get(LIST, headers)).statusCode;
  const passes = (minutes: number) =>
    jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(Date.now() + minutes * MINUTE));

  async function mailed(subject: RegExp): Promise<string> {
    const found = () =>
      sink.messages.find((message) => message.recipients.includes(email) && subject.test(message.subject));
    await eventually(`${subject} arrives`, async () => found() !== undefined);
    return found()!.text;
  }
  const tokenIn = (text: string): string => /\/admin\/clave#([\w.-]+)/.exec(text)![1]!;

  it('is told by mail when its second step changes', async () => {
    const session = await signIn();
    const { clave: secret } = (await own('prepararSegundoPaso', {}, session)).json();
    await own('activarSegundoPaso', { codigo: generateSync({ secret }) }, session);
    expect(await mailed(/Cambió el segundo paso/)).toContain('Desde ahora tu cuenta pide un segundo paso');
    sink.reset();
    expect((await own('quitarSegundoPaso', {}, session)).statusCode).toBe(200);
    expect(await mailed(/Cambió el segundo paso/)).toContain('ya no pide un código al ingresar');
  });

  describe('changes its password', () => {
    it('by the one it has, which ends the other sessions and begins this one anew', async () => {
      const [mine, other] = [await signIn(), await signIn()];
      const answer = await own('cambiarClave', { actual: STORED_PASSWORD, nueva: NEW }, mine);
      expect(answer.json()).toEqual({
        success: true,
        message: 'Contraseña cambiada. Las otras sesiones se cerraron.',
      });
      const renewed = sessionOf(answer)!;
      expect([await status(renewed), await status(mine), await status(other)]).toEqual([200, 401, 401]);
      expect([await login(STORED_PASSWORD), await login(NEW)]).toEqual([401, 200]);
      expect(await mailed(/Cambió tu contraseña/)).toContain('Si no fuiste vos');
    });

    it.each([
      ['a wrong one', 'no es esta clave', NEW, { actual: ['La contraseña no es correcta.'] }],
      [
        'a short one',
        STORED_PASSWORD,
        'corta',
        { nueva: ['La contraseña tiene que tener al menos 12 caracteres.'] },
      ],
      [
        'the same',
        STORED_PASSWORD,
        STORED_PASSWORD,
        { nueva: ['La contraseña nueva es igual a la que tenías.'] },
      ],
    ])('but not with %s', async (_, actual, nueva, errores) => {
      const mine = await signIn();
      const answer = await own('cambiarClave', { actual, nueva }, mine);
      expect([answer.statusCode, answer.json().errores]).toEqual([400, errores]);
      expect([await status(mine), await login(STORED_PASSWORD)]).toEqual([200, 200]);
    });

    it('and lets nobody guess it in an open session', async () => {
      const mine = await signIn();
      const guess = async (n: number) =>
        (await own('confirmarClave', { clave: `clave ${n}` }, mine)).statusCode;
      const guesses = [];
      for (let n = 0; n < 7; n++) guesses.push(await guess(n));
      expect(guesses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    });
  });

  describe('that was forgotten', () => {
    const ask = (address: string) => app.post('/api/cuentas/pedirClave', { email: address });

    it('gets a link by mail, which works once and ends every session', async () => {
      const open = await signIn();
      expect((await ask(` ${email.toUpperCase()} `)).statusCode).toBe(200);
      const enlace = tokenIn(await mailed(/Elegí otra contraseña/));
      expect(await status(open)).toBe(200);
      const define = () => app.post('/api/cuentas/definirClave', { enlace, clave: NEW });
      expect([(await define()).statusCode, (await define()).statusCode]).toEqual([200, 410]);
      expect([await status(open), await login(NEW), await login(STORED_PASSWORD)]).toEqual([401, 200, 401]);
      await mailed(/Cambió tu contraseña/);
    });

    it('has a link for one hour', async () => {
      await ask(email);
      const enlace = tokenIn(await mailed(/Elegí otra contraseña/));
      passes(61);
      expect((await app.post('/api/cuentas/verEnlace', { enlace })).statusCode).toBe(410);
    });

    it('is not told from an address without an account, or with a disabled or invited one', async () => {
      await storeAccounts(
        app,
        { email: `sin.acceso${serial}@ejemplo.com`, disabledAt: new Date() },
        { email: `invitada${serial}@ejemplo.com`, passwordHash: null },
      );
      const known = await ask(email);
      for (const name of ['nadie', `sin.acceso${serial}`, `invitada${serial}`]) {
        const answer = await ask(`${name}@ejemplo.com`);
        expect([name, answer.statusCode, answer.body]).toEqual([name, known.statusCode, known.body]);
      }
      expect(
        await app.count(
          'mail_deliveries',
          `template = 'password-reset' AND recipient_email LIKE '%${serial}@%'`,
        ),
      ).toBe(1);
    });

    it('is answered after 300 ms, whether there is an account or not', async () => {
      for (const address of ['nadie@ejemplo.com', email]) {
        const from = performance.now();
        expect((await ask(address)).statusCode).toBe(200);
        // Timers may end up to a millisecond early.
        expect(performance.now() - from).toBeGreaterThanOrEqual(299);
      }
    });

    it('gets three messages an hour, and a network ten questions a quarter', async () => {
      const answers = [];
      for (let n = 0; n < 11; n++) answers.push((await ask(email)).statusCode);
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
      expect(
        await app.count('mail_deliveries', `template = 'password-reset' AND recipient_email = '${email}'`),
      ).toBe(3);
    });
  });

  describe('sees its sessions', () => {
    const sessions = async (headers: { cookie: string }) =>
      ((await app.get('/api/cuenta/verSesiones', headers)).json() as { sesiones: SessionWire[] }).sesiones;

    it('with browser and network, and not those of others', async () => {
      const answer = await app.post(
        '/api/admin/login',
        { email, password: STORED_PASSWORD },
        { 'user-agent': FIREFOX },
      );
      const mine = sessionOf(answer)!;
      await signIn();
      await app.signIn();
      const open = await sessions(mine);
      expect(open).toHaveLength(2);
      expect(open.find(({ esEsta }) => esEsta)).toMatchObject({
        dispositivo: 'Firefox en Linux',
        red: '127.0.0.1',
      });
      expect(JSON.stringify(open)).not.toContain(mine.cookie.split('=')[1]!.split('.')[0]);
    });

    it('and ends one, or all but its own', async () => {
      const [mine, second, third, fourth] = [await signIn(), await signIn(), await signIn(), await signIn()];
      const stranger = await app.signIn();
      const ofSecond = (await sessions(second)).find(({ esEsta }) => esEsta)!;
      const one = await own('cerrarSesiones', { idSesion: ofSecond.idSesion }, mine);
      expect(one.json().message).toBe('Se cerró una sesión.');
      expect([await status(second), await status(third)]).toEqual([401, 200]);
      const ofStranger = (await sessions(stranger)).find(({ esEsta }) => esEsta)!;
      await own('cerrarSesiones', { idSesion: ofStranger.idSesion }, mine);
      expect((await own('cerrarSesiones', { idSesion: '' }, mine)).json().message).toBe(
        'Se cerraron 2 sesiones.',
      );
      expect(await Promise.all([mine, third, fourth, stranger].map(status))).toEqual([200, 401, 401, 200]);
      expect(await sessions(mine)).toHaveLength(1);
    });
  });

  describe('is asked for its password again', () => {
    const backup = (headers: { cookie: string }) =>
      app.post('/api/admin/exportarInmueblesExcel', {}, headers);
    const invite = (headers: { cookie: string }) =>
      app.post('/api/cuentas/invitarCuenta', { email: 'nadie', rol: 'editor' }, headers);

    it('after a quarter of an hour, for what takes all data or changes accounts', async () => {
      const mine = await signIn();
      expect((await backup(mine)).statusCode).toBe(200);
      passes(16);
      for (const answer of [await backup(mine), await invite(mine)]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual({
          success: false,
          error: 'Confirmá tu contraseña para seguir.',
          message: 'Confirmá tu contraseña para seguir.',
          motivo: 'confirmar',
        });
      }
      expect(await status(mine)).toBe(200);
      expect((await own('confirmarClave', { clave: 'otra' }, mine)).statusCode).toBe(400);
      expect((await backup(mine)).statusCode).toBe(403);
      expect((await own('confirmarClave', { clave: STORED_PASSWORD }, mine)).statusCode).toBe(200);
      expect([(await backup(mine)).statusCode, (await invite(mine)).statusCode]).toEqual([200, 400]);
    });
  });

  describe('from the command line', () => {
    const admin = async (...args: string[]) => {
      const env = { ...process.env, DATABASE_URL: app.database.url, SITE_URL: 'http://sitio.test' };
      return promisify(execFile)(process.execPath, ['dist/backend/src/processes/main-admin.js', ...args], {
        env,
      }).then(
        ({ stdout }) => ({ code: 0, text: stdout }),
        ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
          code,
          text: stdout + stderr,
        }),
      );
    };

    const trailOf = () =>
      app.sql<{ action: string }>(
        `SELECT action FROM audit_entries WHERE entity = 'account' AND entity_id = $1 ORDER BY id`,
        [id],
      );

    it('gets another password, which ends its sessions', async () => {
      const open = await signIn();
      const reset = await admin('reset', email.toUpperCase());
      expect(await status(open)).toBe(401);
      const defined = await app.post('/api/cuentas/definirClave', {
        enlace: tokenIn(reset.text),
        clave: NEW,
      });
      expect(defined.statusCode).toBe(200);
      expect(await login(NEW)).toBe(200);
      expect(await trailOf()).toEqual([{ action: 'account.rescue' }, { action: 'account.reset' }]);
    });

    if (!ALL) return;

    it('is listed, disabled and enabled', async () => {
      const open = await signIn();
      const { text: listed } = await admin('list');
      expect(listed).toContain(`${email}  administrator  active`);
      expect(listed).toContain(OPERATOR.email);
      expect((await admin('disable', email)).code).toBe(0);
      expect([await status(open), await login(STORED_PASSWORD)]).toEqual([401, 401]);
      expect((await admin('reset', email)).code).toBe(1);
      expect([(await admin('enable', email)).code, await login(STORED_PASSWORD)]).toEqual([0, 200]);
      expect(await trailOf()).toEqual([{ action: 'account.change' }, { action: 'account.change' }]);
      const operator = await app.signIn();
      const { cambios } = (await app.get(`${listAudit.path}?accion=account.change`, operator)).json();
      const undone = await app.post(undoChange.path, { idCambio: cambios[0].id }, operator);
      expect([undone.statusCode, await login(STORED_PASSWORD)]).toEqual([200, 401]);
    });

    it('says what it does not know', async () => {
      expect(await admin('reset', 'nadie@ejemplo.com')).toMatchObject({
        code: 1,
        text: expect.stringContaining('There is no account nadie@ejemplo.com'),
      });
      expect(await admin('borrar', email)).toMatchObject({
        code: 1,
        text: expect.stringContaining('Usage:'),
      });
      expect(await admin()).toMatchObject({ code: 1, text: expect.stringContaining('Usage:') });
    });
  });
});
