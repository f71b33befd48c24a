import { Passwords } from '../../../backend/src/accounts/public.js';
import { OwnName } from '../../../backend/src/accounts/own-account/own-name.js';
import { storeAccounts, STORED_PASSWORD } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

const MINUTE = 60_000;

describe('two requests of one account at once', () => {
  let app: TestApp;
  let serial = 0;
  let email = '';

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    serial += 1;
    email = `persona${serial}@ejemplo.com`;
    await storeAccounts(app, { email });
  });
  afterEach(() => jest.restoreAllMocks());

  const signIn = () => app.signIn({ email, password: STORED_PASSWORD });
  const login = async (password: string) =>
    (await app.post('/api/admin/login', { email, password })).statusCode;
  const own = async (path: string, body: object, session: { cookie: string }) =>
    (await app.post(`/api/cuenta/${path}`, body, session)).statusCode;
  const passes = (minutes: number) =>
    jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(Date.now() + minutes * MINUTE));

  it('change the password once: the second one has compared a password that is no longer valid', async () => {
    const [owner, stranger] = [await signIn(), await signIn()];
    const passwords = app.web.get(Passwords, { strict: false });
    const hash = passwords.hash.bind(passwords);
    const change = (nueva: string, session: { cookie: string }) =>
      own('cambiarClave', { actual: STORED_PASSWORD, nueva }, session);
    // The stranger's request has compared the password when the owner changes it.
    jest.spyOn(passwords, 'hash').mockImplementationOnce(async (password) => {
      expect(await change('tres gaviotas y un mate', owner)).toBe(200);
      return hash(password);
    });
    expect(await change('la clave del intruso', stranger)).toBe(401);
    expect(await login('tres gaviotas y un mate')).toBe(200);
    expect(await login('la clave del intruso')).toBe(401);
  });

  it('keep the confirmation by password, even if the other one began before it and ends after it', async () => {
    const session = await signIn();
    passes(20);
    expect(await own('prepararSegundoPaso', {}, session)).toBe(403);
    passes(22);
    const names = app.web.get(OwnName, { strict: false });
    jest.spyOn(names, 'of').mockImplementationOnce(async () => {
      expect(await own('confirmarClave', { clave: STORED_PASSWORD }, session)).toBe(200);
      return '';
    });
    expect((await app.get('/api/cuenta/verNombre', session)).statusCode).toBe(200);
    expect(await own('prepararSegundoPaso', {}, session)).toBe(200);
  });
});
