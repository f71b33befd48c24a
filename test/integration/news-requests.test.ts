import { NEWS_MESSAGES } from '#common/messages/news.js';
import type { NewsRequest } from '#common/wire/news.js';
import { Housekeeping } from '#platform/maintenance/housekeeping.js';
import { startMailed } from '../builders/mailed-app.js';
import { NewsVisitors, VISITOR } from '../builders/news.js';
import { storeBlacklist } from '../builders/rows.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import type { TestApp } from '../support/test-app.js';

const HTML = { accept: 'text/html' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('requests for news', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let visitors: NewsVisitors;

  beforeAll(async () => {
    ({ app, sink } = await startMailed());
    visitors = new NewsVisitors(app, sink);
  }, 60_000);
  afterAll(() => app.stop(), 30_000);
  beforeEach(() => visitors.clear());

  it('ask by the form without JavaScript, with any number of towns', async () => {
    for (const towns of ['', '&localidades=Miramar', '&localidades=Miramar&localidades=Mar+del+Sur']) {
      const payload = `email=${encodeURIComponent(VISITOR)}&operacion=venta&sitioWeb=${towns}`;
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
    await app.sql(`INSERT INTO mail_suppressions (email, reason) VALUES ('baja@x.com', 'unsubscribed')`);
    const cases: Partial<NewsRequest>[] = [
      {},
      { email: 'bloqueada@x.com' },
      { email: 'baja@x.com' },
      { email: 'robot@x.com', sitioWeb: 'http://spam.example' },
      { email: 'rapido@x.com', tiempo: 300 },
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
    // Two of the first wish are two of the five.
    expect(sink.sentTo(VISITOR)).toHaveLength(4);
    const ip = '10.8.0.2';
    const statuses = new Set<number>();
    for (let time = 0; time < 21; time++)
      statuses.add((await visitors.request({ ip, email: `eva${time}@ejemplo.com` })).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});
