import {
  cancelScheduled,
  listNewsletters,
  listScheduled,
  rescheduleNewsletter,
  scheduleNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import {
  discardUnfinished,
  listUnfinished,
  retryUnfinished,
  ALL_UNFINISHED,
  type UnfinishedAnswer,
} from '#common/operations/unfinished-calls.js';
import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import { localTimeOf } from '#common/kernel/time/local-time.js';
import { asJob } from '#platform/process/work-context.js';
import type { ScheduledWire, SendingWire } from '#common/newsletter/mailing-shapes.js';
import { SendScheduled } from '../../../backend/src/newsletter/schedule/send-scheduled.js';
import { startMailed } from '../../builders/mailed-app.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist, storeContacts, storeSuppressions } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const TEXT = { asunto: 'Temporada', mensaje: 'Ya abrió la temporada.' };
const tomorrow = (): string => localTimeOf(new Date(Date.now() + 86_400_000));

describe('a scheduled newsletter', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('scheduled_newsletters, newsletters, blacklist, mail_deliveries');
    sink.reset();
  });

  const post = async (path: string, body: object) => app.post(path, body, operator);
  const open = async (): Promise<ScheduledWire[]> => (await app.get(listScheduled.path, operator)).json();
  const sent = async (): Promise<SendingWire[]> => (await app.get(listNewsletters.path, operator)).json();
  const add = async (recipients: object, cuando = tomorrow()): Promise<number> =>
    (await post(scheduleNewsletter.path, { ...TEXT, ...recipients, cuando })).json().idProgramado;
  const job = (): SendScheduled => app.worker!.get(SendScheduled, { strict: false });
  /** Moves its time into the past and runs the job, as the worker does each minute. */
  const runAfter = async (interval: string): Promise<void> => {
    await app.sql(`UPDATE scheduled_newsletters SET send_at = now() - $1::interval WHERE state = 'waiting'`, [
      interval,
    ]);
    await job().handle();
  };

  it('waits for its time, is sent once, and is then one of the newsletters', async () => {
    const ids = await storeContacts(app, { email: 'uno@x.com' }, { email: 'dos@x.com' });
    const cuando = tomorrow();
    await add({ contactosIds: ids }, cuando);
    await job().handle();
    const [waiting] = await open();
    expect(waiting).toMatchObject({ asunto: 'Temporada', estado: 'espera', reciben: 2 });
    expect(localTimeOf(new Date(waiting!.fecha))).toBe(cuando);
    expect(await sent()).toEqual([]);

    await runAfter('1 minute');
    await Promise.all([job().handle(), job().handle()]);
    await app.settle();
    expect(sink.messages).toHaveLength(2);
    expect([await open(), (await sent()).length]).toEqual([[], 1]);
    expect((await sent())[0]).toMatchObject({ asunto: 'Temporada', total: 2 });
  });

  it('has messages with the id of the request that chose its time last', async () => {
    const ids = await storeContacts(app, { email: 'uno@x.com' });
    const idProgramado = await add({ contactosIds: ids });
    const request = async (): Promise<string> =>
      (await app.sql<{ id: string }>('SELECT correlation_id AS id FROM scheduled_newsletters'))[0]!.id;
    const first = await request();
    await post(rescheduleNewsletter.path, { idProgramado, cuando: tomorrow() });
    const second = await request();
    expect([first === second, second]).toEqual([false, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    await asJob(() => runAfter('1 minute'));
    expect(await app.sql('SELECT correlation_id FROM mail_deliveries')).toEqual([{ correlation_id: second }]);
  });

  it('goes to who meets the conditions and may be written to at its time', async () => {
    const before = aPublication();
    const blocked = aPublication();
    const added = aPublication();
    await publish(app, before);
    await publish(app, blocked);
    await app.sql('UPDATE contacts SET confirmed_at = now()');
    await add({ todos: { tipoOperacion: 'alquiler', buscar: '', excluidos: [] } });
    await publish(app, added);
    await app.sql('UPDATE contacts SET confirmed_at = now()');
    await storeBlacklist(app, blocked.contacto.email);
    await runAfter('1 minute');
    await app.settle();
    expect((await sent())[0]).toMatchObject({ restantes: 0, sent: 2 });
    const receivers = sink.messages.filter(({ subject }) => subject === TEXT.asunto);
    expect(receivers.flatMap(({ recipients }) => recipients).sort()).toEqual(
      [before.contacto.email, added.contacto.email].sort(),
    );
  });

  it('stores no text that was searched for', async () => {
    const [ana] = await storeContacts(app, { email: 'ana.secreta@x.com' }, { email: 'otra@x.com' });
    await add({ todos: { tipoOperacion: 'todas', buscar: 'ana.secreta@x.com', excluidos: [] } });
    const [row] = await app.sql<{ selection: object }>('SELECT selection FROM scheduled_newsletters');
    expect(row!.selection).toEqual({ ids: [ana] });
  });

  it('is not sent hours after its time, nor to nobody; it waits for another time or its end', async () => {
    const ids = await storeContacts(app, { email: 'uno@x.com' });
    const late = await add({ contactosIds: ids });
    await runAfter('7 hours');
    const forNobody = await add({ contactosIds: ids });
    await app.sql('DELETE FROM contacts');
    await runAfter('1 minute');
    expect((await open()).map(({ idProgramado, estado }) => [idProgramado, estado])).toEqual([
      [late, 'tarde'],
      [forNobody, 'sin_destinatarios'],
    ]);
    expect(await sent()).toEqual([]);

    expect(
      (await post(rescheduleNewsletter.path, { idProgramado: late, cuando: tomorrow() })).statusCode,
    ).toBe(200);
    expect((await post(cancelScheduled.path, { idProgramado: forNobody })).statusCode).toBe(200);
    expect((await open()).map(({ idProgramado, estado }) => [idProgramado, estado])).toEqual([
      [late, 'espera'],
    ]);
  });

  it('waits for the operator, too, if all of its recipients have unsubscribed or been blocked since', async () => {
    const ids = await storeContacts(app, { email: 'baja@x.com' }, { email: 'mala@x.com' });
    await add({ contactosIds: ids });
    await storeSuppressions(app, 'baja@x.com');
    await storeBlacklist(app, 'mala@x.com');
    await runAfter('1 minute');
    expect(await open()).toMatchObject([{ estado: 'sin_destinatarios', reciben: 0 }]);
    expect(await sent()).toEqual([]);
  });

  it('that did not leave is listed in Sin terminar, sent from there with a recent password if it is named, or cancelled', async () => {
    const ids = await storeContacts(app, { email: 'uno@x.com' });
    const late = await add({ contactosIds: ids });
    await runAfter('7 hours');
    const held = await add({ contactosIds: ids });
    await app.sql(`UPDATE scheduled_newsletters SET state = 'held' WHERE id = $1`, [held]);
    const due = await add({ contactosIds: ids });
    await add({ contactosIds: ids });
    await app.sql(`UPDATE scheduled_newsletters SET send_at = now() - interval '11 minutes' WHERE id = $1`, [
      due,
    ]);
    const list = async (): Promise<UnfinishedAnswer> =>
      (await app.get(`${listUnfinished.path}?tipo=envio`, operator)).json();
    const { trabajos, total } = await list();
    const works = [
      [`envio-${late}`, 'Temporada', 'fallido'],
      [`envio-${held}`, 'Temporada', 'retenido'],
      [`envio-${due}`, 'Temporada', 'reintentando'],
    ];
    expect(trabajos.map(({ clave, nombre, estado }) => [clave, nombre, estado]).sort()).toEqual(works.sort());
    expect(total).toBe(3);
    expect((await app.get('/api/health/ready')).json().details.work.degraded).toMatch(/Unfinished work: 3$/);

    await post(retryUnfinished.path, { clave: ALL_UNFINISHED });
    expect((await list()).total).toBe(3);
    const clock = jest.spyOn(app.clock, 'now').mockImplementation(() => new Date(Date.now() + 16 * 60_000));
    const refused = await post(retryUnfinished.path, { clave: `envio-${late}` });
    expect([refused.statusCode, refused.json().motivo]).toEqual([403, 'confirmar']);
    clock.mockRestore();
    await post(retryUnfinished.path, { clave: `envio-${late}` });
    await post(discardUnfinished.path, { clave: `envio-${held}` });
    expect((await post(retryUnfinished.path, { clave: `envio-${held}` })).statusCode).toBe(404);
    await job().handle();
    await app.settle();
    expect([(await sent()).length, (await list()).total, (await open()).length]).toEqual([2, 0, 1]);
  });

  it('that fails holds up no other', async () => {
    const ids = await storeContacts(app, { email: 'uno@x.com' });
    await add({ contactosIds: ids });
    const bad = await add({ contactosIds: ids });
    await app.sql(`UPDATE scheduled_newsletters SET subject = 'Mala' WHERE id = $1`, [bad]);
    await app.sql(
      `CREATE FUNCTION bad() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.subject = 'Mala' THEN RAISE 'bad row'; END IF; RETURN NEW; END $$`,
    );
    await app.sql('CREATE TRIGGER bad BEFORE INSERT ON newsletters FOR EACH ROW EXECUTE FUNCTION bad()');
    await app.sql(
      `UPDATE scheduled_newsletters SET send_at = now() - CASE id WHEN $1 THEN interval '2 minutes' ELSE interval '1 minute' END`,
      [bad],
    );
    await job().handle();
    await app.sql('DROP TRIGGER bad ON newsletters');
    expect([(await sent()).length, (await open()).map(({ idProgramado }) => idProgramado)]).toEqual([
      1,
      [bad],
    ]);
    await job().handle();
    expect([(await sent()).length, await open()]).toEqual([2, []]);
  });

  it('that was cancelled is not sent, moved or cancelled again', async () => {
    const id = await add({ contactosIds: await storeContacts(app, { email: 'uno@x.com' }) });
    await post(cancelScheduled.path, { idProgramado: id });
    await app.sql('UPDATE scheduled_newsletters SET send_at = now()');
    await job().handle();
    const moved = await post(rescheduleNewsletter.path, { idProgramado: id, cuando: tomorrow() });
    const again = await post(cancelScheduled.path, { idProgramado: id });
    expect([moved.statusCode, again.statusCode, await sent()]).toEqual([409, 409, []]);
    expect((await post(cancelScheduled.path, { idProgramado: id + 1 })).statusCode).toBe(404);
  });

  it.each([
    ['a time that has passed', { cuando: '2025-01-01T10:00' }, 'cuando'],
    ['no time', { cuando: '' }, 'cuando'],
    ['no text', { mensaje: ' ' }, 'mensaje'],
    ['nobody', { contactosIds: [] }, 'destinatarios'],
    ['persons that do not exist', { contactosIds: [999_999] }, 'contactosIds'],
  ])('is refused with %s', async (_, change, field) => {
    const contactosIds = await storeContacts(app, { email: 'uno@x.com' });
    const answer = await post(scheduleNewsletter.path, {
      ...TEXT,
      contactosIds,
      cuando: tomorrow(),
      ...change,
    });
    expect([answer.statusCode, Object.keys(answer.json().errores)]).toEqual([400, [field]]);
    expect(await open()).toEqual([]);
  });

  it('of a restored backup waits for the operator again if its new time is taken back', async () => {
    const [contact] = await storeContacts(app, { email: 'uno@x.com' });
    const idProgramado = await add({ contactosIds: [contact!] });
    await app.sql(`UPDATE scheduled_newsletters SET state = 'held'`);
    const cuando = localTimeOf(new Date(Date.now() + 2 * 86_400_000));
    await post(rescheduleNewsletter.path, { idProgramado, cuando });
    expect((await open())[0]).toMatchObject({ estado: 'espera' });
    const { cambios } = (await app.get(`${listAudit.path}?accion=newsletter.reschedule`, operator)).json();
    expect((await post(undoChange.path, { idCambio: cambios[0].id })).statusCode).toBe(200);
    expect((await open())[0]).toMatchObject({ estado: 'retenido' });
    await runAfter('1 minute');
    await app.settle();
    expect(sink.messages).toEqual([]);
  });
});
