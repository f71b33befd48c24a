import { setTimeout as sleep } from 'node:timers/promises';
import { BOTH, ONE, assertSuccessOr503, duplicates, hold, holdWithin, load, type Fault } from './fault.js';
import { closeConnections, send } from '../abuse/http-client.js';
import type { ServerProcess } from '../support/server-process.js';
import type { Answer, Lab } from './lab.js';

/** Messages that a worker hands over at the same time. */
const SMTP_CONNECTIONS = 5;

const random = (below: number): number => Math.floor(Math.random() * below);

/** Inserts owners as newsletter recipients. */
async function people(lab: Lab, count: number): Promise<number[]> {
  const rows = await lab.sql<{ id: number }>(
    `INSERT INTO contacts (first_name, last_name, dni, mobile, email, country, province, town, confirmed_at)
     SELECT 'Ana', 'Paz', (30000000 + n)::text, '+5492291' || (100000 + n), 'lectora' || n || '@ejemplo.com', 'Argentina', 'Buenos Aires', 'Miramar', now()
     FROM generate_series(1, $1) n RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

export async function sendNewsletter(lab: Lab, count: number): Promise<void> {
  const contactosIds = await people(lab, count);
  const answer = await lab.post('/api/newsletter/enviar', {
    asunto: 'Novedades',
    mensaje: 'Hola.',
    contactosIds,
  });
  hold(answer.status === 200, `the newsletter is taken: ${JSON.stringify(answer.body)}`);
}

/** Asserts that nothing is lost, no newsletter is duplicated, and no unsent message counts as sent; returns the newsletter's counts. */
export async function assertMailCounts(lab: Lab): Promise<string> {
  const rows = await lab.sql<{ state: string; bulk: boolean; email: string; message_id: string }>(
    'SELECT state, bulk, recipient_email AS email, message_id FROM mail_deliveries',
  );
  const arrived = new Map<string, number>();
  for (const { headers } of lab.sink.messages) {
    const id = headers.get('message-id') ?? '';
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  for (const { state, bulk, email, message_id: id } of rows) {
    // Skipped: the listing had been decided on before the mail was rendered.
    if (state === 'skipped' && !bulk) continue;
    hold(['sent', 'unconfirmed'].includes(state), `the message to ${email} has an end, not ${state}`);
    if (state === 'sent') hold((arrived.get(id) ?? 0) >= 1, `what is called sent has arrived (${email})`);
    if (bulk) hold((arrived.get(id) ?? 0) <= 1, `nobody gets a newsletter twice (${email})`);
    if (!bulk) hold(state === 'sent', `a message to one person arrives (${email})`);
  }
  for (const { recipient, ids } of duplicates(lab))
    hold(ids === 1, `a repetition has the same Message-ID (${recipient})`);
  const unconfirmed = rows.filter(({ state }) => state === 'unconfirmed').length;
  const repeated = [...arrived.values()].filter((times) => times > 1).length;
  return `${rows.length} messages, 0 lost, ${unconfirmed} unconfirmed, ${repeated} repeated under the same id`;
}

const workerDies: Fault = {
  name: 'F1',
  title: 'Worker dies in the middle of sending',
  backends: BOTH,
  quick: true,
  async run(lab, { newsletter, kills, minutesMatter }) {
    lab.sink.pauseMs = 120;
    const sending = sendNewsletter(lab, newsletter);
    const writing = Promise.all(
      Array.from({ length: 12 }, (_, at) => lab.write(`Consulta ${at} ${random(1e9)}`)),
    );
    let slowest = 0;
    for (let kill = 0; kill < kills; kill++) {
      await sleep(300 + random(900));
      lab.worker.signal('SIGKILL');
      const before = lab.sink.messages.length;
      await lab.worker.restart();
      // Messages of the dead worker stay leased; the others must be processed.
      const open = `state = 'queued' AND next_attempt_at <= now()`;
      slowest = Math.max(
        slowest,
        await lab.until(
          'sending goes on',
          async () => lab.sink.messages.length > before || (await lab.count('mail_deliveries', open)) === 0,
        ),
      );
    }
    for (const { status } of await writing) hold(status === 200, 'forms are accepted meanwhile');
    await sending;
    if (!minutesMatter) await lab.endLeases();
    await lab.settle();
    const unconfirmed = await lab.count('mail_deliveries', `state = 'unconfirmed'`);
    hold(
      unconfirmed <= kills * SMTP_CONNECTIONS,
      `only what the mail server was taking is unconfirmed, not ${unconfirmed}`,
    );
    holdWithin(slowest, 20, 'sending goes on');
    return {
      injected: `kill -9 ×${kills} over ${newsletter} recipients`,
      held: await assertMailCounts(lab),
      seconds: slowest,
    };
  },
};

const webDies: Fault = {
  name: 'F2',
  title: 'Web dies while owners publish and the operator approves',
  backends: ONE,
  quick: true,
  async run(lab, { webKills }) {
    const accepted: string[] = [];
    let slowest = 0;
    for (let kill = 0; kill < webKills; kill++) {
      const pending = await lab.sql<{ id: number }>(
        `SELECT id FROM listings WHERE status = 'pending' LIMIT 3`,
      );
      const work = [
        ...Array.from({ length: 4 }, async () => {
          const { status, email } = await lab.publish();
          if (status === 200) accepted.push(email);
        }),
        ...pending.map(({ id }) =>
          lab.post('/api/inmueble/crear/altaInmueble', { idInmueble: id, destacado: 0 }),
        ),
      ];
      await sleep(100 + random(400));
      const killed = performance.now();
      await lab.web.restart();
      await Promise.all(work);
      slowest = Math.max(slowest, (performance.now() - killed) / 1_000);
    }
    await lab.untilReady();
    await assertRowsAgree(lab, accepted);
    return {
      injected: `kill -9 ×${webKills} at random moments`,
      held: `${accepted.length} acknowledged, all there; row and event both or neither; codes unique, without gaps`,
      seconds: slowest,
    };
  },
};

/** Asserts that rows and their events exist together, that what was acknowledged is there, and that codes have no gap. */
export async function assertRowsAgree(lab: Lab, accepted: string[]): Promise<void> {
  const [orphans] = await lab.sql<{ listings: number; events: number; approvals: number }>(`
    SELECT (SELECT count(*)::int FROM listings l WHERE NOT EXISTS (
              SELECT FROM outbox o WHERE o.event = 'listing.submitted' AND (o.payload->>'listingId')::int = l.id)) AS listings,
           (SELECT count(*)::int FROM outbox o WHERE o.event LIKE 'listing.%' AND NOT EXISTS (
              SELECT FROM listings l WHERE l.id = (o.payload->>'listingId')::int)) AS events,
           (SELECT count(*)::int FROM listings l WHERE status = 'active' AND NOT EXISTS (
              SELECT FROM outbox o WHERE o.event = 'listing.approved' AND (o.payload->>'listingId')::int = l.id)) AS approvals`);
  hold(
    orphans!.listings === 0 && orphans!.events === 0 && orphans!.approvals === 0,
    `rows and events agree: ${JSON.stringify(orphans)}`,
  );
  const found = await lab.sql<{ email: string }>(
    'SELECT p.email FROM contacts p JOIN listings l ON l.contact_id = p.id',
  );
  const there = new Set(found.map(({ email }) => email));
  for (const email of accepted) hold(there.has(email), `what was acknowledged is there (${email})`);
  const codes = (
    await lab.sql<{ code: string }>('SELECT code FROM listings WHERE code IS NOT NULL ORDER BY code')
  ).map(({ code }) => code);
  codes.forEach((code, at) =>
    hold(code === `ALQ-${String(at + 1).padStart(4, '0')}`, `codes have no gap: ${codes.join()}`),
  );
}

const termUnderLoad: Fault = {
  name: 'F11',
  title: 'SIGTERM under load, with slow answers and connections kept open',
  backends: ONE,
  quick: true,
  async run(lab) {
    lab.sink.behave('hang');
    const first = await lab.publish();
    hold(first.status === 200, 'a notice to approve');
    const [row] = await lab.sql<{ id: number }>('SELECT max(id) AS id FROM listings');
    const ask = (url: string) => send(lab.web.url, { method: 'GET', url, headers: {} });
    const calls = load(() => ask('/api/servicios/verServicios'), 4);
    const pages = load(() => ask('/consejos'), 2);
    const writes = load(() => lab.publish(), 2);
    const slow = lab.post('/api/inmueble/crear/altaInmueble', { idInmueble: row!.id, destacado: 0 });
    await sleep(700);
    const ending = await lab.web.stop('SIGTERM');
    const answers = [...(await calls.stop()), ...(await pages.stop())];
    const written = await writes.stop();
    // While nobody listens, connections are refused; none may be reset.
    const cut = answers.filter(({ status, body }) => status === 0 && !body.includes('ECONNREFUSED'));
    hold(
      cut.length === 0,
      `no answer is cut: ${cut
        .map(({ body }) => body)
        .slice(0, 3)
        .join()}`,
    );
    hold(
      answers.every(({ status }) => [0, 200].includes(status)),
      'whoever is answered is answered well',
    );
    assertSuccessOr503(
      written.filter(({ status }) => status !== 0),
      25,
    );
    hold((await slow).status === 200, `the slow answer is given to its end: ${JSON.stringify(await slow)}`);
    hold(ending.signal !== 'SIGKILL', `it ends by itself: ${JSON.stringify(ending)}`);
    holdWithin(ending.milliseconds / 1_000, 25, 'it ends');
    closeConnections();
    await lab.web.restart();
    return {
      injected: `kill -TERM with ${answers.length + written.length} requests`,
      held: `0 answers cut, the slow one of ${Math.round((await slow).milliseconds)} ms included`,
      seconds: ending.milliseconds / 1_000,
    };
  },
};

/** Asks until the answer is no 503: on a slow machine, some that wait for each other reach the limit of a statement. */
async function insist<T extends Answer>(lab: Lab, ask: () => Promise<T>): Promise<T> {
  let answer: T | undefined;
  await lab.until('an answer that is no 503', async () => (answer = await ask()).status !== 503);
  return answer!;
}

const twoOfEach: Fault = {
  name: 'F16',
  title: 'Two web processes and two workers on one database',
  backends: BOTH,
  quick: false,
  async run(lab, { newsletter }) {
    const second = await lab.addWeb();
    lab.addWorker();
    const published = await Promise.all(
      Array.from({ length: 12 }, (_, at) => insist(lab, () => lab.publish(at % 2 ? second : lab.web))),
    );
    for (const { status } of published) hold(status === 200, 'both take publications');
    const rows = await lab.sql<{ id: number }>('SELECT id FROM listings');
    const approve = (id: number, to: ServerProcess): Promise<Answer> =>
      insist(lab, () =>
        lab.post('/api/inmueble/crear/altaInmueble', { idInmueble: id, destacado: 0 }, { to }),
      );
    const answers = await Promise.all(
      rows.map(({ id }) => Promise.all([lab.web, second].map((to) => approve(id, to)))),
    );
    const statuses = answers.map((both) => both.map(({ status }) => status));
    hold(
      statuses.every((both) => both.sort().join() === '200,409'),
      `each is approved once, and the other approval a conflict: ${statuses.join(' ')}`,
    );
    await sendNewsletter(lab, newsletter);
    await lab.settle();
    await assertRowsAgree(
      lab,
      published.map(({ email }) => email),
    );
    const held = await assertMailCounts(lab);
    hold(
      duplicates(lab).filter(({ recipient }) => !recipient.startsWith('operacion')).length === 0,
      'nothing is sent twice',
    );
    return { injected: '2 web, 2 workers, every approval asked twice at once', held, seconds: 0 };
  },
};

const workerHangs: Fault = {
  name: 'F17',
  title: 'The worker hangs',
  backends: BOTH,
  quick: true,
  async run(lab) {
    const worker = async () =>
      (await lab.get('/api/health/working')).body['details'] as Record<string, { status: string }>;
    lab.worker.signal('SIGSTOP');
    const seconds = await lab.until(
      'health tells',
      async () => (await worker())['worker']!.status === 'down',
    );
    hold((await lab.get('/api/health/live')).status === 200, 'the web process lives');
    hold((await lab.get('/api/health/ready')).status === 200, 'it is ready to serve');
    hold((await lab.get('/api/servicios/verServicios')).status === 200, 'the site works');
    const { status, email } = await lab.publish();
    hold(status === 200, 'publications are accepted');
    lab.worker.signal('SIGCONT');
    await lab.untilReady();
    await lab.settle();
    hold(lab.sink.sentTo(email).length === 1, 'what waited is sent once');
    return {
      injected: 'SIGSTOP, until health knew; then SIGCONT',
      held: 'health says which part is away, the site stays ready, forms are taken, what waited is sent once',
      seconds,
    };
  },
};

export const PROCESS_FAULTS = [workerDies, webDies, termUnderLoad, twoOfEach, workerHangs];
