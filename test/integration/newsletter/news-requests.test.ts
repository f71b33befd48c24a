import { countRecipients } from '#common/newsletter/newsletter-calls.js';
import { NEWS_MESSAGES } from '#common/newsletter/news/news-messages.js';
import type { NewsRequest } from '#common/newsletter/news/news-calls.js';
import { Housekeeping } from '#platform/queue/housekeeping.js';
import { startMailed } from '../../builders/mailed-app.js';
import { NewsVisitors, VISITOR } from '../../builders/news.js';
import { storeBlacklist, storeContacts, storeSuppressions } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const HTML = { accept: 'text/html' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('requests for news', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let visitors: NewsVisitors;

  beforeAll(async () => {
    ({ app, sink } = await startMailed());
    visitors = new NewsVisitors(app, sink);
  });
  afterAll(() => app.stop());
  beforeEach(() => visitors.clear());

  it('ask by the form without JavaScript, with any number of towns', async () => {
    for (const towns of ['', '&localidades=Miramar', '&localidades=Miramar&localidades=Mar+del+Sur']) {
      const payload = `email=${encodeURIComponent(VISITOR)}&operacion=venta&casillero=${towns}`;
      const answer = await app.request({
        method: 'POST',
        url: '/novedades',
        payload,
        headers: { ...FORM, ...HTML },
      });
      expect([towns, answer.statusCode, answer.headers.location]).toEqual([
        towns,
        303,
        '/novedades?enviado=1',
      ]);
    }
    const links = (await sink.waitFor(VISITOR, { count: 3 })).map((message) => visitors.linkIn(message));
    expect(links.map((link) => /token=\d+\.(\w+)\./.exec(link)?.[1]).toSorted()).toEqual(['v0', 'v1', 'v5']);
    expect(await visitors.subscribers()).toHaveLength(1);
  });

  it('are not told whether an address is blocked or known: the answer is the same, and nothing is sent', async () => {
    await storeBlacklist(app, 'bloqueada@x.com');
    await storeSuppressions(app, { email: 'baja@x.com', reason: 'bounced' });
    const cases: Partial<NewsRequest>[] = [
      {},
      { email: 'bloqueada@x.com' },
      { email: 'baja@x.com' },
      { email: 'robot@x.com', casillero: 'http://spam.example' },
    ];
    for (const wanted of cases) {
      const answer = await visitors.request(wanted);
      expect([wanted, answer.statusCode, answer.json()]).toEqual([
        wanted,
        200,
        { success: true, message: NEWS_MESSAGES.requested },
      ]);
    }
    await app.settle();
    expect([...new Set(sink.messages.flatMap(({ recipients }) => recipients))]).toEqual([VISITOR]);
  });

  it('change what they want only by a link of their own mailbox', async () => {
    await visitors.subscribe({ localidades: ['Miramar'] });
    await visitors.request({
      localidades: ['Mar del Sur'],
      email: 'EVA+otra@ejemplo.com',
      operacion: 'venta',
    });
    const [, later] = (await sink.waitFor(VISITOR, { count: 2 })).map((message) => visitors.linkIn(message));
    expect(await visitors.subscribers()).toMatchObject([{ towns: ['Miramar'], operation: null }]);
    expect((await visitors.press(later!)).statusCode).toBe(200);
    expect(await visitors.subscribers()).toMatchObject([
      { email: VISITOR, towns: ['Mar del Sur'], operation: 'sale' },
    ]);
  });

  it('use a link once: an old one says that it was confirmed before, and changes nothing', async () => {
    const first = await visitors.ask({ localidades: ['Miramar'] });
    expect((await visitors.press(first)).statusCode).toBe(200);
    const second = await visitors.ask({ localidades: ['Mar del Sur'] });
    expect((await visitors.press(second)).statusCode).toBe(200);
    const state = () => app.sql('SELECT * FROM newsletter_subscribers');
    const [before] = await state();
    expect(before).toMatchObject({ towns: ['Mar del Sur'], operation: null, awaited: [] });
    for (const link of [first, second]) {
      const answer = await visitors.press(link);
      expect([answer.statusCode, answer.json().message]).toEqual([200, NEWS_MESSAGES.confirmedBefore]);
      const page = await visitors.press(link, HTML);
      expect(page.headers.location).toBe('/novedades/confirmar?estado=antes');
    }
    expect(await state()).toEqual([before]);
    const html = (await app.get('/novedades/confirmar?estado=antes', HTML)).body;
    expect(html).toContain('Ya lo habías confirmado');

    await app.empty('idempotency_keys');
    expect((await visitors.press(await visitors.ask({ localidades: ['Miramar'] }))).json().message).toBe(
      NEWS_MESSAGES.confirmed,
    );
    expect(await visitors.subscribers()).toMatchObject([{ towns: ['Miramar'] }]);
  });

  it.each([
    { order: 'in the order of the requests', first: 'earlier', second: 'later', repeated: false },
    { order: 'the later one first', first: 'later', second: 'earlier', repeated: true },
  ] as const)('use two links, $order: the later wish counts', async ({ first, second, repeated }) => {
    await visitors.subscribe();
    const links = {
      earlier: await visitors.ask({ localidades: ['Miramar'] }),
      later: await visitors.ask({ localidades: ['Mar del Sur'], operacion: 'venta' }),
    };
    expect((await visitors.press(links[first])).json().message).toBe(NEWS_MESSAGES.confirmed);
    expect((await visitors.press(links[second])).json().message).toBe(
      repeated ? NEWS_MESSAGES.confirmedBefore : NEWS_MESSAGES.confirmed,
    );
    expect(await visitors.subscribers()).toMatchObject([{ towns: ['Mar del Sur'], operation: 'sale' }]);
    expect((await visitors.press(links.earlier)).json().message).toBe(NEWS_MESSAGES.confirmedBefore);
    expect(await visitors.subscribers()).toMatchObject([{ towns: ['Mar del Sur'], operation: 'sale' }]);
  });

  it('who unsubscribed as owners can ask again; who bounced or is blacklisted cannot', async () => {
    await storeContacts(app, { email: VISITOR });
    await storeSuppressions(app, VISITOR, 'otra@x.com', { email: 'rebota@x.com', reason: 'bounced' });
    const link = await visitors.ask({ email: 'EVA+casa@ejemplo.com' });
    expect((await app.get(link, HTML)).body).toContain(NEWS_MESSAGES.endsUnsubscription);
    expect(sink.sentTo('EVA+casa@ejemplo.com').at(-1)!.text.replace(/\s+/g, ' ')).toContain(
      NEWS_MESSAGES.endsUnsubscription,
    );
    expect(await app.count('mail_suppressions')).toBe(3);
    await storeBlacklist(app, VISITOR);
    expect((await visitors.press(link)).statusCode).toBe(400);
    await app.empty('blacklist');
    expect((await visitors.press(link)).statusCode).toBe(200);
    const left = await app.sql<{ email: string }>('SELECT email FROM mail_suppressions ORDER BY email');
    expect(left.map(({ email }) => email)).toEqual(['otra@x.com', 'rebota@x.com']);
    const all = { todos: { tipoOperacion: 'todas', buscar: '', excluidos: [] } };
    const operator = await app.signIn();
    expect((await app.post(countRecipients.path, all, operator)).json()).toMatchObject({
      reciben: 1,
      baja: 0,
    });

    await visitors.request({ email: 'rebota@x.com' });
    await app.settle();
    expect(sink.sentTo('rebota@x.com')).toEqual([]);
  });

  it('are not confirmed by a forged token, nor by one of a request that has ended, which is then deleted', async () => {
    const path = await visitors.ask();
    const [, id, code, signature] = /token=(\d+)\.(\w+)\.(.+)$/.exec(path)!;
    const forged = [
      `${Number(id) + 1}.${code}.${signature}`,
      `${id}.v7.${signature}`,
      `${id}.${code}.x`,
      '',
      'x',
    ];
    for (const token of forged)
      expect([token, (await visitors.press(`/novedades/confirmar?token=${token}`)).statusCode]).toEqual([
        token,
        400,
      ]);
    await app.sql(`UPDATE newsletter_subscribers SET expires_at = now() - interval '1 second'`);
    expect((await visitors.press(path)).statusCode).toBe(400);
    await app.worker!.get(Housekeeping, { strict: false }).handle();
    expect(await visitors.subscribers()).toEqual([]);

    await visitors.subscribe();
    await app.worker!.get(Housekeeping, { strict: false }).handle();
    expect(await visitors.subscribers()).toHaveLength(1);
  });

  it('are limited by network and by mailbox; a second press of the button sends nothing more', async () => {
    for (let time = 0; time < 2; time++) await visitors.request();
    for (const localidades of [['Miramar'], ['Mar del Sur'], ['Mar del Plata'], ['Miramar', 'Mar del Sur']])
      await visitors.request({ localidades });
    await app.settle();
    // The limit is five. Both requests for the first wish count, but it has one message.
    expect(sink.sentTo(VISITOR)).toHaveLength(4);
    const ip = '10.8.0.2';
    const statuses = new Set<number>();
    for (let time = 0; time < 21; time++)
      statuses.add((await visitors.request({ ip, email: `eva${time}@ejemplo.com` })).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});
