import { setTimeout as sleep } from 'node:timers/promises';
import { BOTH, ONE, assertSuccessOr503, hold, holdWithin, load, slowestOf, type Fault } from './fault.js';
import type { Answer, Lab } from './lab.js';
import { assertMailCounts, sendNewsletter } from './process-faults.js';

const lateDatabase: Fault = {
  name: 'F3',
  title: 'PostgreSQL is away when the product starts',
  backends: ONE,
  quick: false,
  async run(lab, { outageMs }) {
    await Promise.all([lab.web.stop('SIGKILL'), lab.worker.stop('SIGKILL')]);
    await lab.postgres.stop('fast');
    lab.web.spawn();
    lab.worker.spawn();
    await sleep(outageMs);
    hold(lab.web.isAlive && lab.worker.isAlive, 'both wait for it');
    await lab.postgres.restart();
    const seconds = await lab.untilReady();
    holdWithin(seconds, 15, 'it starts by itself');
    const { status, email } = await lab.publish();
    hold(status === 200, 'a publication is taken');
    await lab.sink.waitFor(email);
    return {
      injected: `${outageMs / 1_000} s without PostgreSQL at the start`,
      held: 'started alone, a publication and its mail went through',
      seconds,
    };
  },
};

const databaseRestarts: Fault = {
  name: 'F4',
  title: 'PostgreSQL restarts under load',
  backends: BOTH,
  quick: true,
  async run(lab, { outageMs, minutesMatter }) {
    const accepted: string[] = [];
    const writes = load(async () => {
      const { email, ...answer } = await lab.publish();
      if (answer.status === 200) accepted.push(email);
      return answer;
    }, 3);
    const reads = load(
      () => lab.get('/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler&pagina=1'),
      3,
    );
    await sleep(1_000);
    await lab.postgres.stop('immediate');
    await sleep(Math.min(outageMs, 5_000));
    const page = await lab.page('/resultado-busqueda/Alquiler/Todas/Todas');
    await lab.postgres.restart();
    const seconds = await lab.until(
      'publishing works again',
      async () => (await lab.publish()).status === 200,
    );
    await sleep(500);
    const answers = [...(await writes.stop()), ...(await reads.stop())];
    assertSuccessOr503(answers, 5.5);
    hold(
      page.status === 503 && page.retryAfter === '5',
      `a page says 503 and when to come back: ${page.status}`,
    );
    hold(page.text.includes('<html') && !page.text.includes('node_modules'), 'and is a page');
    holdWithin(seconds, 15, 'it is itself again');
    const there = new Set(
      (await lab.sql<{ email: string }>('SELECT email FROM contacts')).map(({ email }) => email),
    );
    for (const email of accepted) hold(there.has(email), `nothing acknowledged is lost (${email})`);
    if (!minutesMatter) await lab.endLeases();
    await lab.settle();
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    const refused = answers.filter(({ status }) => status === 503).length;
    return {
      injected: 'stop -m immediate, a while, start',
      held: `${accepted.length} acknowledged, 0 lost; ${refused} times 503 in the error shape, slowest ${Math.round(slowest)} ms; all mail sent`,
      seconds,
    };
  },
};

/** Two workers, of which one loses its database connection while it sends. */
async function partitionWorker(lab: Lab, newsletter: number): Promise<string> {
  const direct = lab.addWorker({ DATABASE_URL: lab.postgres.url });
  lab.sink.pauseMs = 400;
  const sending = sendNewsletter(lab, newsletter);
  await Promise.all([lab.write('Uno'), lab.write('Dos'), lab.write('Tres')]);
  await sending.catch(() => undefined);
  lab.network.swallow();
  await sleep(12_000);
  await lab.endLeases();
  lab.sink.pauseMs = 0;
  await lab.settle().finally(() => lab.network.heal());
  hold(direct.isAlive, 'the other worker lives');
  return assertMailCounts(lab);
}

const brokenNetwork: Fault = {
  name: 'F5',
  title: 'The network to PostgreSQL swallows everything, or resets',
  backends: ONE,
  quick: false,
  async run(lab, { newsletter }) {
    const honest = async (what: string, injure: () => void, forMs: number): Promise<Answer[]> => {
      const asking = load(() => lab.get('/api/inmueble/ver/verInmueblesUltimos'), 3);
      const publishing = load(() => lab.publish(), 3);
      await sleep(500);
      injure();
      await sleep(forMs);
      const answers = [...(await asking.stop()), ...(await publishing.stop())];
      for (const { status, body } of answers)
        hold(
          [200, 503].includes(status),
          `${what}: 200 or 503, not ${status} ${JSON.stringify(body).slice(0, 150)}`,
        );
      holdWithin(slowestOf(answers), 10.5, `${what}: every answer comes`);
      return answers;
    };
    const reset = await honest('reset', () => lab.network.reset(), 1_500);
    const swallowed = await honest('black hole', () => lab.network.swallow(), 12_000);
    lab.network.heal();
    const seconds = await lab.until(
      'publishing works again',
      async () => (await lab.publish()).status === 200,
    );
    holdWithin(seconds, 15, 'it is itself again');
    await lab.untilReady();
    await lab.reset();
    const held = await partitionWorker(lab, Math.min(newsletter, 60));
    const slowest = Math.max(...[...reset, ...swallowed].map(({ milliseconds }) => milliseconds));
    return {
      injected: 'a proxy that resets, then swallows 12 s; then one of two workers cut off while sending',
      held: `${reset.length + swallowed.length} answers, slowest ${Math.round(slowest)} ms; ${held}`,
      seconds,
    };
  },
};

export const DATABASE_FAULTS = [lateDatabase, databaseRestarts, brokenNetwork];
