import { startMailed } from '../../builders/mailed-app.js';
import { storeBlacklist, storeSupportMessages } from '../../builders/rows.js';
import { queueBackends } from '../../support/queue-backends.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

describe.each(queueBackends())('support messages, on $name', ({ redisUrl }) => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let serial = 0;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed({ redisUrl }));
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.empty('support_messages, blacklist');
    sink.reset();
    serial += 1;
  });

  const get = async (path: string) => (await app.get(path, operator)).json();
  const post = (path: string, body: object) => app.post(path, body, operator);
  const email = (n: number): string => `o${serial}-${n}@x.com`;

  async function messages(count: number): Promise<number[]> {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    return storeSupportMessages(
      app,
      ...numbers.map((n) => ({ email: email(n), message: `¿Cómo publico? ${n}` })),
    );
  }

  it('are accepted from forms without JavaScript, which get faults as a page', async () => {
    const send = (fields: Record<string, string>) =>
      app.request({
        method: 'POST',
        url: '/contacto',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: new URLSearchParams(fields).toString(),
      });
    const fields = { nombreCompleto: 'Eva Ruiz', email: email(1), mensaje: '¿Cómo publico?', casillero: '' };
    const sent = await send(fields);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/contacto?enviado=1']);
    expect(await app.sql('SELECT full_name, email, message FROM support_messages')).toEqual([
      { full_name: 'Eva Ruiz', email: email(1), message: '¿Cómo publico?' },
    ]);

    const refused = await send({ ...fields, email: 'eva', mensaje: '<b>' });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(refused.body).toContain('El formato del email no es válido');
    expect(refused.body).not.toContain('<b>');
    expect(await app.count('support_messages')).toBe(1);
  });

  it('are listed, counted, answered each by a mail of its own, and removed', async () => {
    const ids = await messages(3);
    const list = await get('/api/newsletter/verConsultasSoporte');
    expect(list[0]).toEqual({
      idConsultaSoporte: ids[2],
      nombreCompleto: 'Persona 3',
      email: email(3),
      fecha: expect.any(String),
      mensaje: '¿Cómo publico? 3',
      respondida: null,
      cerrada: null,
    });
    const reply = { asunto: 'Cómo publicar', mensaje: 'Desde el sitio.', consultasIds: ids.slice(0, 2) };
    expect((await post('/api/newsletter/responderSoporte', reply)).json()).toMatchObject({
      success: true,
      sent: 2,
      failed: 0,
      error: null,
    });
    const [message] = sink.sentTo(email(1));
    expect(message!.text).toContain('Desde el sitio.');
    expect(message!.text).toContain('¿Cómo publico? 1');
    expect(message!.recipients).toEqual([email(1)]);
    expect(await get('/api/notificaciones/contarSoporte')).toEqual({
      success: true,
      count: 3,
      sinResponder: 1,
    });
    expect(await get('/api/newsletter/verConsultasSoporte?respondidas=0')).toHaveLength(1);

    const gone = await post('/api/newsletter/eliminarConsultaSoporte', { idConsultaSoporte: ids[0] });
    expect(gone.json().success).toBe(true);
    expect(
      (await post('/api/newsletter/eliminarConsultaSoporte', { idConsultaSoporte: ids[0] })).statusCode,
    ).toBe(404);
    expect(await app.count('support_messages')).toBe(2);
  });

  it('of a blacklisted mailbox get no answer, however its address is spelt, which is counted', async () => {
    const ids = await messages(2);
    await storeBlacklist(app, email(1).replace('@', '+otra@'));
    const reply = { asunto: 'Hola', mensaje: 'Hola', consultasIds: ids };
    expect((await post('/api/newsletter/responderSoporte', reply)).json()).toMatchObject({
      sent: 1,
      omitidos: 1,
    });
    expect(sink.sentTo(email(1))).toHaveLength(0);
  });

  it('are answered at once where the screen shows the progress itself', async () => {
    const ids = await messages(2);
    await storeBlacklist(app, email(1));
    sink.behave('later');
    const reply = { asunto: 'Tarifas', mensaje: 'Es gratis.', consultasIds: ids, sinEspera: true };
    const answer = (await post('/api/newsletter/responderSoporte', reply)).json();
    expect(answer).toMatchObject({ total: 2, sent: 0, omitidos: 1, restantes: 1, enCurso: true });
    sink.behave('accept');
    await app.releaseMail();
    await sink.waitFor(email(2));
    const progress = () => get(`/api/newsletter/estadoRespuesta?id=${answer.idEnvio}`);
    await eventually('it is over', async () => !(await progress()).enCurso);
    expect(await progress()).toMatchObject({ message: '1 de 2 enviados, 1 omitido.', omitidos: 1 });
    expect((await app.get('/api/newsletter/estadoRespuesta?id=999999', operator)).statusCode).toBe(404);
  });

  it('need a subject, a body and a message to answer', async () => {
    const [id] = await messages(1);
    const text = 'Por favor complete todos los campos y seleccione al menos una consulta';
    for (const body of [
      { asunto: '', mensaje: 'x', consultasIds: [id] },
      { asunto: 'x', mensaje: 'x', consultasIds: [] },
    ]) {
      const answer = await post('/api/newsletter/responderSoporte', body);
      expect([answer.statusCode, answer.json().error]).toEqual([400, text]);
    }
  });
});
