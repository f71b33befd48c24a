import type { AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { ALL_CALLS } from '#common/all-calls.js';
import type { Access } from '#common/kernel/calls/call.js';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { ROLES, type Role, includesRole } from '#common/kernel/calls/roles.js';
import type { AccountWire } from '#common/accounts/account-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { storeAccounts, STORED_PASSWORD } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, OPERATOR, type TestApp } from '../../support/test-app.js';

const LIST = '/api/inmueble/obtener/verPendientes';
const HOUR = 3_600_000;

describe('accounts', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let serial = 0;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    serial += 1;
    sink.reset();
    await app.empty('rate_limits');
  });
  afterEach(() => jest.restoreAllMocks());

  const post = (path: string, body: object, headers = operator) =>
    app.post(`/api/cuentas/${path}`, body, headers);
  const remove = (id: number, headers = operator) =>
    app.request({ method: 'DELETE', url: `/api/cuentas/eliminarCuenta?id=${id}`, headers });
  const address = (name = 'persona'): string => `${name}${serial}@ejemplo.com`;

  async function accountOf(email: string): Promise<AccountWire | undefined> {
    const { cuentas } = (await app.get('/api/cuentas/verCuentas', operator)).json() as {
      cuentas: AccountWire[];
    };
    return cuentas.find((account) => account.email === email);
  }

  /** An account that can sign in. */
  async function account(role: Role): Promise<{ id: number; email: string; headers: { cookie: string } }> {
    const email = address(role);
    const [id] = await storeAccounts(app, { email, role });
    return { id: id!, email, headers: await app.signIn({ email, password: STORED_PASSWORD }) };
  }

  /** The token of the link in the newest message to an address. */
  async function mailedToken(email: string, count = 1): Promise<string> {
    const mine = () => sink.messages.filter(({ recipients }) => recipients.includes(email));
    await eventually('the link arrives', async () => mine().length === count);
    return /\/admin\/clave#([\w.-]+)/.exec(mine().at(-1)!.text)![1]!;
  }

  describe('by role', () => {
    const operatorCalls = Object.entries(ALL_CALLS).filter(([, { access }]) => access !== 'public');
    const denied = (role: Role) =>
      operatorCalls.filter(([, { access }]) => !includesRole(role, access as Role));

    it.each<[Role, number]>([
      ['reader', 40],
      ['editor', 10],
    ])('refuses to a %s every call that needs more, with a text that says what', async (role, least) => {
      const { headers } = await account(role);
      expect(denied(role).length).toBeGreaterThan(least);
      for (const [name, { method, path }] of denied(role)) {
        const answer = await app.request({
          method,
          url: path,
          headers,
          ...(method === 'POST' ? { payload: {} } : {}),
        });
        expect([name, answer.statusCode, answer.json().error]).toEqual([
          name,
          403,
          expect.stringMatching(/^Tu cuenta no puede hacer esto: hace falta el rol (Editor|Administrador)\./),
        ]);
      }
    });

    it.each<Role>(['reader', 'editor'])('gives a %s every reading call of its role', async (role) => {
      const { headers } = await account(role);
      const allowed = operatorCalls.filter(
        ([, { access, method }]) => method === 'GET' && includesRole(role, access as Role),
      );
      expect(allowed.length).toBeGreaterThan(20);
      for (const [name, { path }] of allowed) {
        const { statusCode } = await app.get(path, headers);
        expect([name, [401, 403].includes(statusCode)]).toEqual([name, false]);
      }
    });

    it('declares a role on every call that is not public', () => {
      const roles = new Set<Access>(ROLES);
      expect(operatorCalls.filter(([, { access }]) => !roles.has(access))).toEqual([]);
    });

    it('shows changes of accounts in the audit trail to administrators only, also as a filter', async () => {
      const { id } = await account('administrator');
      await post('modificarCuenta', { idCuenta: id, rol: 'reader', activa: true });
      const seen = async (headers: { cookie: string }) => {
        const { cambios, total, acciones } = (
          await app.get('/api/auditoria/verAuditoria?porPagina=20', headers)
        ).json();
        const changes: AuditEntryWire[] = cambios;
        expect(changes).toHaveLength(Math.min(total, 20));
        return [changes.some(({ entidad }) => entidad === 'account'), acciones.includes('account.change')];
      };
      expect(await seen(operator)).toEqual([true, true]);
      for (const role of ['reader', 'editor'] as const)
        expect(await seen((await account(role)).headers)).toEqual([false, false]);
    });

    it('follows a changed role with the next request of an open session', async () => {
      const { id, headers } = await account('reader');
      const blacklist = (email: string) =>
        app.post('/api/blacklist/agregarBlacklist', { email, descripcion: '' }, headers);
      expect((await blacklist(address('malo'))).statusCode).toBe(403);
      expect((await post('modificarCuenta', { idCuenta: id, rol: 'editor', activa: true })).statusCode).toBe(
        200,
      );
      expect((await blacklist(address('malo'))).statusCode).toBe(200);
      const check = await app.get('/api/admin/check-auth', headers);
      expect(check.json()).toMatchObject({ authenticated: true, rol: 'editor' });
    });
  });

  describe('by invitation', () => {
    it('choose their password by the link of a mail, once', async () => {
      const email = address();
      const invited = await post('invitarCuenta', { email: ` ${email.toUpperCase()} `, rol: 'editor' });
      expect(invited.json().message).toContain('Le mandamos la invitación');
      expect(await accountOf(email)).toMatchObject({
        estado: 'invitada',
        rol: 'editor',
        ultimoIngreso: null,
      });
      expect((await app.post('/api/admin/login', { email, password: STORED_PASSWORD })).statusCode).toBe(401);

      const enlace = await mailedToken(email);
      expect((await post('verEnlace', { enlace }, { cookie: '' })).json()).toEqual({
        success: true,
        email,
        tipo: 'invitacion',
      });
      const weak = await post('definirClave', { enlace, clave: 'corta' }, { cookie: '' });
      expect([weak.statusCode, weak.json().errores]).toEqual([
        400,
        { clave: ['La contraseña tiene que tener al menos 12 caracteres.'] },
      ]);
      const both = await Promise.all(
        [1, 2].map((n) => post('definirClave', { enlace, clave: `${STORED_PASSWORD} ${n}` }, { cookie: '' })),
      );
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
      const ofAccount = `action = 'define-password' AND administrator_id = (SELECT id FROM administrators WHERE email = '${email}')`;
      await eventually(
        'the event names the account',
        async () => (await app.count('security_events', ofAccount)) > 0,
      );
      const won = both.findIndex(({ statusCode }) => statusCode === 200) + 1;
      const headers = await app.signIn({ email, password: `${STORED_PASSWORD} ${won}` });
      expect((await app.get(LIST, headers)).statusCode).toBe(200);
      expect(await accountOf(email)).toMatchObject({ estado: 'activa', ultimoIngreso: expect.any(String) });
      expect((await post('verEnlace', { enlace }, { cookie: '' })).statusCode).toBe(410);
    });

    it('keeps no usable link in the database', async () => {
      await post('invitarCuenta', { email: address(), rol: 'reader' });
      const enlace = await mailedToken(address());
      const rows = await app.sql<{ row: string }>(
        `SELECT m::text AS row FROM mail_deliveries m UNION ALL SELECT k::text FROM account_links k`,
      );
      expect(rows.filter(({ row }) => row.includes(enlace.split('.')[1]!))).toEqual([]);
    });

    it('can be repeated, which replaces the earlier link', async () => {
      const email = address();
      await post('invitarCuenta', { email, rol: 'reader' });
      const first = await mailedToken(email);
      const { idCuenta } = (await accountOf(email))!;
      expect((await post('reenviarInvitacion', { idCuenta })).statusCode).toBe(200);
      const second = await mailedToken(email, 2);
      expect((await post('verEnlace', { enlace: first }, { cookie: '' })).statusCode).toBe(410);
      expect((await post('verEnlace', { enlace: second }, { cookie: '' })).statusCode).toBe(200);
    });

    it('is not repeated for a disabled account, whose link would not work', async () => {
      const email = address();
      await post('invitarCuenta', { email, rol: 'reader' });
      const { idCuenta } = (await accountOf(email))!;
      await app.sql('UPDATE administrators SET disabled_at = now() WHERE id = $1', [idCuenta]);
      const refused = await post('reenviarInvitacion', { idCuenta });
      expect([refused.statusCode, refused.json().message]).toEqual([409, ACCOUNT_MESSAGES.invitedDisabled]);
    });

    it('expires after three days, and with the account', async () => {
      const email = address();
      await post('invitarCuenta', { email, rol: 'reader' });
      const enlace = await mailedToken(email);
      const look = async () => (await post('verEnlace', { enlace }, { cookie: '' })).statusCode;
      jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(Date.now() + 73 * HOUR));
      expect(await look()).toBe(410);
      jest.restoreAllMocks();
      expect(await look()).toBe(200);
      await remove((await accountOf(email))!.idCuenta);
      expect(await look()).toBe(410);
    });

    it.each([
      ['an invented token', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
      ['the id alone', (token: string) => token.split('.')[0]!],
      ['nothing', () => ''],
    ])('refuses %s', async (_, change) => {
      await post('invitarCuenta', { email: address(), rol: 'reader' });
      const enlace = change(await mailedToken(address()));
      expect((await post('verEnlace', { enlace }, { cookie: '' })).statusCode).toBe(410);
    });

    it('refuses an address that has an account, and one that is none', async () => {
      expect((await post('invitarCuenta', { email: OPERATOR.email, rol: 'editor' })).statusCode).toBe(409);
      expect((await post('invitarCuenta', { email: 'nadie', rol: 'editor' })).statusCode).toBe(400);
      expect((await post('invitarCuenta', { email: address(), rol: 'root' })).statusCode).toBe(400);
    });
  });

  describe('that lose their access', () => {
    it('are out with the next request when they are disabled, and may come back', async () => {
      const { id, email, headers } = await account('editor');
      expect((await app.get(LIST, headers)).statusCode).toBe(200);
      await post('modificarCuenta', { idCuenta: id, rol: 'editor', activa: false });
      expect((await app.get(LIST, headers)).statusCode).toBe(401);
      expect(await app.count('sessions', `sess ->> 'administratorId' = '${id}'`)).toBe(0);
      const login = await app.post('/api/admin/login', { email, password: STORED_PASSWORD });
      expect([login.statusCode, login.json().error]).toEqual([401, 'Credenciales inválidas']);
      await post('modificarCuenta', { idCuenta: id, rol: 'editor', activa: true });
      expect((await app.get(LIST, headers)).statusCode).toBe(401);
      const again = await app.signIn({ email, password: STORED_PASSWORD });
      expect((await app.get(LIST, again)).statusCode).toBe(200);
    });

    it('are out with the next request when they are deleted', async () => {
      const { id, headers } = await account('administrator');
      expect((await remove(id)).statusCode).toBe(200);
      expect((await app.get(LIST, headers)).statusCode).toBe(401);
      expect((await app.get('/api/admin/check-auth', headers)).json().authenticated).toBe(false);
      expect((await remove(id)).statusCode).toBe(404);
    });

    it('are out even if a session was begun with credentials that have changed meanwhile', async () => {
      const { id, headers } = await account('editor');
      await app.sql('UPDATE administrators SET credential_version = credential_version + 1 WHERE id = $1', [
        id,
      ]);
      expect((await app.get(LIST, headers)).statusCode).toBe(401);
    });

    it('cannot be the own one', async () => {
      const { idCuenta } = (await accountOf(OPERATOR.email))!;
      const change = await post('modificarCuenta', { idCuenta, rol: 'reader', activa: true });
      expect([change.statusCode, (await remove(idCuenta)).statusCode]).toEqual([409, 409]);
    });

    it('leave one administrator when two disable each other at once', async () => {
      const one = await account('administrator');
      const email = address('otro');
      const [otherId] = await storeAccounts(app, { email, role: 'administrator' });
      const headers = await app.signIn({ email, password: STORED_PASSWORD });
      const answers = await Promise.all([
        post('modificarCuenta', { idCuenta: otherId, rol: 'administrator', activa: false }, one.headers),
        post('modificarCuenta', { idCuenta: one.id, rol: 'administrator', activa: false }, headers),
      ]);
      const done = answers.filter(({ statusCode }) => statusCode === 200);
      expect(done).toHaveLength(1);
      expect(await app.count('administrators', `id IN (${one.id}, ${otherId}) AND disabled_at IS NULL`)).toBe(
        1,
      );
    });
  });

  it('leave a trail of what was done to them', async () => {
    const { id, email } = await account('editor');
    await post('modificarCuenta', { idCuenta: id, rol: 'reader', activa: true });
    await remove(id);
    const { cambios } = (await app.get('/api/auditoria/verAuditoria?porPagina=2', operator)).json();
    expect(cambios).toMatchObject([
      { accion: 'account.delete', antes: { email, role: 'reader' }, administrador: OPERATOR.email },
      {
        accion: 'account.change',
        antes: { role: 'editor', active: true },
        despues: { role: 'reader', active: true },
      },
    ]);
  });
});
