import { activeListing, type AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { editPrices, editProperty } from '#common/listings/editing/edit-calls.js';
import { viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import {
  decideProposal,
  removeOwnProposal,
  sendOwnProposal,
  viewOwnProposal,
  type NoticeContentWire,
  type OwnProposalAnswer,
  type ProposedPriceWire,
} from '#common/listings/proposals/proposal-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { startMailed } from '../../builders/mailed-app.js';
import { anOwnHome } from '../../builders/own-home.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'luz@ejemplo.com';
const HALF: ProposedPriceWire = {
  periodo: 'Marzo',
  fraccion: '2º Quincena',
  monto: 654_321,
  tipo_moneda: 'ARS',
};

describe('changes that an owner proposes', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys, blacklist');
    sink.reset();
  });

  const told = () => sink.sentTo(OWNER).filter(({ text }) => /cambios? que propusiste/.test(text));
  /** A public notice, and the token of the link in its code mail. */
  const aHome = () => anOwnHome({ app, sink, operator }, OWNER);
  const view = async (enlace: string): Promise<OwnProposalAnswer> =>
    (await app.post(viewOwnProposal.path, { enlace })).json();
  /** Sends changes of what the owner sees. */
  async function propose(enlace: string, changes: Partial<NoticeContentWire>, headers = {}) {
    const { version, actual, propuesta } = await view(enlace);
    const seen = propuesta ? { idPropuesta: propuesta.idPropuesta } : {};
    const body = { enlace, version, ...seen, ...actual, ...changes };
    return app.post(sendOwnProposal.path, body, headers);
  }
  const detail = async (id: number): Promise<AdminListingAnswer> =>
    (await app.get(`${activeListing.path}?id=${id}`, operator)).json();
  const sheet = async (code: string) =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json();
  async function decide(id: number, decision: object) {
    const { inmueble, propuesta } = await detail(id);
    const seen = { idInmueble: id, version: inmueble.version, idPropuesta: propuesta?.idPropuesta };
    return app.post(
      decideProposal.path,
      { ...seen, textos: [], precios: [], motivo: '', ...decision },
      operator,
    );
  }

  it('wait beside the public notice, and are published in part, edited, with a reason for the rest', async () => {
    const { id, code, enlace } = await aHome();
    const { actual } = await view(enlace);
    const [first] = actual.precios;
    const precios = [{ ...first!, monto: 111_000 }, ...actual.precios.slice(1), HALF];
    const sent = await propose(enlace, { observaciones: 'Casa a nueva, con pileta.', precios });
    expect(sent.json()).toMatchObject({
      message: PROPOSAL_MESSAGES.sent,
      propuesta: { contenido: { observaciones: 'Casa a nueva, con pileta.' } },
    });
    expect((await sheet(code)).inmueble.observaciones).toBe(actual.observaciones);
    expect((await app.post(viewOwnNotice.path, { enlace })).json().aviso.cambiosPropuestos).not.toBeNull();
    expect((await app.get(viewToday.path, operator)).json().cambiosPorRevisar).toMatchObject({
      total: 1,
      avisos: [{ idInmuebles: id, codigo: code }],
    });
    expect((await detail(id)).propuesta).toMatchObject({
      textos: [{ campo: 'observaciones', actual: actual.observaciones, conflicto: false }],
      precios: [
        { actual: { monto: first!.monto }, propuesto: { monto: 111_000 } },
        { periodo: 'Marzo', fraccion: '2º Quincena', actual: null },
      ],
    });

    const texts = [{ campo: 'observaciones', valor: 'Casa a nuevo, con pileta.' }];
    const unexplained = await decide(id, { textos: texts, precios: [HALF] });
    expect([unexplained.statusCode, unexplained.json().errores]).toEqual([
      400,
      { motivo: [PROPOSAL_MESSAGES.reasonRequired] },
    ]);
    const decided = await decide(id, {
      textos: texts,
      precios: [HALF],
      motivo: 'Ese precio es de otro año.',
    });
    expect([decided.statusCode, decided.json().message]).toEqual([200, PROPOSAL_MESSAGES.partly]);
    const shown = await sheet(code);
    expect(shown.inmueble.observaciones).toBe('Casa a nuevo, con pileta.');
    expect(shown.precios).toHaveLength(actual.precios.length + 1);
    expect(shown.precios.find(({ monto }: ProposedPriceWire) => monto === HALF.monto)).toMatchObject(HALF);
    expect((await detail(id)).propuesta).toBeNull();
    await eventually('the owner is told', async () => told().length === 1);
    expect(told()[0]!.text).toMatch(/Ese precio es de otro año\./);
    expect((await view(enlace)).decision).toMatchObject({
      publicados: ['Observaciones', 'Marzo, 2.ª quincena'],
      motivo: 'Ese precio es de otro año.',
    });
    const trail = await app.sql<{ action: string; own: boolean }>(
      `SELECT action, administrator_id IS NULL AS own FROM audit_entries
       WHERE entity = 'listing' AND entity_id = $1 AND action LIKE '%propos%' ORDER BY id`,
      [id],
    );
    expect(trail).toEqual([
      { action: 'owner.propose', own: true },
      { action: 'listing.proposal.publish', own: false },
    ]);
    const events = await app.sql<{ payload: object }>(
      `SELECT payload FROM outbox WHERE event = 'listing.edited' AND payload->>'listingId' = $1`,
      [String(id)],
    );
    expect(events.map(({ payload }) => payload)).toEqual([{ listingId: id, section: 'prices' }]);
  });

  it('are refused with a reason, and the notice stays as it is', async () => {
    const { id, code, enlace } = await aHome();
    const before = await sheet(code);
    await propose(enlace, { observaciones: 'Llamame.' });
    const { version } = (await detail(id)).inmueble;
    expect((await decide(id, { motivo: 'El texto no describe la casa.' })).json().message).toBe(
      PROPOSAL_MESSAGES.refused,
    );
    expect((await detail(id)).inmueble.version).toBe(version);
    // The picture for shared links is drawn at its own pace.
    const after = await sheet(code);
    expect({ ...after, tarjeta: null }).toEqual({ ...before, tarjeta: null });
    await eventually('the owner is told', async () => told().length === 1);
    expect(told()[0]!.subject).toContain('no publicamos tu cambio');
    expect((await decide(id, { idPropuesta: 1, motivo: 'Otra vez' })).statusCode).toBe(404);
  });

  it('are one a notice: a second tab does not overwrite the first unseen, a repetition is the same proposal', async () => {
    const { enlace } = await aHome();
    const { version, actual } = await view(enlace);
    const body = { enlace, version, ...actual };
    const key = { 'idempotency-key': 'the-same-press' };
    const first = { ...body, observaciones: 'Primera.' };
    const sent = await app.post(sendOwnProposal.path, first, key);
    const again = await app.post(sendOwnProposal.path, first, key);
    expect([again.statusCode, again.json().propuesta]).toEqual([200, sent.json().propuesta]);
    const other = await app.post(sendOwnProposal.path, { ...body, observaciones: 'Segunda.' });
    expect([other.statusCode, other.json().message]).toEqual([409, PROPOSAL_MESSAGES.stale]);
    expect((await propose(enlace, { observaciones: 'Tercera.' })).statusCode).toBe(200);
    expect(await app.count('proposed_changes')).toBe(1);
    const { propuesta } = await view(enlace);
    const { idPropuesta } = propuesta!;
    const old = sent.json().propuesta.idPropuesta;
    expect((await app.post(removeOwnProposal.path, { enlace, idPropuesta: old })).statusCode).toBe(409);
    expect((await app.post(removeOwnProposal.path, { enlace, idPropuesta })).json().propuesta).toBeNull();
  });

  it('are compared with the notice as it is; what the operator changed meanwhile is a conflict', async () => {
    const { id, enlace } = await aHome();
    const { actual } = await view(enlace);
    const [first, ...rest] = actual.precios;
    await propose(enlace, { observaciones: 'Del dueño.', precios: [{ ...first!, monto: 111_000 }, ...rest] });
    const text = await app.post(editProperty.path, { idInmueble: id, observaciones: 'Del sitio.' }, operator);
    expect(text.statusCode).toBe(200);
    const { propuesta, inmueble } = await detail(id);
    expect(propuesta).toMatchObject({
      textos: [{ actual: 'Del sitio.', propuesto: 'Del dueño.', conflicto: true }],
      precios: [{ conflicto: false }],
    });
    const late = {
      idInmueble: id,
      version: inmueble.version - 1,
      idPropuesta: propuesta!.idPropuesta,
      textos: [],
      precios: [],
      motivo: 'No',
    };
    expect((await app.post(decideProposal.path, late, operator)).statusCode).toBe(409);
  });

  it('keep rented marks, and follow the rules of a publication', async () => {
    const { id, enlace } = await aHome();
    await app.sql('UPDATE prices SET rented = true WHERE listing_id = $1', [id]);
    const { actual } = await view(enlace);
    const [first, ...rest] = actual.precios;
    const wrong = await propose(enlace, { observaciones: '', precios: [{ ...first!, monto: 0 }, ...rest] });
    expect([wrong.statusCode, Object.keys(wrong.json().errores)]).toEqual([
      400,
      ['observaciones', 'precios.0.monto'],
    ]);
    expect((await propose(enlace, {})).json().errores).toEqual({
      observaciones: [PROPOSAL_MESSAGES.nothing],
    });
    const dearer = { ...first!, monto: 111_000 };
    await propose(enlace, { precios: [dearer, ...rest] });
    const unasked = await decide(id, { precios: [HALF], motivo: 'x' });
    expect(unasked.statusCode).toBe(400);
    expect((await decide(id, { precios: [dearer] })).json().message).toBe(PROPOSAL_MESSAGES.published);
    const rows = await app.sql<{ amount: number; rented: boolean }>(
      'SELECT amount::int AS amount, rented FROM prices WHERE listing_id = $1 AND amount = 111000',
      [id],
    );
    expect(rows).toEqual([{ amount: 111_000, rented: true }]);
    await app.post(editPrices.path, { idInmueble: id, precios: [] }, operator);
  });

  it('are not taken, and can only be refused, once the notice is withdrawn', async () => {
    const { id, enlace } = await aHome();
    await propose(enlace, { observaciones: 'Casa con pileta.' });
    await app.sql(`UPDATE listings SET status = 'withdrawn' WHERE id = $1`, [id]);
    const sent = await propose(enlace, { observaciones: 'Casa con patio.' });
    expect([sent.statusCode, sent.json().message]).toEqual([409, PROPOSAL_MESSAGES.closed]);
    const { version } = (
      await app.sql<{ version: number }>('SELECT version FROM listings WHERE id = $1', [id])
    )[0]!;
    const { propuesta } = await view(enlace);
    const body = {
      idInmueble: id,
      version,
      idPropuesta: propuesta!.idPropuesta,
      precios: [],
      textos: [{ campo: 'observaciones', valor: 'Casa con pileta.' }],
      motivo: '',
    };
    const published = await app.post(decideProposal.path, body, operator);
    expect([published.statusCode, published.json().message]).toEqual([409, PROPOSAL_MESSAGES.notOpen]);
    const refused = { ...body, textos: [], motivo: 'El aviso ya no está publicado.' };
    expect((await app.post(decideProposal.path, refused, operator)).statusCode).toBe(200);
  });

  it('are seen by nobody without the link', async () => {
    const { enlace } = await aHome();
    await propose(enlace, { observaciones: 'Casa con pileta.' });
    const forged = `${enlace.slice(0, -2)}xx`;
    for (const call of [viewOwnProposal, sendOwnProposal, removeOwnProposal]) {
      const body = { enlace: forged, version: 1, idPropuesta: 1, observaciones: 'x', precios: [] };
      const sent = call === viewOwnProposal ? { enlace: forged } : body;
      expect((await app.post(call.path, sent)).statusCode).toBe(410);
    }
  });

  it('may be measures, which are published together', async () => {
    const { id, code, enlace } = await aHome();
    const refused = await propose(enlace, { medidas: { superficieTotal: -1, antiguedad: 3 } });
    expect(Object.keys(refused.json().errores)).toEqual(['medidas.superficieTotal', 'medidas.antiguedad']);
    const sent = await propose(enlace, { medidas: { superficieCubierta: 80.5, superficieTotal: 300 } });
    expect(sent.json().propuesta.contenido.medidas).toMatchObject({
      superficieCubierta: 80.5,
      antiguedad: '',
    });
    expect((await sheet(code)).inmueble.superficieCubierta).toBeNull();
    expect((await detail(id)).propuesta).toMatchObject({
      textos: [],
      medidas: { actual: { superficieTotal: '' }, propuesto: { superficieTotal: 300 }, conflicto: false },
    });
    expect((await decide(id, { medidas: true })).statusCode).toBe(200);
    expect((await sheet(code)).inmueble).toMatchObject({ superficieCubierta: 80.5, superficieTotal: 300 });
    const { decision } = await view(enlace);
    expect(decision).toMatchObject({ publicados: [PROPOSAL_MESSAGES.measures], rechazados: [] });
    // The next proposal replaces what waits, not what was decided.
    const next = (await propose(enlace, { observaciones: 'Casa con pileta.' })).json();
    expect(next).toMatchObject({ propuesta: {}, decision });
  });
});
