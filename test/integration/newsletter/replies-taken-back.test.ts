import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import {
  countMessages,
  removeMessage,
  replyToMessages,
  takeBackReply,
  viewConversation,
} from '#common/newsletter/support/support-calls.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { MAIL_WAITS_SECONDS } from '#common/kernel/time/take-back.js';
import { startMailed } from '../../builders/mailed-app.js';
import { storeSupportMessages } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const REPLY = { asunto: 'Cómo publicar', mensaje: 'Desde «Publicar».', sinEspera: true };

describe('a reply that is taken back', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let ids: number[];

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('support_messages, support_replies, mail_deliveries');
    sink.reset();
    ids = await storeSupportMessages(app, { email: 'eva@x.com' }, { email: 'ana@x.com' });
  });

  const reply = async (fields: object = { conDeshacer: true }): Promise<number> =>
    (await app.post(replyToMessages.path, { ...REPLY, consultasIds: ids, ...fields }, operator)).json()
      .idEnvio;
  const takeBack = (idEnvio: number) => app.post(takeBackReply.path, { idEnvio }, operator);
  const unanswered = async (): Promise<number> =>
    (await app.get(countMessages.path, operator)).json().sinResponder;
  const kinds = async (id: number): Promise<string[]> =>
    (await app.get(`${viewConversation.path}?id=${id}`, operator))
      .json()
      .entradas.map(({ tipo }: { tipo: string }) => tipo);

  it('waits first; its messages are open again, and no mail leaves, once', async () => {
    const id = await reply();
    const [waits] = await app.sql<{ seconds: number }>(
      'SELECT min(extract(epoch FROM send_after - created_at))::float AS seconds FROM mail_deliveries',
    );
    expect(waits!.seconds).toBeGreaterThan(MAIL_WAITS_SECONDS - 2);
    expect([await unanswered(), await kinds(ids[0]!)]).toEqual([0, ['mensaje', 'respuesta']]);
    const taken = await takeBack(id);
    expect([taken.statusCode, taken.json().message]).toEqual([200, MAILING_MESSAGES.replyTakenBack]);
    expect([await unanswered(), await kinds(ids[0]!)]).toEqual([2, ['mensaje']]);
    expect(await app.count('mail_deliveries', `state = 'skipped'`)).toBe(2);
    const again = await takeBack(id);
    expect([again.statusCode, again.json().error]).toEqual([409, MAILING_MESSAGES.replyLeft]);
    expect((await takeBack(999_999)).statusCode).toBe(404);
    expect(sink.messages).toEqual([]);
  });

  it('leaves its messages as an earlier reply had answered them', async () => {
    await reply({ consultasIds: [ids[0]] });
    const answered = () => app.sql('SELECT answered_at FROM support_messages ORDER BY id');
    const before = await answered();
    await takeBack(await reply());
    expect(await answered()).toEqual(before);
    expect(await unanswered()).toBe(1);
  });

  const remove = (idConsultaSoporte: number) => app.post(removeMessage.path, { idConsultaSoporte }, operator);

  it('is taken back for a deleted message too, which is open when it is restored', async () => {
    const id = await reply();
    await remove(ids[0]!);
    expect((await takeBack(id)).statusCode).toBe(200);
    const { cambios } = (await app.get(`${listAudit.path}?accion=support.delete`, operator)).json();
    expect((await app.post(undoChange.path, { idCambio: cambios[0].id }, operator)).statusCode).toBe(200);
    expect([await unanswered(), await kinds(ids[0]!)]).toEqual([2, ['mensaje']]);
  });

  it('leaves without the message that it answers, if that is deleted while the mail waits', async () => {
    await reply({ consultasIds: [ids[0]], conDeshacer: true });
    await remove(ids[0]!);
    await app.releaseMail('eva@x.com');
    const [mail] = await sink.waitFor('eva@x.com');
    expect(mail!.text).toContain(REPLY.mensaje);
    expect(mail!.text).not.toContain('Nos habías escrito');
  });

  it('is not taken back once one of its mails has left; the others leave too', async () => {
    const id = await reply();
    await app.releaseMail('eva@x.com');
    await sink.waitFor('eva@x.com');
    await eventually(
      'it is recorded',
      async () => (await app.count('mail_deliveries', `state = 'sent'`)) === 1,
    );
    expect((await takeBack(id)).statusCode).toBe(409);
    expect([await unanswered(), await app.count('mail_deliveries', `state = 'queued'`)]).toEqual([0, 1]);
    await app.releaseMail('ana@x.com');
    await sink.waitFor('ana@x.com');
  });
});
