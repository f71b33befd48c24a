import { generateSync } from 'otplib';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/settings.js';
import { RateLimits } from '#platform/security/rate-limits.js';
import { recordSecrets, SecretMark } from '#platform/secrets/secret-mark.js';
import { SecretRotation } from '#platform/secrets/secret-rotation.js';
import { SecretKeys } from '#platform/secrets/secret-keys.js';
import { Signatures } from '#platform/secrets/signatures.js';
import { SEALED_FACTORS } from '../../../backend/src/accounts/public.js';
import { sealDnis } from '../../../backend/src/contacts/public.js';
import { storeAccounts, STORED_PASSWORD } from '../../builders/rows.js';
import { eventually, OPERATOR, sessionOf, TestApp } from '../../support/test-app.js';

const LIST = '/api/inmueble/obtener/verPendientes';
const PURPOSE = 'account-links';
const email = 'rotacion@ejemplo.com';
const SEALED = { columns: SEALED_FACTORS, rows: [sealDnis] };

describe('the rotation of the secret', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    await storeAccounts(app, { email });
  });
  afterAll(() => app.stop());

  const rotate = (): Promise<string> =>
    new SecretRotation(app.owner, app.web.get(Settings, { strict: false }), SEALED).rotate();
  const signatures = (): Signatures => app.web.get(Signatures, { strict: false });
  const statusOf = async (session: { cookie: string }): Promise<number> =>
    (await app.get(LIST, session)).statusCode;
  const sealedTexts = async (): Promise<string[]> =>
    (
      await app.sql<{ text: string }>(
        `SELECT totp_secret AS text FROM administrators WHERE totp_secret IS NOT NULL UNION ALL SELECT digest FROM recovery_codes`,
      )
    ).map(({ text }) => text);

  /** An account with a second factor and recovery codes. */
  async function enrol(): Promise<{ secret: string; codes: string[] }> {
    const session = await app.signIn({ email, password: STORED_PASSWORD });
    const { clave: secret } = (await app.post('/api/cuenta/prepararSegundoPaso', {}, session)).json();
    const codigo = generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1_000) });
    const { codigos } = (await app.post('/api/cuenta/activarSegundoPaso', { codigo }, session)).json();
    return { secret, codes: codigos };
  }

  async function signInBy(codigo: string): Promise<number> {
    const password = await app.post('/api/admin/login', { email, password: STORED_PASSWORD });
    return (await app.post('/api/admin/segundoPaso', { codigo }, sessionOf(password)!)).statusCode;
  }

  it('keeps links, sessions, limits and encrypted texts; a second one ends what is older', async () => {
    const session = await app.signIn(OPERATOR);
    const link = await signatures().sign(PURPOSE, 'x');
    const { codes } = await enrol();
    const limits = app.web.get(RateLimits, { strict: false });
    const limit = { name: 'rotation', points: 1, seconds: 3_600 };
    expect(await limits.tryConsume(limit, 'y')).toBe(true);
    const before = await sealedTexts();
    expect(before).toHaveLength(11);

    expect(await rotate()).toContain('11 encrypted texts were encrypted anew.');
    const fresh = await signatures().sign(PURPOSE, 'x');
    expect(fresh).not.toBe(link);
    expect(await signatures().matches(PURPOSE, 'x', link)).toBe(true);
    expect(await statusOf(session)).toBe(200);
    expect(await limits.tryConsume(limit, 'y')).toBe(false);
    expect((await sealedTexts()).filter((text) => before.includes(text))).toEqual([]);
    expect(await signInBy(codes[0]!)).toBe(200);

    await rotate();
    await eventually(
      'the first secret is forgotten',
      async () => !(await signatures().matches(PURPOSE, 'x', link)),
    );
    expect(await signatures().matches(PURPOSE, 'x', fresh)).toBe(true);
    expect(await statusOf(session)).toBe(401);
    expect(await signInBy(codes[1]!)).toBe(200);
  });

  it('is known to the database: a process that starts with another one is refused until it is accepted', async () => {
    const markOf = (texts: readonly string[]) => {
      const [SESSION_SECRET, SESSION_SECRET_PREVIOUS] = texts;
      const keys = new SecretKeys({ SESSION_SECRET, SESSION_SECRET_PREVIOUS } as Settings);
      return new SecretMark(app.web.get(DataSource), keys);
    };
    const own = app.web.get(SecretKeys, { strict: false });
    const other = 's'.repeat(40);
    const [text] = own.all().map((secret) => secret.text);
    expect(await markOf([text!]).compare()).toBeUndefined();
    await expect(markOf([other]).onApplicationBootstrap()).rejects.toThrow('another secret');
    expect(await markOf([text!]).compare()).toBeUndefined();
    // The steps of an exchange in the settings.
    expect(await markOf([text!, other]).compare()).toBeUndefined();
    expect(await markOf([other, text!]).compare()).toBeUndefined();
    expect(await markOf([other]).compare()).toBeUndefined();
    await expect(markOf([text!]).compare()).rejects.toThrow('another secret');
    await recordSecrets(app.web.get(DataSource), own);
    expect(await markOf([text!]).compare()).toBeUndefined();
  });

  it('is described step by step where the secret is a setting', async () => {
    const settings = Object.assign(Object.create(app.web.get(Settings, { strict: false })) as Settings, {
      SESSION_SECRET: 's'.repeat(32),
    });
    const rotation = new SecretRotation(app.owner, settings, SEALED);
    await expect(rotation.rotate()).rejects.toThrow('1. SESSION_SECRET_PREVIOUS=the new one');
  });
});
