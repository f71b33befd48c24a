import { inviteAccount, listAccounts, type AccountWire } from '#common/accounts/account-calls.js';
import { viewLive, type LiveAnswer } from '#common/stats/live-calls.js';
import { addNote, listNotes } from '#common/owners/notes/note-calls.js';
import { changeOwnName, viewOwnName } from '#common/accounts/own-account-calls.js';
import { undoChange, type AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { publish } from '../../builders/desk.js';
import { storeAccounts, STORED_PASSWORD } from '../../builders/rows.js';
import { eventually, OPERATOR, TestApp } from '../../support/test-app.js';

type Headers = { cookie: string };

describe('the name of an account', () => {
  let app: TestApp;
  let operator: Headers;
  let serial = 0;
  let ana: Headers;
  let email = '';

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    serial += 1;
    email = `ana${serial}@ejemplo.com`;
    ana = await account(email, 'editor');
  });

  async function account(address: string, role: 'reader' | 'editor'): Promise<Headers> {
    await storeAccounts(app, { email: address, role });
    return app.signIn({ email: address, password: STORED_PASSWORD });
  }
  const name = (nombre: string, headers = ana) => app.post(changeOwnName.path, { nombre }, headers);
  const ownName = async (headers = ana): Promise<string> =>
    (await app.get(viewOwnName.path, headers)).json().nombre;
  const listed = async (address: string): Promise<AccountWire | undefined> =>
    ((await app.get(listAccounts.path, operator)).json().cuentas as AccountWire[]).find(
      (one) => one.email === address,
    );
  const history = async (): Promise<AuditEntryWire[]> =>
    (await app.get('/api/auditoria/verAuditoria?porPagina=5', operator)).json().cambios;
  const undo = (id: number, headers: Headers) => app.post(undoChange.path, { idCambio: id }, headers);

  it('is given with the invitation, in one line, or not', async () => {
    const named = { email: `nora${serial}@ejemplo.com`, nombre: '  Nora \n Paz ', rol: 'reader' };
    const unnamed = { email: `olga${serial}@ejemplo.com`, rol: 'reader' };
    for (const invitation of [named, unnamed])
      expect((await app.post(inviteAccount.path, invitation, operator)).statusCode).toBe(200);
    expect([await listed(named.email), await listed(unnamed.email)]).toMatchObject([
      { nombre: 'Nora Paz' },
      { nombre: '' },
    ]);
  });

  it('is shown instead of the address: who has a notice open, authors of notes, who made a change', async () => {
    const id = await publish(app);
    const note = { sobre: 'aviso', id, tipo: 'nota', texto: 'Llamar a la tarde.' };
    expect((await app.post(addNote.path, note, ana)).statusCode).toBe(200);
    const shown = async () => {
      await app.get(`${viewLive.path}?mirando=${id}`, ana);
      const { mirando } = (await app.get(viewLive.path, operator)).json() as LiveAnswer;
      const { notas } = (await app.get(`${listNotes.path}?sobre=aviso&id=${id}`, operator)).json();
      const entry = (await history()).find(({ accion }) => accion === 'note.add')!;
      return [
        mirando.find(({ idInmueble }) => idInmueble === id)?.nombre,
        notas[0].autor,
        [entry.administrador, entry.nombreAdministrador],
      ];
    };
    expect(await shown()).toEqual([email, email, [email, null]]);
    expect((await name('Ana Núñez')).statusCode).toBe(200);
    expect(await shown()).toEqual(['Ana Núñez', 'Ana Núñez', [email, 'Ana Núñez']]);
    expect((await name('')).statusCode).toBe(200);
    expect(await shown()).toEqual([email, email, [email, null]]);
  });

  it('is changed by readers too, and only within its length', async () => {
    const reader = await account(`lee${serial}@ejemplo.com`, 'reader');
    expect((await name('Lía', reader)).statusCode).toBe(200);
    expect(await ownName(reader)).toBe('Lía');
    expect((await name('L'.repeat(81), reader)).statusCode).toBe(400);
    expect([await ownName(reader), await ownName()]).toEqual(['Lía', '']);
  });

  it('is in the audit trail once for each change, and the change is undone', async () => {
    await name('Ana');
    await name('Ana');
    await name('Anita');
    const [newest, older] = await history();
    expect([newest, older]).toMatchObject([
      { accion: 'account.name', antes: { email, name: 'Ana' }, despues: { email, name: 'Anita' } },
      { accion: 'account.name', antes: { email, name: '' }, despues: { email, name: 'Ana' } },
    ]);
    const early = await undo(older!.id, ana);
    expect([early.statusCode, early.json().error]).toEqual([409, UNDO_MESSAGES.changedSince]);
    expect((await undo(newest!.id, ana)).statusCode).toBe(200);
    expect(await ownName()).toBe('Ana');
  });

  it('is put back by administrators, and by no other account', async () => {
    await name(OPERATOR.email);
    const [entry] = await history();
    const editor = await account(`eva${serial}@ejemplo.com`, 'editor');
    expect([(await undo(entry!.id, editor)).statusCode, await ownName()]).toEqual([403, OPERATOR.email]);
    expect([(await undo(entry!.id, operator)).statusCode, await ownName()]).toEqual([200, '']);
  });

  it('of an account of the version before is its address in a notification without a name', async () => {
    const view = { accountId: 999_999, listingId: 4_242, email: 'antes@ejemplo.com' };
    await app.sql(`SELECT pg_notify('desk_views', $1)`, [JSON.stringify(view)]);
    await eventually('the view', async () => {
      const { mirando } = (await app.get(viewLive.path, operator)).json() as LiveAnswer;
      return mirando.some(({ idInmueble, nombre }) => idInmueble === 4_242 && nombre === view.email);
    });
  });
});
