import { DataSource } from 'typeorm';
import {
  countRecipients,
  listRecipients,
  previewNewsletter,
  scheduleNewsletter,
  sendNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import type { RecipientWire } from '#common/newsletter/mailing-shapes.js';
import type { NewsRequest } from '#common/newsletter/news/news-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { NewsVisitors, VISITOR } from '../../builders/news.js';
import { storeBlacklist, storeContacts, storeSuppressions } from '../../builders/rows.js';
import { fromNow } from '../../builders/store.js';
import { carryUnsubscription } from '../../../backend/src/newsletter/public.js';
import { SendScheduled } from '../../../backend/src/newsletter/schedule/send-scheduled.js';
import type { ReceivedMessage } from '../../support/received-message.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const HTML = { accept: 'text/html' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const EVERYBODY = { tipoOperacion: 'todas', buscar: '', excluidos: [] };

describe('visitors who asked for news', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let visitors: NewsVisitors;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
    visitors = new NewsVisitors(app, sink);
  });
  afterAll(() => app.stop());
  beforeEach(() => visitors.clear());

  const found = async (query: string): Promise<RecipientWire[]> =>
    (await app.get(`${listRecipients.path}?${query}`, operator)).json().contactos;
  const letter = (recipients: object, asunto = 'Novedad') => ({
    asunto,
    mensaje: 'Ya abrió la temporada.',
    ...recipients,
  });
  /** Sends a newsletter and waits for its messages; returns the answer. */
  const send = async (recipients: object) => {
    const answer = await app.post(sendNewsletter.path, letter(recipients), operator);
    await app.settle();
    return answer.json();
  };
  const lettersTo = (email: string): ReceivedMessage[] =>
    sink.sentTo(email).filter(({ subject }) => subject === 'Novedad');

  it('get them once the button of the page was pressed that the mail leads to; opening the page changes nothing', async () => {
    const path = await visitors.ask({ localidades: ['Mar del Sur', 'Miramar'], operacion: 'alquiler' });
    const [asked] = sink.sentTo(VISITOR);
    expect(asked!.text.replace(/\s+/g, ' ')).toContain('alquileres en Miramar y Mar del Sur');
    expect((await app.get(path, HTML)).statusCode).toBe(200);
    expect(await visitors.subscribers()).toEqual([
      { email: VISITOR, towns: [], operation: null, confirmed: false },
    ]);
    expect(await send({ todos: { ...EVERYBODY, publico: 'novedades' } })).toMatchObject({ success: false });

    for (const state of ['listo', 'antes']) {
      const answer = await visitors.press(path, HTML);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/novedades/confirmar?estado=${state}`,
      ]);
    }
    expect(await visitors.subscribers()).toEqual([
      { email: VISITOR, towns: ['Miramar', 'Mar del Sur'], operation: 'rental', confirmed: true },
    ]);
    expect(await send({ todos: { ...EVERYBODY, publico: 'novedades' } })).toMatchObject({ total: 1 });
    const [received] = lettersTo(VISITOR);
    expect(received!.text).toContain('Hola:');
    expect(received!.text.replace(/\s+/g, ' ')).toContain('porque pediste nuestras novedades');
  });

  it('leave by the header of the message or its link, twice is once, and can come back', async () => {
    await visitors.subscribe();
    await send({ todos: { ...EVERYBODY, publico: 'novedades' } });
    const [received] = lettersTo(VISITOR);
    expect(received!.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, address] = /^<http:\/\/sitio\.test(.+)>$/.exec(
      received!.headers.get('list-unsubscribe')!.replace(/\s/g, ''),
    )!;
    expect((await app.get(address!, HTML)).statusCode).toBe(200);
    expect(await visitors.subscribers()).toHaveLength(1);
    for (let time = 0; time < 2; time++) {
      const payload = 'List-Unsubscribe=One-Click';
      const answer = await app.request({ method: 'POST', url: address!, payload, headers: FORM });
      expect(answer.statusCode).toBe(200);
    }
    expect(await visitors.subscribers()).toEqual([]);
    expect(await app.count('mail_suppressions')).toBe(0);
    await visitors.subscribe();
    expect(await visitors.subscribers()).toHaveLength(1);
    expect((await visitors.press(address!)).statusCode).toBe(200);
    expect(await visitors.subscribers()).toEqual([]);
  });

  it('who leave as visitors leave as owners too, and the other way round', async () => {
    await storeContacts(app, { email: VISITOR });
    await visitors.subscribe();
    const { contactos } = (await app.get(`${listRecipients.path}?publico=novedades`, operator)).json();
    await send({ contactosIds: [contactos[0].idContactos] });
    const [, link] = /(\/baja-newsletter\?token=[\w.-]+)/.exec(lettersTo(VISITOR)[0]!.text)!;
    expect((await visitors.press(link!)).statusCode).toBe(200);
    expect(await app.count('mail_suppressions', `email = '${VISITOR}'`)).toBe(1);
    expect(await visitors.subscribers()).toEqual([]);

    await app.empty('mail_suppressions');
    await visitors.subscribe();
    await send({ todos: EVERYBODY });
    const { text } = lettersTo(VISITOR).at(-1)!;
    expect(text.replace(/\s+/g, ' ')).toContain('porque publicaste un aviso');
    const [, ofOwner] = /(\/baja-newsletter\?token=[\w.-]+)/.exec(text)!;
    expect((await visitors.press(ofOwner!)).statusCode).toBe(200);
    expect(await visitors.subscribers()).toEqual([]);
  });

  it('are chosen by town and operation; who named none wants all', async () => {
    await visitors.subscribe({ email: 'todo@x.com' });
    await visitors.subscribe({ email: 'sur@x.com', localidades: ['Mar del Sur'] });
    await visitors.subscribe({
      email: 'venta@x.com',
      localidades: ['Miramar', 'Mar del Plata'],
      operacion: 'venta',
    });
    await visitors.request({ email: 'sin-confirmar@x.com' });
    const emails = async (query: string) => (await found(query)).map(({ email }) => email);
    expect(await emails('publico=novedades')).toEqual(['sur@x.com', 'todo@x.com', 'venta@x.com']);
    expect(await emails('publico=novedades&localidad=Mar%20del%20Sur')).toEqual(['sur@x.com', 'todo@x.com']);
    expect(await emails('publico=novedades&tipoOperacion=alquiler')).toEqual(['sur@x.com', 'todo@x.com']);
    expect(await emails('publico=novedades&localidad=Mar%20del%20Plata&tipoOperacion=venta')).toEqual([
      'todo@x.com',
      'venta@x.com',
    ]);
    expect(await emails('publico=novedades&buscar=SUR')).toEqual(['sur@x.com']);
    expect(await emails('publico=novedades&plan=alqfotos')).toEqual([]);
    expect(await emails('publico=propietarios')).toEqual([]);
    expect((await app.get(`${listRecipients.path}?publico=nadie`, operator)).statusCode).toBe(400);
    const [first] = await found('publico=novedades&buscar=venta');
    expect(first).toMatchObject({
      nombre: '',
      apellido: '',
      omitido: null,
      pedido: { localidades: ['Miramar', 'Mar del Plata'], operacion: 'venta' },
    });
    expect(first!.idContactos).toBeLessThan(0);
  });

  it('who are owners too get one message, by whichever spelling of the mailbox', async () => {
    const [owner] = await storeContacts(
      app,
      { email: 'a.na@gmail.com', confirmedAt: null },
      { email: 'otra@x.com' },
    );
    await visitors.subscribe({ email: 'ana+mar@gmail.com' });
    await visitors.subscribe();
    const both = { todos: { ...EVERYBODY, publico: 'ambos' } };
    expect((await app.post(countRecipients.path, both, operator)).json()).toMatchObject({
      reciben: 3,
      sinConfirmar: 0,
    });
    expect(await send(both)).toMatchObject({ total: 3 });
    expect(lettersTo('a.na@gmail.com')).toHaveLength(1);
    expect(lettersTo('ana+mar@gmail.com')).toEqual([]);

    const ids = (await found('publico=novedades')).map(({ idContactos }) => idContactos);
    expect(ids).toHaveLength(2);
    const byIds = { contactosIds: [owner!, ...ids] };
    expect((await app.post(countRecipients.path, byIds, operator)).json()).toMatchObject({ reciben: 2 });
    for (const excluidos of [[owner!], [owner!, ids[0]!]]) {
      const except = { todos: { ...both.todos, excluidos } };
      expect((await app.post(countRecipients.path, except, operator)).json()).toMatchObject({ reciben: 2 });
    }
  });

  it('who ask again keep getting them, although another record of theirs unsubscribed between', async () => {
    const [kept, merged] = await storeContacts(app, { email: VISITOR }, { email: 'eva@trabajo.com' });
    await visitors.subscribe({ localidades: ['Miramar'] });
    await app.sql('UPDATE newsletter_subscribers SET confirmed_at = $1', [fromNow({ days: -2 })]);
    await storeSuppressions(app, { email: 'eva@trabajo.com', createdAt: fromNow({ days: -1 }) });
    await visitors.subscribe({ localidades: ['Mar del Sur'] });
    await app.sql('UPDATE contacts SET merged_into_id = $1 WHERE id = $2', [kept, merged]);
    await app.web.get(DataSource).transaction((tx) => carryUnsubscription(tx, [kept!]));
    expect(await found('publico=ambos')).toMatchObject([{ email: VISITOR, omitido: null }]);
  });

  it('and owners stay excepted after they were merged into another record, or have published', async () => {
    const [kept, merged] = await storeContacts(
      app,
      { email: 'ana@x.com' },
      { email: 'ana@trabajo.com' },
      { email: 'otra@x.com' },
    );
    await visitors.subscribe();
    const [visitor] = await found('publico=novedades');
    const counted = async (...excluidos: number[]): Promise<number> => {
      const todos = { ...EVERYBODY, publico: 'ambos', excluidos };
      return (await app.post(countRecipients.path, { todos }, operator)).json().reciben;
    };
    expect(await counted(merged!, visitor!.idContactos)).toBe(2);
    await app.sql('UPDATE contacts SET merged_into_id = $1 WHERE id = $2', [kept, merged]);
    await storeContacts(app, { email: VISITOR });
    expect(await counted()).toBe(3);
    expect(await counted(merged!, visitor!.idContactos)).toBe(1);
  });

  it.each([
    ['only asked for news', [], 'porque pediste nuestras novedades'],
    ['has published, too', [{ email: 'v+casa@x.com' }], 'porque publicaste un aviso'],
  ])('see no text of a stranger who published with an address that %s', async (_, own, reason) => {
    const firstName = 'Cobrá tu premio en www.estafa.com';
    await storeContacts(app, ...own, { email: 'v@x.com', firstName, confirmedAt: null });
    await visitors.subscribe({ email: 'v@x.com' });
    await send({ todos: EVERYBODY });
    const [received, ...others] = lettersTo('v@x.com');
    expect(others).toEqual([]);
    const text = received!.text.replace(/\s+/g, ' ');
    expect(text).toContain('Hola:');
    expect(text).toContain(reason);
    expect(text).not.toMatch(/premio|estafa/);
    expect(received!.headers.get('to')).toBe('v@x.com');
  });

  it('of both audiences are not narrowed by conditions on notices, which choose among owners only', async () => {
    await storeContacts(app, { email: 'duenia@x.com' });
    await visitors.subscribe();
    const emails = async (query: string) => (await found(query)).map(({ email }) => email);
    expect(await emails('publico=ambos')).toEqual(['duenia@x.com', VISITOR]);
    expect(await emails('publico=ambos&plan=venfotos')).toEqual([VISITOR]);
    expect(await emails('publico=ambos&plan=venfotos&localidad=Miramar')).toEqual([VISITOR]);
    expect(await emails('publico=novedades&plan=venfotos')).toEqual([]);
    const todos = { ...EVERYBODY, publico: 'ambos', sinPrecios: true };
    const counted = await app.post(countRecipients.path, { todos }, operator);
    expect(counted.json()).toMatchObject({ reciben: 1 });
  });

  it('get what was scheduled, as they are at its time', async () => {
    await visitors.subscribe();
    const cuando = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    const schedule = { ...letter({ todos: { ...EVERYBODY, publico: 'novedades' } }), cuando };
    expect((await app.post(scheduleNewsletter.path, schedule, operator)).statusCode).toBe(200);
    await visitors.subscribe({ email: 'despues@x.com' });
    await app.sql(`UPDATE scheduled_newsletters SET send_at = now()`);
    await app.worker!.get(SendScheduled, { strict: false }).handle();
    await app.settle();
    expect([VISITOR, 'despues@x.com'].map((email) => lettersTo(email).length)).toEqual([1, 1]);
  });

  it('see in a preview what they would get', async () => {
    const draft = { asunto: 'Novedad', mensaje: 'Abrió la temporada.' };
    const html = async (novedades: boolean) =>
      (await app.post(previewNewsletter.path, { ...draft, novedades }, operator)).json().html as string;
    expect(await html(true)).toContain('pediste nuestras novedades');
    expect(await html(false)).toContain('publicaste un aviso');
  });

  it('get nothing once they were blacklisted, suppressed or erased, even if the message was recorded before', async () => {
    const emails = ['bloqueada@x.com', 'rebota@x.com', 'borrada@x.com', 'sigue@x.com'];
    for (const email of emails) await visitors.subscribe({ email });
    sink.behave('later');
    const todos = { ...EVERYBODY, publico: 'novedades' };
    await app.post(sendNewsletter.path, { ...letter({ todos }), sinEspera: true }, operator);
    await app.settle();
    await storeBlacklist(app, 'bloqueada@x.com');
    await storeSuppressions(app, { email: 'rebota@x.com', reason: 'bounced' });
    await app.post('/api/datosPersonales/borrar', { email: 'borrada@x.com' }, operator);
    sink.behave('accept');
    await app.releaseMail();
    await sink.waitFor('sigue@x.com', { count: 2 });
    await app.settle();
    expect(emails.map((email) => lettersTo(email).length)).toEqual([0, 0, 0, 1]);
    expect((await found('publico=novedades')).map(({ email, omitido }) => [email, omitido])).toEqual([
      ['bloqueada@x.com', 'blacklist'],
      ['rebota@x.com', 'baja'],
      ['sigue@x.com', null],
    ]);
  });

  it.each<Partial<NewsRequest>>([
    { email: '' },
    { email: 'eva' },
    { localidades: ['Tandil'] },
    { operacion: 'permuta' as 'venta' },
  ])('are refused with %j', async (wanted) => {
    expect((await visitors.request(wanted)).statusCode).toBe(400);
    expect(await app.count('newsletter_subscribers')).toBe(0);
  });
});
