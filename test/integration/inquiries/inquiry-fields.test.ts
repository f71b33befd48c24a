import { createInquiry, listInquiries } from '#common/inquiries/inquiry-calls.js';
import { viewOwnInquiries, markOwnInquiry } from '#common/owners/link/owner-inquiry-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { anOwnHome } from '../../builders/own-home.js';
import { storeSuppressions } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'luz@ejemplo.com';
const VISITOR = 'eva@ejemplo.com';

describe('dates, people and pets of an inquiry', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys, blacklist, mail_suppressions');
    sink.reset();
  });

  const aHome = () => anOwnHome({ app, sink, operator }, OWNER);
  const ask = (inmuebleId: number, fields: object = {}) =>
    app.post(createInquiry.path, {
      nombreCompleto: 'Eva Paz',
      mensaje: 'Hola, un texto que escribió alguien.',
      inmuebleId,
      tipoConsulta: 'email',
      telefono: null,
      email: VISITOR,
      tiempo: 9_000,
      ...fields,
    });
  const STAY = { llegada: '2027-01-16', salida: '2027-01-31', personas: 4, mascotas: true };
  const askedMail = () => sink.sentTo(OWNER).find(({ subject }) => subject.startsWith('Consulta'));
  const copies = () => sink.sentTo(VISITOR).filter(({ subject }) => subject.startsWith('Copia'));

  it('reach the owner and the operator as fields; a copy has them and no text', async () => {
    const { id, code } = await aHome();
    expect((await ask(id, { ...STAY, copia: true })).statusCode).toBe(200);
    await eventually(
      'owner and sender are told',
      async () => askedMail() !== undefined && copies().length === 1,
    );
    const { text } = askedMail()!;
    for (const fact of ['16/01/2027', '31/01/2027', 'Personas', 'Mascotas', '/mi-aviso'])
      expect(text).toContain(fact);
    // The owner's reply quotes the message to the visitor.
    expect(text).not.toContain('/mi-aviso#');
    const [copy] = copies();
    expect(copy!.text).toContain(code);
    expect(copy!.text).toContain('16/01/2027');
    expect(copy!.text).not.toMatch(/un texto que escribió|Eva|Paz/);
    const { consultas } = (await app.get(listInquiries.path, operator)).json();
    expect(consultas).toMatchObject([{ ...STAY, respondida: null }]);
  });

  it('are optional, and must be possible', async () => {
    const { id } = await aHome();
    expect((await ask(id)).statusCode).toBe(200);
    const refused = await ask(id, { ...STAY, salida: '2027-01-10', personas: 99 });
    expect([refused.statusCode, Object.keys(refused.json().errores)]).toEqual([400, ['salida', 'personas']]);
    const { consultas } = (await app.get(listInquiries.path, operator)).json();
    expect(consultas).toMatchObject([{ llegada: null, salida: null, personas: null, mascotas: null }]);
  });

  it('are copied to a mailbox five times a day, and never to one that is blocked or unsubscribed', async () => {
    const { id } = await aHome();
    for (let asked = 0; asked < 3; asked++) await ask(id, { copia: true, mensaje: `Consulta ${asked}` });
    const other = await publish(app);
    await approve(app, other, { operator });
    for (let asked = 0; asked < 4; asked++) await ask(other, { copia: true, mensaje: `Otra ${asked}` });
    await app.settle();
    await eventually('five copies', async () => copies().length === 5);
    await app.empty('rate_limits');
    await storeSuppressions(app, VISITOR);
    await ask(id, { copia: true, mensaje: 'Ya no' });
    await app.settle();
    await eventually('the copy is left out', async () => {
      const [row] = await app.sql<{ open: number }>(
        `SELECT count(*)::int AS open FROM mail_deliveries WHERE template = 'inquiry-copy' AND state IN ('queued', 'sending')`,
      );
      return row!.open === 0;
    });
    expect(copies()).toHaveLength(5);
  });

  it('are marked as answered by the owner, and counted in public from five on', async () => {
    const { id, code, enlace } = await aHome();
    const another = await publish(app);
    for (let asked = 0; asked < 4; asked++) await ask(id, { ...STAY, mensaje: `Consulta ${asked}` });
    const view = async () => (await app.post(viewOwnInquiries.path, { enlace })).json();
    const { consultas, publico } = await view();
    expect([consultas.length, publico]).toEqual([4, null]);
    expect(consultas[0]).toEqual({
      ...STAY,
      respuestas: expect.any(Array),
      precios: [],
      presupuesto: expect.any(String),
      motivo: '',
      respuesta: null,
      idConsulta: expect.any(Number),
      nombre: 'Eva',
      canal: 'email',
      fecha: expect.any(String),
      respondida: false,
    });
    const mark = (idConsulta: number, respondida = true) =>
      app.post(markOwnInquiry.path, { enlace, idConsulta, respondida });
    await ask(id, { mensaje: 'La quinta' });
    await app.sql(`UPDATE inquiries SET created_at = now() - interval '3 days' WHERE listing_id = $1`, [id]);
    const sheet = async () =>
      (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json().respuestas;
    expect(await sheet()).toBeNull();
    const marked = await mark(consultas[0].idConsulta);
    expect(marked.json().publico).toEqual({ respondidas: 1, consultas: 5, demora: null });
    await eventually('the sheet shows it', async () => (await sheet())?.respondidas === 1);
    expect((await mark(consultas[0].idConsulta, false)).json().publico).toBeNull();
    await app.sql('UPDATE inquiries SET listing_id = $1 WHERE id = $2', [another, consultas[1].idConsulta]);
    expect((await mark(consultas[1].idConsulta)).statusCode).toBe(404);
    expect(
      (await app.post(markOwnInquiry.path, { enlace: `${enlace}x`, idConsulta: 1, respondida: true }))
        .statusCode,
    ).toBe(410);
  });

  it('are listed by days of the site, the last one included', async () => {
    const { id } = await aHome();
    expect((await ask(id)).statusCode).toBe(200);
    // A minute before midnight in Argentina.
    await app.sql(`UPDATE inquiries SET created_at = '2026-02-28T02:59:00Z'`);
    const totalOf = async (days: string): Promise<number> =>
      (await app.get(`${listInquiries.path}?${days}`, operator)).json().total;
    expect(await totalOf('fechaHasta=2026-02-26')).toBe(0);
    expect(await totalOf('fechaHasta=2026-02-27')).toBe(1);
    expect(await totalOf('fechaDesde=2026-02-27&fechaHasta=2026-02-27')).toBe(1);
    expect(await totalOf('fechaDesde=2026-02-28&fechaHasta=2026-02-28')).toBe(0);
    expect(await totalOf('fechaDesde=2026-02-28&fechaHasta=2026-02-27')).toBe(0);
    expect((await app.get(`${listInquiries.path}?fechaHasta=ayer`, operator)).statusCode).toBe(400);
  });
});
