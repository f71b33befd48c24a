import type { RecipientWire } from '#common/newsletter/mailing-shapes.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist, storeContacts, storeSuppressions } from '../../builders/rows.js';
import { queueBackends } from '../../support/queue-backends.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, OPERATOR, type TestApp } from '../../support/test-app.js';

const SEND = '/api/newsletter/enviar';

describe.each(queueBackends())('writing to many, on $name', ({ redisUrl }) => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let serial = 0;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed({ redisUrl }));
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('newsletters, mail_suppressions, blacklist, mail_deliveries');
    sink.reset();
    serial += 1;
  });

  const get = async (path: string) => (await app.get(path, operator)).json();
  const post = (path: string, body: object) => app.post(path, body, operator);

  /** Inserts owners with addresses of this test; returns their ids. */
  async function owners(count: number): Promise<number[]> {
    return storeContacts(app, ...Array.from({ length: count }, (_, index) => ({ email: email(index + 1) })));
  }
  const email = (n: number): string => `o${serial}-${n}@x.com`;
  const letter = (ids: number[], asunto = `Novedad ${serial}`) => ({
    asunto,
    mensaje: 'Ya abrió la temporada.\n\nRenová tu aviso <b>hoy</b>.',
    contactosIds: ids,
  });

  it('lists each address once, by operation and by search, and says who gets nothing', async () => {
    await owners(3);
    await storeContacts(app, { firstName: 'Ana María', lastName: 'Zeta', email: email(1).toUpperCase() });
    await storeBlacklist(app, email(2));
    await storeSuppressions(app, email(3));
    const { contactos, total, success } = await get('/api/newsletter/verContactosNewsletter');
    expect([success, total]).toEqual([true, 3]);
    expect(contactos.map(({ nombre, omitido }: RecipientWire) => [nombre, omitido])).toEqual([
      ['Ana', 'blacklist'],
      ['Ana', 'baja'],
      ['Ana María', null],
    ]);
    expect((await get('/api/newsletter/verContactosNewsletter?buscar=zeta')).total).toBe(1);
    expect((await get('/api/newsletter/verContactosNewsletter?tipoOperacion=venta')).total).toBe(0);
    await app.post('/api/inmueble/crear/crearInmueble', aPublication());
    const rentals = await get('/api/newsletter/verContactosNewsletter?tipoOperacion=alquiler');
    expect([rentals.total, rentals.contactos[0].apellido]).toEqual([1, 'Núñez']);
  });

  it('sends each recipient one message of their own, and counts', async () => {
    const ids = await owners(30);
    const answer = (await post(SEND, letter(ids))).json();
    expect(answer).toMatchObject({
      success: true,
      error: null,
      total: 30,
      sent: 30,
      failed: 0,
      enCurso: false,
    });
    const [message] = sink.sentTo(email(7));
    expect(sink.messages.filter(({ subject }) => subject.startsWith('Novedad'))).toHaveLength(30);
    expect(message!.recipients).toEqual([email(7)]);
    expect(message!.text).toContain('Hola, Ana:');
    expect(message!.html).toContain('&lt;b&gt;hoy&lt;/b&gt;');
    const [history] = await get('/api/newsletter/verEnvios');
    expect(history).toMatchObject({
      idEnvio: answer.idEnvio,
      sent: 30,
      restantes: 0,
      asunto: `Novedad ${serial}`,
    });
  });

  it('responds at once if the screen shows the progress, and does not repeat the greeting', async () => {
    const ids = await owners(2);
    sink.behave('later');
    const mensaje = '¡Hola! Ya abrió la temporada.';
    const answer = (await post(SEND, { ...letter(ids), mensaje, sinEspera: true })).json();
    expect(answer).toMatchObject({ total: 2, sent: 0, enCurso: true });
    expect(answer.message).toBe('Envío en curso: 0 de 2. Sigue solo, aunque cierres esta pantalla.');
    sink.behave('accept');
    await app.releaseMail();
    await sink.waitFor(email(1));
    expect(sink.sentTo(email(1))[0]!.text).not.toContain('Hola, Ana:');
  });

  it('takes the same click twice for one sending', async () => {
    const ids = await owners(3);
    const [one, two] = await Promise.all([post(SEND, letter(ids)), post(SEND, letter(ids))]);
    expect(one.json().idEnvio).toBe(two.json().idEnvio);
    expect(sink.messages).toHaveLength(3);
  });

  it('takes a repetition with the key of a lost answer for the first sending, however late, and refuses the key of another', async () => {
    const ids = await owners(2);
    const key = { 'idempotency-key': 'clave-del-envio' };
    const send = (body: object) => app.post(SEND, body, { ...operator, ...key });
    const first = (await send(letter(ids))).json();
    await app.sql(`UPDATE idempotency_keys SET expires_at = expires_at - interval '23 hours'`);
    const again = await send(letter(ids));
    expect([again.statusCode, again.json().idEnvio, again.json().total]).toEqual([200, first.idEnvio, 2]);
    expect((await send({ ...letter(ids), asunto: 'Otro asunto' })).statusCode).toBe(409);
    expect(sink.messages).toHaveLength(2);
    expect(await app.count('newsletters')).toBe(1);
  });

  it('skips and counts unsubscribed and blacklisted recipients, also those added after the click', async () => {
    const ids = await owners(4);
    await storeBlacklist(app, email(2));
    sink.behave((recipient) => (recipient === email(4) ? 'later' : 'accept'));
    const answer = (await post(SEND, letter(ids))).json();
    expect(answer).toMatchObject({ total: 4, sent: 2, omitidos: 1, restantes: 1, enCurso: true });
    await storeSuppressions(app, email(4));
    sink.behave('accept');
    await app.releaseMail(email(4));
    await eventually(
      'it is over',
      async () => !(await get(`/api/newsletter/estadoEnvio?id=${answer.idEnvio}`)).enCurso,
    );
    expect(await get(`/api/newsletter/estadoEnvio?id=${answer.idEnvio}`)).toMatchObject({
      sent: 2,
      omitidos: 2,
    });
    expect(sink.sentTo(email(4))).toHaveLength(0);
  });

  it('lists what failed, and tries it again on demand', async () => {
    const ids = await owners(3);
    sink.behave((recipient) => (recipient === email(2) ? 'refuse' : 'accept'));
    const { idEnvio, failed } = (await post(SEND, letter(ids))).json();
    expect(failed).toBe(1);
    const undelivered = await get(`/api/newsletter/verNoEntregados?id=${idEnvio}`);
    expect(undelivered).toEqual([expect.objectContaining({ email: email(2), estado: 'fallida' })]);
    sink.behave('accept');
    expect((await post('/api/newsletter/reintentar', { idEnvio })).json().success).toBe(true);
    await sink.waitFor(email(2));
    await eventually(
      'counted',
      async () => (await get(`/api/newsletter/estadoEnvio?id=${idEnvio}`)).sent === 3,
    );
    expect((await post('/api/newsletter/reintentar', { idEnvio })).statusCode).toBe(409);
  });

  it('never sends again by itself what may have arrived', async () => {
    const ids = await owners(2);
    sink.behave((recipient) => (recipient === email(1) ? 'drop' : 'accept'));
    const { idEnvio } = (await post(SEND, letter(ids))).json();
    await eventually(
      'the drop is known',
      async () => (await get(`/api/newsletter/estadoEnvio?id=${idEnvio}`)).sinConfirmar === 1,
    );
    sink.behave('accept');
    expect((await post('/api/newsletter/reintentar', { idEnvio })).statusCode).toBe(409);
    const [unconfirmed] = await get(`/api/newsletter/verNoEntregados?id=${idEnvio}`);
    expect(unconfirmed).toMatchObject({ email: email(1), estado: 'sin_confirmar' });
    expect(sink.sentTo(email(1))).toHaveLength(1);
    await post('/api/newsletter/reintentar', { idEnvio, entregasIds: [unconfirmed.idEntrega] });
    await sink.waitFor(email(1), { count: 2 });
  });

  it('sends to all results of a search except some', async () => {
    const ids = await owners(5);
    const todos = { tipoOperacion: '', buscar: 'apellido', excluidos: [ids[0]] };
    const answer = (await post(SEND, { asunto: 'A todos', mensaje: 'Hola', todos })).json();
    expect(answer).toMatchObject({ total: 4, sent: 4 });
    expect(sink.sentTo(email(1))).toHaveLength(0);
  });

  it('refuses what is incomplete or too long', async () => {
    const [id] = await owners(1);
    const text = 'Por favor complete todos los campos y seleccione al menos un contacto';
    for (const body of [
      { asunto: '', mensaje: 'x', contactosIds: [id] },
      { asunto: 'x', mensaje: ' ', contactosIds: [id] },
      { asunto: 'x', mensaje: 'x', contactosIds: [] },
    ]) {
      const answer = await post(SEND, body);
      expect([answer.statusCode, answer.json().error]).toEqual([400, text]);
    }
    expect((await post(SEND, { ...letter([id!]), asunto: 'x'.repeat(101) })).statusCode).toBe(400);
    expect((await post(SEND, { ...letter([id!]), mensaje: 'x'.repeat(2_001) })).statusCode).toBe(400);
    expect((await post(SEND, letter([id!], 'Con\r\nBcc: x@y.com'))).json().success).toBe(true);
    const [message] = await sink.waitFor(email(1));
    expect([message!.recipients, message!.subject]).toEqual([[email(1)], 'Con Bcc: x@y.com']);
  });

  it('shows what owners would get, and sends it to the operator alone', async () => {
    const draft = { asunto: 'Prueba de temporada', mensaje: 'Hola\n\nChau' };
    expect((await post('/api/newsletter/vistaPrevia', draft)).json().html).toContain('Prueba de temporada');
    const answer = (await post('/api/newsletter/enviarPrueba', draft)).json();
    expect(answer.message).toBe(`Mandamos una prueba a ${OPERATOR.email}.`);
    expect(sink.sentTo(OPERATOR.email)[0]!.subject).toBe('[Prueba] Prueba de temporada');
    expect(await app.count('newsletters')).toBe(0);
  });

  /** What mail clients send with the press of the button (RFC 8058, section 3.2), and what broken ones do. */
  const BODIES: [string, Record<string, string>, string][] = [
    [
      'multipart/form-data',
      { 'content-type': 'multipart/form-data; boundary=xx' },
      '--xx\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--xx--\r\n',
    ],
    ['multipart/form-data without a boundary', { 'content-type': 'multipart/form-data' }, 'One-Click'],
    ['text/plain', { 'content-type': 'text/plain' }, 'List-Unsubscribe=One-Click'],
    ['no type', {}, 'List-Unsubscribe=One-Click'],
    ['a malformed type', { 'content-type': ';;' }, 'List-Unsubscribe=One-Click'],
    ['broken JSON', { 'content-type': 'application/json' }, '{'],
    ['urlencoded', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    ['nothing', {}, ''],
  ];

  describe('leaving', () => {
    async function link(): Promise<URL> {
      await post(SEND, letter(await owners(1)));
      const [message] = await sink.waitFor(email(1));
      expect(message!.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const address = /^<(.+)>$/.exec(message!.headers.get('list-unsubscribe')!.replace(/\s/g, ''))![1]!;
      expect(message!.html).toContain(address);
      return new URL(address);
    }
    const click = (url: string, headers: Record<string, string> = {}) =>
      app.request({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });

    const press = (url: string, headers: Record<string, string>, payload: string) =>
      app.request({ method: 'POST', url, headers, payload });

    it('takes one click of a mail program, without a session, and twice is once', async () => {
      const { pathname, search } = await link();
      expect((await click(pathname + search)).statusCode).toBe(200);
      expect((await click(pathname + search)).statusCode).toBe(200);
      expect(await app.count('mail_suppressions', `email = '${email(1)}'`)).toBe(1);
      const [{ omitido }] = (await get('/api/newsletter/verContactosNewsletter')).contactos;
      expect(omitido).toBe('baja');
    });

    it.each(BODIES)('takes it with %s', async (_, headers, payload) => {
      const { pathname, search } = await link();
      expect((await press(pathname + search, headers, payload)).statusCode).toBe(200);
      expect(await app.count('mail_suppressions', `email = '${email(1)}'`)).toBe(1);
    });

    it.each(BODIES)('has neighbours that read no body either: %s', async (_, headers, payload) => {
      for (const path of ['avisame/baja', 'avisame/confirmar', 'novedades/confirmar', 'confirmar-email'])
        expect((await press(`/${path}?token=x`, headers, payload)).json().message).toMatch(/enlace|link/i);
      expect((await press('/contacto', headers, payload)).statusCode).toBeGreaterThanOrEqual(400);
    });

    it('ends the news of another record with the mailbox, if that of the link was deleted', async () => {
      const { pathname, search } = await link();
      await app.sql('DELETE FROM contacts');
      await storeContacts(app, { email: email(1) });
      expect((await click(pathname + search)).statusCode).toBe(200);
      expect(await app.count('mail_suppressions', `email = '${email(1)}'`)).toBe(1);
    });

    it('does nothing when the address is only looked at', async () => {
      const { pathname, search } = await link();
      await app.get(pathname + search);
      expect(await app.count('mail_suppressions')).toBe(0);
    });

    it('brings a browser to a page that says so', async () => {
      const { pathname, search } = await link();
      const answer = await click(pathname + search, { accept: 'text/html' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/baja-newsletter?estado=listo']);
    });

    it('refuses a link that we have not given out', async () => {
      const { searchParams } = await link();
      const token = searchParams.get('token')!;
      const forged = [`${token}x`, `${token}.x`, `0${token}`, `${token.slice(0, -1)}!`, '', '1.'];
      for (const wrong of forged) {
        const answer = await click(`/baja-newsletter?token=${encodeURIComponent(wrong)}`);
        expect([wrong, answer.statusCode, answer.json().success]).toEqual([wrong, 400, false]);
      }
      expect(await app.count('mail_suppressions')).toBe(0);
    });
  });
});
