import { LIVE_KINDS, type LiveAnswer, type LiveKind } from '#common/stats/live-calls.js';
import { readSettings } from '#platform/config/settings.js';
import { createHttpApp } from '#platform/server/http-app.js';
import { WebModule } from '../../../backend/src/processes/web.module.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { STORED_PASSWORD, storeAccounts } from '../../builders/rows.js';

import { eventually, TestApp } from '../../support/test-app.js';

const ANA = 'ana@ejemplo.com.ar';
const LIVE = '/api/trabajo/verNovedades';

/** Reads a stream of server-sent events over a connection of its own. */
class Listener {
  readonly heard: LiveAnswer[] = [];
  isOver = false;

  private constructor(
    readonly response: Response,
    private readonly stopping: AbortController,
  ) {}

  /** @param again as a browser, asks for another stream when one ends, until it is refused */
  static async open(url: string, cookie: string, { again = false } = {}): Promise<Listener> {
    const stopping = new AbortController();
    const headers = { accept: 'text/event-stream', cookie };
    const ask = () => fetch(url, { headers, signal: stopping.signal });
    const listener = new Listener(await ask(), stopping);
    void listener.read(again ? ask : undefined);
    return listener;
  }

  close(): void {
    this.stopping.abort();
  }

  private async read(again?: () => Promise<Response>): Promise<void> {
    try {
      for (let stream: Response | undefined = this.response; stream?.ok; stream = await again?.())
        await this.readEvents(stream);
    } catch {
      // Closed by the test, or by a process that ends.
    }
    this.isOver = true;
  }

  private async readEvents({ body }: Response): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of body!) {
      for (const [, data] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm))
        this.heard.push(JSON.parse(data!) as LiveAnswer);
    }
  }
}

describe('what other people do at the moment', () => {
  let app: TestApp;
  let url: string;
  let operator: { cookie: string };
  let ana: { cookie: string };
  const open: Listener[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    await storeAccounts(app, { email: ANA, role: 'reader' });
    ana = await app.signIn({ email: ANA, password: STORED_PASSWORD });
    await app.web.listen(0, '127.0.0.1');
    url = await app.web.getUrl();
  });
  afterEach(() => {
    for (const listener of open.splice(0)) listener.close();
  });
  afterAll(() => app.stop());

  const listen = async ({ cookie }: { cookie: string }, query = ''): Promise<Listener> => {
    const listener = await Listener.open(`${url}${LIVE}${query}`, cookie, { again: true });
    open.push(listener);
    return listener;
  };

  it('is told as it changes: which notice another account has open, and that something happened', async () => {
    const listener = await listen(operator);
    expect(listener.response.headers.get('content-type')).toBe('text/event-stream');
    expect(listener.response.headers.get('cache-control')).toBe('no-store');
    await eventually('the first event', async () => listener.heard.length > 0);
    expect(listener.heard[0]).toEqual({
      success: true,
      cambios: expect.any(Number),
      de: Object.fromEntries(LIVE_KINDS.map((kind) => [kind, expect.any(Number)])),
      mirando: [],
    });

    const id = await publish(app, aPublication());
    await eventually('the notice', async () => listener.heard.at(-1)!.cambios > listener.heard[0]!.cambios);

    const seen = () => listener.heard.at(-1)!.mirando;
    const tabs = [await listen(ana, `?mirando=${id}`), await listen(ana, `?mirando=${id}`)];
    await eventually('who has it open', async () => seen().length > 0);
    expect(seen()).toEqual([{ idInmueble: id, email: ANA, nombre: ANA }]);
    tabs[0]!.close();
    await listen(ana, `?mirando=${id + 1}`);
    await eventually('the other notice', async () => seen().length > 1);
    tabs[1]!.close();
    await eventually('that the first was left', async () =>
      seen().every(({ idInmueble }) => idInmueble !== id),
    );
    const answer = await app.get(`${LIVE}?mirando=${id}`, ana);
    expect(answer.json().mirando).toEqual([]);
  });

  it.each<[LiveKind, string]>([
    ['consultas', `UPDATE inquiries SET answered_at = now() WHERE false`],
    ['soporte', `DELETE FROM support_replies WHERE false`],
    ['denuncias', `UPDATE report_cases SET note = '' WHERE false`],
    ['correos', `UPDATE mail_deliveries SET state = 'failed' WHERE false`],
    ['contactos', `UPDATE contacts SET mobile = '' WHERE false`],
  ])('tells of changes of %s only by a number', async (kind, statement) => {
    const listener = await listen(operator);
    await eventually('the first event', async () => listener.heard.length > 0);
    const before = listener.heard[0]!.de;
    await app.sql(statement);
    await eventually('the change', async () => listener.heard.at(-1)!.de[kind] > before[kind]);
    expect(listener.heard.at(-1)!.de).toEqual({ ...before, [kind]: before[kind] + 1 });
    expect(Object.keys(listener.heard.at(-1)!)).toEqual(['success', 'cambios', 'de', 'mirando']);
  });

  it('does not tell of attempts and leases of mails', async () => {
    const { de } = (await app.get(LIVE, operator)).json();
    await app.sql(`UPDATE mail_deliveries SET handed_over = true WHERE false`);
    await app.sql(`INSERT INTO blacklist (email, description) SELECT '', '' WHERE false`);
    await eventually('the later change', async () => {
      const answer = (await app.get(LIVE, operator)).json();
      return answer.de.contactos > de.contactos;
    });
    expect((await app.get(LIVE, operator)).json().de.correos).toBe(de.correos);
  });

  it('is also an ordinary answer', async () => {
    const answer = await app.get(LIVE, operator);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
    ]);
    expect((await app.get(`${LIVE}?mirando=siesta`, operator)).statusCode).toBe(400);
  });

  it('is told to nobody without a session', async () => {
    const listener = await listen({ cookie: '' });
    expect(listener.response.status).toBe(401);
  });

  it('ends at once for an account that is disabled', async () => {
    const listener = await listen(ana);
    await app.sql('UPDATE administrators SET disabled_at = now() WHERE email = $1', [ANA]);
    await eventually('the stream has ended', async () => listener.isOver);
    await app.sql('UPDATE administrators SET disabled_at = NULL WHERE email = $1', [ANA]);
  });

  it('is told over at most 20 streams of an account', async () => {
    for (let made = 0; made < 20; made++) expect((await listen(ana)).response.status).toBe(200);
    expect((await listen(ana)).response.status).toBe(429);
    expect((await listen(operator)).response.status).toBe(200);
    for (const listener of open.slice(0, 20)) listener.close();
    await eventually('room for another', async () => (await listen(ana)).response.status === 200);
  });

  it('is told by every process, and ends with its process', async () => {
    process.env['DRAIN_SECONDS'] = '1';
    const other = await createHttpApp(WebModule, readSettings());
    delete process.env['DRAIN_SECONDS'];
    await other.listen(0, '127.0.0.1');
    const connect = async () => Listener.open(`${await other.getUrl()}${LIVE}`, operator.cookie);
    let listener = await connect();
    await eventually('the first event', async () => listener.heard.length > 0);
    // As a browser: once a process that starts hears notifications, it ends its streams, whose accounts may have changed before. Views are
    // told again and again, because they are not stored.
    await eventually('the view', async () => {
      if (listener.isOver) listener = await connect();
      await app.get(`${LIVE}?mirando=77`, ana);
      return listener.heard.some(({ mirando }) => mirando.some(({ idInmueble }) => idInmueble === 77));
    });
    const closed = other.close();
    await eventually('the end', async () => listener.isOver);
    const late = await connect();
    await eventually('the end of one that begins in the meantime', async () => late.isOver);
    expect(late.heard).toHaveLength(1);
    await closed;
  });
});
