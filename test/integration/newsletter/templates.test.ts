import {
  listTemplates,
  saveTemplates,
  TEMPLATE_KINDS,
  type TemplateListWire,
  type TemplatesRequest,
} from '#common/newsletter/templates/template-calls.js';
import { undoChange, type AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { BUILT_IN_TEMPLATES } from '#common/newsletter/templates/built-in-templates.js';
import { TEMPLATE_MESSAGES } from '#common/newsletter/templates/template-messages.js';
import { MOST_TEMPLATES } from '#common/newsletter/templates/templates.js';
import { STORED_PASSWORD, storeAccounts } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

const READER = 'lectora@ejemplo.com.ar';
const PRICE = { nombre: 'Precio', asunto: '', texto: 'Revisá los precios de {localidad}.' };
const PHOTOS = { nombre: 'Fotos', asunto: '', texto: 'Mandá otras fotos.' };

describe('templates that the operator edits', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.sql('DELETE FROM template_lists'));

  const read = async (kind: TemplatesRequest['tipo'], who = operator): Promise<TemplateListWire> =>
    (await app.get(listTemplates.path, who)).json().plantillas[kind];
  const save = (body: object, headers: object = {}) =>
    app.post(saveTemplates.path, body, { ...operator, ...headers });
  const latest = async (): Promise<AuditEntryWire> =>
    (await app.get('/api/auditoria/verAuditoria?porPagina=1', operator)).json().cambios[0];

  it('are the built-in ones until they are edited', async () => {
    for (const kind of TEMPLATE_KINDS)
      expect(await read(kind)).toEqual({ version: 0, lista: BUILT_IN_TEMPLATES[kind] });
    const saved = await save({
      tipo: 'rechazo',
      version: 0,
      lista: [PHOTOS, { ...PRICE, nombre: ' Precio ' }],
    });
    expect([saved.statusCode, saved.json().message]).toEqual([200, TEMPLATE_MESSAGES.saved]);
    expect(await read('rechazo')).toEqual({ version: 1, lista: [PHOTOS, PRICE] });
    expect(await read('soporte')).toEqual({ version: 0, lista: BUILT_IN_TEMPLATES.soporte });
  });

  it('leave no trace of a save without a change, so that a later version can still improve them', async () => {
    const lista = BUILT_IN_TEMPLATES.rechazo;
    expect((await save({ tipo: 'rechazo', version: 0, lista })).statusCode).toBe(200);
    expect(await app.count('template_lists')).toBe(0);
    expect(await read('rechazo')).toEqual({ version: 0, lista });
  });

  it('stay empty if the operator deletes all', async () => {
    expect((await save({ tipo: 'newsletter', version: 0, lista: [] })).statusCode).toBe(200);
    expect(await read('newsletter')).toEqual({ version: 1, lista: [] });
  });

  it('of two tabs, the second is refused', async () => {
    await save({ tipo: 'rechazo', version: 0, lista: [PRICE] });
    const late = await save({ tipo: 'rechazo', version: 0, lista: [PHOTOS] });
    expect([late.statusCode, late.json().error]).toEqual([409, TEMPLATE_MESSAGES.changedMeanwhile]);
    expect(await read('rechazo')).toEqual({ version: 1, lista: [PRICE] });
  });

  it('of two saves at the same time, one is made', async () => {
    const answers = await Promise.all(
      [PRICE, PHOTOS].map((one) => save({ tipo: 'rechazo', version: 0, lista: [one] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read('rechazo')).version).toBe(1);
  });

  it('are saved once by a repeated request, and not at all without a difference', async () => {
    const body = { tipo: 'rechazo', version: 0, lista: [PRICE] };
    const key = { 'idempotency-key': 'plantillas-repetidas-1' };
    for (const _ of [1, 2]) expect((await save(body, key)).statusCode).toBe(200);
    for (const version of [0, 1]) expect((await save({ ...body, version })).statusCode).toBe(200);
    expect((await read('rechazo')).version).toBe(1);
  });

  it.each<[string, object, string]>([
    ['an unknown placeholder', { lista: [{ ...PRICE, texto: 'Hola {nombre}' }] }, 'texto'],
    ['a name twice', { lista: [PRICE, PRICE] }, 'nombre'],
    ['no text', { lista: [{ ...PRICE, texto: ' ' }] }, 'texto'],
    ['no subject', { tipo: 'soporte', lista: [PHOTOS] }, 'asunto'],
    ['too many', { lista: Array.from({ length: MOST_TEMPLATES + 1 }, () => PRICE) }, 'lista'],
    ['another kind', { tipo: 'carta', lista: [] }, 'tipo'],
    ['no version', { version: '', lista: [] }, 'version'],
  ])('with %s are refused', async (_, changes, field) => {
    const answer = await save({ tipo: 'rechazo', version: 0, lista: [PRICE], ...changes });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errores)).toEqual([field]);
    expect((await read('rechazo')).version).toBe(0);
  });

  it('are given their earlier list by undoing the change, once, and not over a newer change', async () => {
    await save({ tipo: 'rechazo', version: 0, lista: [PRICE] });
    const first = await latest();
    expect([first.accion, first.noSeDeshace]).toEqual(['templates.change', null]);
    await save({ tipo: 'rechazo', version: 1, lista: [PRICE, PHOTOS] });
    const second = await latest();
    const undo = async ({ id }: AuditEntryWire) =>
      (await app.post(undoChange.path, { idCambio: id }, operator)).statusCode;
    expect(await undo(first)).toBe(409);
    expect(await undo(second)).toBe(200);
    expect(await undo(second)).toBe(409);
    expect(await read('rechazo')).toEqual({ version: 3, lista: [PRICE] });
    expect(await undo(first)).toBe(200);
    expect((await read('rechazo')).lista).toEqual(BUILT_IN_TEMPLATES.rechazo);
  });

  it('are read and not changed by an account that only reads', async () => {
    await storeAccounts(app, { email: READER, role: 'reader' });
    const reader = await app.signIn({ email: READER, password: STORED_PASSWORD });
    expect((await read('whatsapp', reader)).lista).toEqual(BUILT_IN_TEMPLATES.whatsapp);
    expect((await save({ tipo: 'rechazo', version: 0, lista: [] }, reader)).statusCode).toBe(403);
    expect((await app.get(listTemplates.path)).statusCode).toBe(401);
  });
});
