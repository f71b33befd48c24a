import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { cleanSeason } from '#common/pricing/season/season-cleaning-calls.js';
import { confirmAvailability, moveOwnNotice, viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import { Settings } from '#platform/config/settings.js';
import { AskAvailability } from '../../../backend/src/listings/availability/ask-availability.js';
import { PauseUnconfirmedNotices } from '../../../backend/src/listings/availability/pause-unconfirmed.job.js';
import { PauseUnconfirmed } from '../../../backend/src/listings/availability/pause-unconfirmed.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const OWNER = 'duenia@ejemplo.com';

describe('whether a home is still available', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits');
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

  const pause = async (): Promise<void> => {
    await app.worker!.get(PauseUnconfirmedNotices, { strict: false }).handle();
    await app.settle();
  };
  const statusOf = async (id: number): Promise<string> =>
    (await app.sql<{ status: string }>('SELECT status FROM listings WHERE id = $1', [id]))[0]!.status;
  /** Days that the notice is behind its publication in the order of results. */
  const daysBack = async (id: number): Promise<number> =>
    (
      await app.sql<{ days: number }>(
        `SELECT extract(days FROM l.approved_at - s.published_at)::int AS days FROM listings l JOIN search s ON s.listing_id = l.id WHERE l.id = $1`,
        [id],
      )
    )[0]!.days;

  it('is asked twice and moves back; the operator sees the notice; a confirmation restores its place', async () => {
    const { id } = await aHome(31);
    const [mail] = await asked();
    expect(await daysBack(id)).toBe(0);
    await age(id, 31);
    expect(await asked()).toHaveLength(2);
    expect([await unanswered(), await daysBack(id)]).toEqual([1, 15]);
    expect((await confirm(tokenIn(mail!))).statusCode).toBe(200);
    expect([await unanswered(), await daysBack(id)]).toEqual([0, 0]);
  });

  it('is warned after two questions, and paused 15 days later; one press publishes it again', async () => {
    const { id, code } = await aHome(31);
    await asked();
    await age(id, 31);
    await asked();
    await age(id, 31);
    const [, , warning, ...more] = await asked();
    expect(more).toEqual([]);
    expect(warning).toMatch(/Si no sabemos nada hasta el \d{2}\/\d{2}\/\d{4}, lo pausamos/);
    expect(await daysBack(id)).toBe(30);
    await age(id, 14);
    await pause();
    expect(await statusOf(id)).toBe('active');
    await age(id, 2);
    await Promise.all([pause(), pause()]);
    expect(await statusOf(id)).toBe('withdrawn');
    const paused = sink.sentTo(OWNER).filter(({ subject }) => subject === `Pausamos tu aviso ${code}`);
    expect(paused).toHaveLength(1);
    const sheet = await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`);
    expect([sheet.statusCode, sheet.json().error]).toEqual([410, SHEET_MESSAGES.pausedText]);
    expect(await app.count('audit_entries', `action = 'listing.pause' AND entity_id = ${id}`)).toBe(1);
    const enlace = tokenIn(paused[0]!.text);
    const { aviso } = (await app.post(viewOwnNotice.path, { enlace })).json();
    const resumed = await app.post(moveOwnNotice.path, {
      enlace,
      accion: 'reanudar',
      version: aviso.version,
    });
    expect(resumed.statusCode).toBe(200);
    expect([await statusOf(id), await daysBack(id)]).toEqual(['active', 0]);
    await pause();
    expect(await statusOf(id)).toBe('active');
  });

  it('is not paused if it is paid, if anything changed, or if the warning was not delivered', async () => {
    const warned = async (change: (id: number) => Promise<unknown>): Promise<string> => {
      const { id } = await aHome(31);
      for (const days of [31, 31, 16]) {
        await asked();
        await age(id, days);
      }
      await change(id);
      await pause();
      return statusOf(id);
    };
    const changes = [
      (id: number) =>
        app.sql(`UPDATE contracts SET paid = true, paid_at = now() WHERE listing_id = $1`, [id]),
      (id: number) =>
        app.post('/api/inmueble/actualizar/updateInmueble.php', { idInmueble: id, banos: 2 }, operator),
      () => app.sql(`UPDATE mail_deliveries SET state = 'failed' WHERE facts ? 'pauseOn'`),
    ];
    for (const change of changes) expect(await warned(change)).toBe('active');
    expect(await warned(() => Promise.resolve())).toBe('withdrawn');
  });

  it('is not left open for the others if one of the notices cannot be paused', async () => {
    const [first, second] = [await aHome(31), await aHome(31)];
    for (const days of [31, 31, 16]) {
      await asked();
      for (const { id } of [first, second]) await age(id, days);
    }
    const pausing = app.worker!.get(PauseUnconfirmed, { strict: false });
    const failing = jest.spyOn(pausing, 'execute').mockRejectedValueOnce(new Error('broken'));
    await pause();
    failing.mockRestore();
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['active', 'withdrawn']);
  });

  it('is not asked of a notice that the cleaning of the season has just changed', async () => {
    const { id } = await aHome(31);
    await app.sql('UPDATE prices SET rented = true WHERE listing_id = $1', [id]);
    expect((await app.post(cleanSeason.path, {}, operator)).statusCode).toBe(200);
    expect(await asked()).toEqual([]);
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
    expect(await app.count('listings', `id = ${id} AND availability_asks = 0`)).toBe(1);
  });
});
