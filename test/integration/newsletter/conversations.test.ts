import {
  listMessages,
  replyToMessages,
  viewConversation,
  closeMessages,
  reopenMessages,
  countMessages,
  type ConversationAnswer,
  type SupportMessageWire,
} from '#common/newsletter/support/support-calls.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { startMailed } from '../../builders/mailed-app.js';
import { storeBlacklist, storeContacts, storeSupportMessages } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { OPERATOR, type TestApp } from '../../support/test-app.js';

const REPLY = { asunto: 'Cómo publicar', mensaje: 'Desde «Publicar».' };

describe('a conversation with the site', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('support_messages, support_replies, blacklist, mail_deliveries');
    sink.reset();
  });

  const view = async (id: number): Promise<ConversationAnswer> =>
    (await app.get(`${viewConversation.path}?id=${id}`, operator)).json();
  const listed = async (query: string): Promise<SupportMessageWire[]> =>
    (await app.get(`${listMessages.path}?${query}`, operator)).json();
  const post = (path: string, body: object) => app.post(path, body, operator);
  const open = async (): Promise<number> => (await app.get(countMessages.path, operator)).json().sinResponder;

  it('contains all messages of a mailbox and the replies to them, and what became of each mail', async () => {
    const [first, second] = await storeSupportMessages(
      app,
      { email: 'eva@gmail.com', message: 'Hola', createdAt: new Date('2026-11-20T10:00:00Z') },
      { email: 'E.va+1@gmail.com', message: '¿Están?', createdAt: new Date('2026-11-21T10:00:00Z') },
      { email: 'otra@ejemplo.com', message: 'Otra cosa' },
    );
    const [contact] = await storeContacts(app, { email: 'eva@gmail.com' });
    const consultasIds = [first, second];
    const sent = await post(replyToMessages.path, { ...REPLY, consultasIds });
    expect(sent.json()).toMatchObject({ total: 1, sent: 1 });
    expect(sink.messages).toHaveLength(1);
    expect(sink.messages[0]).toMatchObject({ recipients: ['E.va+1@gmail.com'], subject: REPLY.asunto });
    expect(sink.messages[0]!.text).toContain('¿Están?');

    const conversation = await view(first!);
    expect(conversation).toMatchObject({ idContacto: contact, enBlacklist: false });
    expect(conversation.entradas).toEqual([
      {
        tipo: 'mensaje',
        idConsultaSoporte: first,
        fecha: '2026-11-20T10:00:00.000Z',
        texto: 'Hola',
        abierta: false,
        cerrada: false,
      },
      {
        tipo: 'mensaje',
        idConsultaSoporte: second,
        fecha: '2026-11-21T10:00:00.000Z',
        texto: '¿Están?',
        abierta: false,
        cerrada: false,
      },
      {
        tipo: 'respuesta',
        idEnvio: expect.any(Number),
        fecha: expect.any(String),
        asunto: REPLY.asunto,
        texto: REPLY.mensaje,
        autor: OPERATOR.email,
        estado: 'enviada',
      },
    ]);
    expect(await view(second!)).toMatchObject({ email: 'E.va+1@gmail.com', entradas: conversation.entradas });
    expect(await open()).toBe(1);
  });

  it('gets one mail, whatever else is answered with it and however its address is written', async () => {
    const consultasIds = await storeSupportMessages(
      app,
      { email: 'eva@x.com' },
      { email: 'EVA@x.com ' },
      { email: 'otra@x.com' },
    );
    const sent = await post(replyToMessages.path, { ...REPLY, consultasIds, juntas: false });
    expect(sent.json()).toMatchObject({ total: 2, sent: 2 });
    expect(sink.messages.map(({ recipients }) => recipients[0]!.trim().toLowerCase()).toSorted()).toEqual([
      'eva@x.com',
      'otra@x.com',
    ]);
    const { entradas } = await view(consultasIds[0]!);
    expect(entradas.map(({ tipo }) => tipo)).toEqual(['mensaje', 'mensaje', 'respuesta']);
  });

  it('is closed without a reply, is then neither open nor answered, and is opened again', async () => {
    const [closed, answered, other] = await storeSupportMessages(app, {}, { answeredAt: new Date() }, {});
    const answer = await post(closeMessages.path, { consultasIds: [closed, answered] });
    expect(answer.json()).toMatchObject({ success: true });
    expect((await listed('respondidas=0')).map(({ idConsultaSoporte }) => idConsultaSoporte)).toEqual([
      other,
    ]);
    expect((await listed('respondidas=1')).map(({ idConsultaSoporte }) => idConsultaSoporte)).toEqual([
      answered,
    ]);
    expect(await listed('cerradas=1')).toMatchObject([
      { idConsultaSoporte: closed, cerrada: expect.any(String) },
    ]);
    expect((await view(closed!)).entradas[0]).toMatchObject({ abierta: false, cerrada: true });
    expect(await open()).toBe(1);

    await post(reopenMessages.path, { consultasIds: [closed] });
    expect((await view(closed!)).entradas[0]).toMatchObject({ abierta: true, cerrada: false });
    expect(await open()).toBe(2);
    const [entry] = await app.sql(`SELECT after FROM audit_entries WHERE action = 'support.close'`);
    expect(entry).toEqual({ after: { messages: [closed] } });
  });

  it('is closed once: messages that were answered or closed stay as they are, and unknown ones are not counted', async () => {
    const closedAt = new Date('2026-11-20T10:00:00Z');
    const [closed, answered] = await storeSupportMessages(app, { closedAt }, { answeredAt: new Date() });
    const recorded = () => app.count('audit_entries', `action IN ('support.close', 'support.reopen')`);
    const before = await recorded();
    const again = await post(closeMessages.path, { consultasIds: [closed, 999_999] });
    expect(again.json()).toEqual({ success: true, message: MAILING_MESSAGES.supportClosed(1) });
    const opened = await post(reopenMessages.path, { consultasIds: [answered, 999_999] });
    expect(opened.json()).toEqual({ success: true, message: MAILING_MESSAGES.supportReopened(1) });
    expect(await listed('cerradas=1')).toMatchObject([
      { idConsultaSoporte: closed, cerrada: closedAt.toISOString() },
    ]);
    expect(await recorded()).toBe(before);
  });

  it('of a closed message is answered after all', async () => {
    const [id] = await storeSupportMessages(app, { closedAt: new Date() });
    await post(replyToMessages.path, { ...REPLY, consultasIds: [id] });
    expect(await listed('cerradas=1')).toEqual([]);
    expect(await listed('respondidas=1')).toHaveLength(1);
  });

  it('of a blacklisted address says so and sends nothing', async () => {
    const [id] = await storeSupportMessages(app, { email: 'estafa@x.com' });
    await storeBlacklist(app, 'estafa@x.com');
    await post(replyToMessages.path, { ...REPLY, consultasIds: [id] });
    const { enBlacklist, entradas } = await view(id!);
    expect([enBlacklist, entradas.length, sink.messages]).toEqual([true, 1, []]);
  });

  it('of a message that does not exist is not found', async () => {
    const paths = [closeMessages.path, reopenMessages.path];
    const answers = await Promise.all(paths.map((path) => post(path, { consultasIds: [999_999] })));
    answers.push(await app.get(`${viewConversation.path}?id=999999`, operator));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});
