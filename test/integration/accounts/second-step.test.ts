import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { Settings } from '#platform/config/settings.js';
import {
  storeAccounts,
  storeContacts,
  storeImages,
  storeListing,
  STORED_PASSWORD,
} from '../../builders/rows.js';
import { OPERATOR, sessionOf, TestApp } from '../../support/test-app.js';

const LIST = '/api/inmueble/obtener/verPendientes';
const STEP_SECONDS = 30;
const MINUTE = 60_000;

describe('the second step of a login', () => {
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
    email = `persona${serial}@ejemplo.com`;
    await storeAccounts(app, { email });
    await app.empty('rate_limits');
    jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(Date.now() + offset));
  });
  afterEach(() => jest.restoreAllMocks());

  type Headers = { cookie: string };
  const own = async (path: string, body: object, headers: Headers) =>
    app.post(`/api/cuenta/${path}`, body, headers);
  const state = async (headers: Headers) => (await app.get('/api/cuenta/verSegundoPaso', headers)).json();
  const codeOf = (secret: string): string =>
    generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1_000) });
  /** Advances the clock to the next code of the app. */
  const nextStep = () => (offset += STEP_SECONDS * 1_000);

  async function password(): Promise<{ answer: { segundoPaso?: true }; headers: Headers }> {
    const answer = await app.post('/api/admin/login', { email, password: STORED_PASSWORD });
    return { answer: answer.json(), headers: sessionOf(answer)! };
  }

  /** The second step with the cookie of the first. */
  async function step(codigo: string, headers: Headers): Promise<{ status: number; headers: Headers }> {
    const answer = await app.post('/api/admin/segundoPaso', { codigo }, headers);
    return {
      status: answer.statusCode,
      headers: sessionOf(answer) ?? headers,
    };
  }

  /** An account with a second factor. */
  async function enrolled(): Promise<{ secret: string; codes: string[]; session: Headers }> {
    const { headers: session } = await password();
    const { clave: secret, uri } = (await own('prepararSegundoPaso', {}, session)).json();
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`));
    const { codigos } = (await own('activarSegundoPaso', { codigo: codeOf(secret) }, session)).json();
    nextStep();
    return { secret, codes: codigos, session };
  }

  it('is not asked for before a code has shown that the app has the key', async () => {
    const { headers } = await password();
    await own('prepararSegundoPaso', {}, headers);
    const wrong = await own('activarSegundoPaso', { codigo: '000000' }, headers);
    expect([wrong.statusCode, wrong.json().errores]).toEqual([
      400,
      { codigo: ['El código no es correcto o ya se usó.'] },
    ]);
    expect(await state(headers)).toEqual({ success: true, desde: null, codigosRestantes: 0 });
    expect((await password()).answer.segundoPaso).toBeUndefined();
  });

  it('begins the session only with a code, which works once', async () => {
    const { secret, codes } = await enrolled();
    expect(new Set(codes).size).toBe(10);
    const { answer, headers } = await password();
    expect(answer).toEqual({
      success: true,
      message: 'Falta el código de tu aplicación.',
      segundoPaso: true,
    });
    expect((await app.get(LIST, headers)).statusCode).toBe(401);
    expect((await app.get('/api/admin/check-auth', headers)).json().authenticated).toBe(false);
    expect((await step('000000', headers)).status).toBe(401);
    const code = codeOf(secret);
    const done = await step(`${code.slice(0, 3)} ${code.slice(3)}`, headers);
    expect(done.status).toBe(200);
    expect((await app.get(LIST, done.headers)).statusCode).toBe(200);
    expect((await app.get(LIST, headers)).statusCode).toBe(401);
    const again = await password();
    expect((await step(code, again.headers)).status).toBe(401);
    nextStep();
    expect((await step(codeOf(secret), again.headers)).status).toBe(200);
  });

  it('lets one of two requests use a code', async () => {
    const { secret } = await enrolled();
    const [one, other] = [await password(), await password()];
    const code = codeOf(secret);
    const answers = await Promise.all([step(code, one.headers), step(code, other.headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('takes each recovery code once, until others replace them', async () => {
    const { codes, session } = await enrolled();
    const first = await step(codes[0]!.toUpperCase(), (await password()).headers);
    expect(first.status).toBe(200);
    expect((await step(codes[0]!, (await password()).headers)).status).toBe(401);
    expect(await state(first.headers)).toMatchObject({ codigosRestantes: 9 });
    const { codigos } = (await own('renovarCodigos', {}, session)).json();
    expect((await step(codes[1]!, (await password()).headers)).status).toBe(401);
    expect((await step(codigos[1], (await password()).headers)).status).toBe(200);
  });

  it('must be set up first by those for whom the site requires it', async () => {
    const settings = app.web.get(Settings, { strict: false });
    const reader = 'lectora@ejemplo.com';
    await storeAccounts(app, { email: reader, role: 'reader' });
    settings.SECOND_STEP_FOR = 'administrators';
    try {
      const { headers } = await password();
      const refused = await app.get(LIST, headers);
      expect([refused.statusCode, refused.json().motivo]).toEqual([403, 'segundoPaso']);
      const check = async (session: Headers) => (await app.get('/api/admin/check-auth', session)).json();
      expect(await check(headers)).toMatchObject({ authenticated: true, faltaSegundoPaso: true });
      expect(await state(headers)).toMatchObject({ desde: null });
      const { clave: secret } = (await own('prepararSegundoPaso', {}, headers)).json();
      expect((await own('activarSegundoPaso', { codigo: codeOf(secret) }, headers)).statusCode).toBe(200);
      expect((await app.get(LIST, headers)).statusCode).toBe(200);
      expect(await check(headers)).toMatchObject({ faltaSegundoPaso: false });

      const other = await app.signIn({ email: reader, password: STORED_PASSWORD });
      expect((await app.get(LIST, other)).statusCode).toBe(200);
      settings.SECOND_STEP_FOR = 'everybody';
      expect((await app.get(LIST, other)).statusCode).toBe(403);
      const outside = ['/admin/colas', '/admin/colas/api/queues', '/api/blacklist/verBlacklist'];
      const statuses = [];
      for (const path of outside)
        statuses.push(
          (await app.web.getHttpAdapter().getInstance().inject({ url: path, headers: other })).statusCode,
        );
      expect(statuses).toEqual([403, 403, 401]);
      const [contactId] = await storeContacts(app, {});
      await storeImages(app, await storeListing(app, { contactId: contactId! }), {
        storageKey: 'fotooculta01',
      });
      const uploads = join(settings.DATA_DIR, 'uploads');
      await mkdir(uploads, { recursive: true });
      await writeFile(join(uploads, 'fotooculta01-320.webp'), 'una foto');
      expect((await app.get('/fotos/fotooculta01-320.webp', headers)).statusCode).toBe(200);
      expect((await app.get('/fotos/fotooculta01-320.webp', other)).statusCode).toBe(404);
    } finally {
      settings.SECOND_STEP_FOR = 'nobody';
    }
  });

  it('lets nobody guess', async () => {
    await enrolled();
    const statuses = [];
    for (let n = 0; n < 7; n++) statuses.push((await step('000000', (await password()).headers)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('waits five minutes, and for nobody without the password', async () => {
    const { secret } = await enrolled();
    const { headers } = await password();
    offset += 6 * MINUTE;
    const late = await app.post('/api/admin/segundoPaso', { codigo: codeOf(secret) }, headers);
    expect([late.statusCode, late.json().error]).toEqual([401, 'Pasó demasiado tiempo: ingresá otra vez.']);
    expect((await step(codeOf(secret), { cookie: '' })).status).toBe(401);
  });

  it('is void when the password changes meanwhile', async () => {
    const { secret, session } = await enrolled();
    const { headers } = await password();
    await own('cambiarClave', { actual: STORED_PASSWORD, nueva: 'tres gaviotas y un mate' }, session);
    const done = await step(codeOf(secret), headers);
    expect((await app.get(LIST, done.headers)).statusCode).toBe(401);
  });

  it('is void when the account is disabled meanwhile, and makes no browser known', async () => {
    const { secret } = await enrolled();
    const { headers } = await password();
    await app.sql('UPDATE administrators SET disabled_at = now() WHERE email = $1', [email]);
    const refused = await app.post('/api/admin/segundoPaso', { codigo: codeOf(secret) }, headers);
    expect([refused.statusCode, refused.cookies.filter(({ name }) => name !== 'sesion')]).toEqual([401, []]);
  });

  it.each([
    ['spaces around it', (text: string) => ` ${text} `, 401],
    ['a tab', (text: string) => `${text}\t`, 401],
    ['nothing else', (text: string) => text, 200],
  ])('is not reached with a password with %s', async (_what, written, status) => {
    const answer = await app.post('/api/admin/login', { email, password: written(STORED_PASSWORD) });
    expect(answer.statusCode).toBe(status);
  });

  it('takes a password with accents however they are composed, and with the spaces that it has', async () => {
    const { headers } = await password();
    const chosen = '  tres ñandúes y un café ';
    const change = { actual: STORED_PASSWORD, nueva: chosen };
    expect((await own('cambiarClave', change, headers)).statusCode).toBe(200);
    const login = async (text: string) =>
      (await app.post('/api/admin/login', { email, password: text })).statusCode;
    expect([await login(chosen.normalize('NFD')), await login(chosen), await login(chosen.trim())]).toEqual([
      200, 200, 401,
    ]);
  });

  it('is removed and set up again by its owner, with a recent password', async () => {
    const { session } = await enrolled();
    expect((await own('prepararSegundoPaso', {}, session)).statusCode).toBe(409);
    offset += 16 * MINUTE;
    expect((await own('quitarSegundoPaso', {}, session)).json().motivo).toBe('confirmar');
    await own('confirmarClave', { clave: STORED_PASSWORD }, session);
    expect((await own('quitarSegundoPaso', {}, session)).statusCode).toBe(200);
    expect((await password()).answer.segundoPaso).toBeUndefined();
    expect((await own('renovarCodigos', {}, session)).statusCode).toBe(409);
    expect((await own('quitarSegundoPaso', {}, session)).statusCode).toBe(409);
    expect((await own('prepararSegundoPaso', {}, session)).statusCode).toBe(200);
  });

  it('is shown in the list of accounts, and keeps neither key nor codes readable', async () => {
    const { secret, codes } = await enrolled();
    const { cuentas } = (await app.get('/api/cuentas/verCuentas', await app.signIn(OPERATOR))).json();
    expect(cuentas.find((account: { email: string }) => account.email === email)).toMatchObject({
      segundoPaso: true,
    });
    const rows = await app.sql<{ row: string }>(
      `SELECT a::text AS row FROM administrators a UNION ALL SELECT r::text FROM recovery_codes r`,
    );
    const text = rows.map(({ row }) => row).join('\n');
    expect(text.includes(secret) || codes.some((code) => text.includes(code))).toBe(false);
  });
});
