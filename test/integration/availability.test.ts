import { confirmAvailability, moveOwnNotice } from '#common/calls/owner-access.js';
import { viewToday } from '#common/calls/today.js';
import { Settings } from '#platform/config/settings.js';
import { AskAvailability } from '../../backend/src/listings/jobs/ask-availability.js';
import { approve, publish } from '../builders/desk.js';
import { aPublication } from '../builders/publication.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { TestApp } from '../support/test-app.js';

const OWNER = 'duenia@ejemplo.com';

describe('whether a home is still available', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await TestApp.start({ worker: true, smtpUrl: sink.url });
    operator = await app.signIn();
  }, 60_000);
  afterAll(async () => {
    await sink.stop();
    await app.stop();
  }, 30_000);
  beforeEach(async () => {
    await app.clear();
    await app.sql('TRUNCATE mail_deliveries, rate_limits');
    sink.reset();
  });

  /** A public notice that nobody has changed for so many days. */
  async function aHome(days: number): Promise<{ id: number; code: string }> {
    const publication = aPublication();
    publication.contacto.email = OWNER;
    const id = await publish(app, publication);
    const code = await approve(app, id, { operator });
    await app.settle();
    await age(id, days);
    return { id, code };
  }
  const age = (id: number, days: number) =>
    app.sql(
      `UPDATE listings SET updated_at = updated_at - make_interval(days => $2),
              available_at = available_at - make_interval(days => $2),
              availability_asked_at = availability_asked_at - make_interval(days => $2) WHERE id = $1`,
      [id, days],
    );
  const asked = async (): Promise<string[]> => {
    await app.worker!.get(AskAvailability, { strict: false }).handle();
    await app.settle();
    return sink.sentTo(OWNER).flatMap(({ subject, text }) => (subject.includes('disponible') ? [text] : []));
  };
  const confirm = (enlace: string) => app.post(confirmAvailability.path, { enlace });
  const tokenIn = (text: string): string => /\/mi-aviso#([\w.-]+)/.exec(text)![1]!;
  const unanswered = async (): Promise<number> =>
    (await app.get(viewToday.path, operator)).json().sinConfirmar.total;
  const sheet = async (code: string) =>
    (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json().inmueble;

  it('is asked after thirty days without news, confirmed by one press, and shown on the sheet', async () => {
    const { id, code } = await aHome(31);
    expect((await sheet(code)).confirmado).toBeNull();
    const [mail, ...more] = await asked();
    expect(more).toEqual([]);
    expect(await asked()).toHaveLength(1);
    const enlace = tokenIn(mail!);
    const answer = await confirm(enlace);
    expect(answer.json().aviso.confirmado).toMatch(/^\d{4}-/);
    expect((await confirm(enlace)).statusCode).toBe(200);
    const { confirmado } = await sheet(code);
    expect(confirmado).toBe(answer.json().aviso.confirmado);
    expect(await app.count('audit_entries', `action = 'owner.confirm' AND entity_id = ${id}`)).toBe(1);
    await age(id, 29);
    expect(await asked()).toHaveLength(1);
    await age(id, 2);
    expect(await asked()).toHaveLength(2);
  });

  it('is asked twice; then the operator sees the notice, which stays public until somebody decides', async () => {
    const { id, code } = await aHome(31);
    const [mail] = await asked();
    await age(id, 31);
    expect(await asked()).toHaveLength(2);
    expect(await unanswered()).toBe(1);
    await age(id, 31);
    expect(await asked()).toHaveLength(2);
    expect((await sheet(code)).codigo).toBe(code);
    expect((await confirm(tokenIn(mail!))).statusCode).toBe(200);
    expect(await unanswered()).toBe(0);
  });

  it('is not asked of notices with news, of those that are not public, or if it is switched off', async () => {
    const { id } = await aHome(29);
    expect(await asked()).toEqual([]);
    await age(id, 2);
    const settings = app.worker!.get(Settings);
    const days = settings.ASK_AVAILABILITY_DAYS;
    settings.ASK_AVAILABILITY_DAYS = 0;
    expect(await asked()).toEqual([]);
    settings.ASK_AVAILABILITY_DAYS = days;
    const [mail] = await asked();
    const enlace = tokenIn(mail!);
    const { aviso } = (await confirm(enlace)).json();
    await app.post(moveOwnNotice.path, { enlace, accion: 'pausar', version: aviso.version });
    expect((await confirm(enlace)).statusCode).toBe(409);
    await age(id, 31);
    expect(await asked()).toHaveLength(1);
  });
});
