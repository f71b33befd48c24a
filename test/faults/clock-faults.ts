import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aPicture, multipart } from '../support/pictures.js';
import { BOTH, hold, type Fault } from './fault.js';
import type { Lab } from './lab.js';

/** Tables whose times stay: a process writes its own, and the audit trail is append-only. */
const KEPT = ['worker_heartbeats', 'audit_entries'];

/** Moves every stored time back by two hours, which simulates a clock that jumped ahead. */
async function twoHoursLater(lab: Lab): Promise<void> {
  const columns = await lab.sql<{ table: string; column: string }>(
    `SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
     WHERE c.table_schema = 'public' AND c.data_type = 'timestamp with time zone' AND c.table_name <> ALL($1)`,
    [KEPT],
  );
  for (const { table, column } of columns)
    await lab.sql(
      `UPDATE "${table}" SET "${column}" = "${column}" - interval '2 hours' WHERE "${column}" IS NOT NULL`,
    );
  await lab.sql(
    `UPDATE sessions SET sess = (replace(sess::text, sess->>'seenAt', ((sess->>'seenAt')::bigint - 7200000)::text))::json`,
  );
}

/** Environment in which a process sees a false clock; undefined without libfaketime. */
function falseClock(clock: NodeJS.ProcessEnv): NodeJS.ProcessEnv | undefined {
  const library = readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file));
  if (!library) return undefined;
  return { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', ...clock };
}

const clockJumps: Fault = {
  name: 'F13',
  title: 'The clock jumps two hours ahead',
  backends: BOTH,
  quick: false,
  async run(lab) {
    const sent = await Promise.all([lab.publish(), lab.publish(), lab.write('Antes del salto')]);
    for (const { status } of sent) hold(status === 200, 'work before the jump is taken');
    await lab.settle();
    const before = lab.sink.messages.length;
    await Promise.all([lab.web.stop(), lab.worker.stop()]);
    await twoHoursLater(lab);
    const clock = falseClock({ FAKETIME: '+2h' });
    await Promise.all([lab.web.restart(clock), lab.worker.restart(clock)]);
    const seconds = await lab.untilReady();
    hold((await lab.get('/api/inmueble/obtener/verPendientes')).status === 401, 'the session is over');
    const late = await lab.publish();
    await lab.sink.waitFor(late.email);
    await lab.settle();
    hold(
      lab.sink.messages.length === before + 2,
      `nothing is sent again: ${lab.sink.messages.length} instead of ${before + 2}`,
    );
    await Promise.all([lab.web.restart(), lab.worker.restart()]);
    return {
      injected: `every stored moment moved two hours back between a stop and a start${clock ? ', both processes two hours ahead' : ' (no faketime here)'}`,
      held: 'the session is over, nothing is sent again, work goes on',
      seconds,
    };
  },
};

const clockStepsBack: Fault = {
  name: 'F19',
  title: 'The clock steps back while work is under way',
  backends: BOTH,
  quick: false,
  async run(lab) {
    const file = path.join(lab.dataDir, 'clock');
    const setClock = (seconds: number): void => writeFileSync(file, `+${seconds}`);
    const clock = falseClock({ FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' });
    if (!clock) return { injected: 'nothing: libfaketime is not installed', held: 'not tried', seconds: 0 };
    setClock(7_200);
    await Promise.all([lab.web.stop(), lab.worker.stop()]);
    await Promise.all([lab.web.restart(clock), lab.worker.restart(clock)]);
    await lab.untilReady();
    await lab.signIn();
    lab.sink.hold();
    const emails = [await publishWithPhoto(lab), await publishWithPhoto(lab)];
    setClock(60);
    const isOver = (await lab.get('/api/inmueble/obtener/verPendientes')).status === 401;
    hold(isOver, 'a session from two hours ahead is over');
    await lab.signIn();
    for (const seconds of [60, 8, 6, 4, 2, 0]) {
      setClock(seconds);
      emails.push(await publishWithPhoto(lab));
    }
    lab.sink.release();
    const since = performance.now();
    await lab.settle();
    await lab.until(
      'every photo is ready',
      async () => (await lab.count('images', `status <> 'ready'`)) === 0,
    );
    const seconds = (performance.now() - since) / 1_000;
    for (const email of emails)
      hold(lab.sink.sentTo(email).length === 1, `one receipt for ${email}: ${lab.sink.sentTo(email).length}`);
    hold((await lab.count('images')) === emails.length, 'every photo has its row');
    await Promise.all([lab.web.restart(), lab.worker.restart()]);
    await lab.untilReady();
    await lab.signIn();
    return {
      injected: 'web and worker two hours ahead; steps back by two hours, by 52 s, and four times by 2 s',
      held: `${emails.length} receipts and photos, each once; the new session lasts`,
      seconds,
    };
  },
};

/** Steps of PostgreSQL's clock, as seconds from the right time. */
const STEPS = [-60, -62, -64, -66, -68, 7_200, 0];

const databaseClockSteps: Fault = {
  name: 'F20',
  title: "PostgreSQL's own clock steps while work is under way",
  backends: BOTH,
  quick: true,
  async run(lab, { minutesMatter }) {
    const file = path.join(path.dirname(lab.dataDir), 'database-clock');
    const setClock = (seconds: number): void =>
      writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`, { mode: 0o644 });
    const clock = falseClock({ FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' });
    if (!clock) return { injected: 'nothing: libfaketime is not installed', held: 'not tried', seconds: 0 };
    setClock(0);
    await lab.postgres.stop();
    await lab.postgres.restart(clock);
    await lab.untilReady();
    await lab.signIn();
    for (let failure = 0; failure < 5; failure++) await refusedLogin(lab);
    const emails: string[] = [];
    const steps = minutesMatter ? STEPS : [-60, 7_200, 0];
    for (const seconds of steps) {
      lab.sink.hold();
      const before = await publishWithPhoto(lab);
      await untilSending(lab, before);
      setClock(seconds);
      hold(Math.abs((await databaseSkew(lab)) - seconds) < 2, `the clock of PostgreSQL is at ${seconds} s`);
      // The dispatcher releases messages before it looks for others, so it has looked at the first one too.
      const after = await publishWithPhoto(lab);
      await untilSending(lab, after);
      lab.sink.release();
      await Promise.all([lab.sink.waitFor(before), lab.sink.waitFor(after)]);
      emails.push(before, after);
      hold(await isSignedIn(lab), `the session lasts at ${seconds} s`);
      hold((await refusedLogin(lab)) === 429, `the limit of logins holds at ${seconds} s`);
    }
    const since = performance.now();
    await lab.settle();
    await lab.until(
      'every photo is ready',
      async () => (await lab.count('images', `status <> 'ready'`)) === 0,
    );
    for (const email of emails)
      hold(lab.sink.sentTo(email).length === 1, `one receipt for ${email}: ${lab.sink.sentTo(email).length}`);
    const late = await lateSchedules(lab);
    hold(late.length === 0, `every schedule has a next run: ${late.join()}`);
    const seconds = (performance.now() - since) / 1_000;
    await lab.postgres.stop();
    await lab.postgres.restart();
    await lab.untilReady();
    return {
      injected: `PostgreSQL ${steps.map((step) => `${step} s`).join(', ')} from the right time, each while mails were being sent`,
      held: `${emails.length} receipts and photos, each once; session, limit of logins and schedules hold`,
      seconds,
    };
  },
};

/** Seconds by which the clock of PostgreSQL is ahead of this process's. */
async function databaseSkew(lab: Lab): Promise<number> {
  const [row] = await lab.sql<{ at: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 AS at');
  return row!.at - Date.now() / 1_000;
}

async function untilSending(lab: Lab, email: string): Promise<void> {
  const isSending = `state = 'sending' AND recipient_email = '${email}'`;
  await lab.until(
    'the receipt is being sent',
    async () => (await lab.count('mail_deliveries', isSending)) === 1,
  );
}

async function isSignedIn(lab: Lab): Promise<boolean> {
  return (await lab.get('/api/inmueble/obtener/verPendientes')).status === 200;
}

/** A login with a wrong password, always from the same network; returns its status. */
async function refusedLogin(lab: Lab): Promise<number> {
  const answer = await fetch(`${lab.web.url}/api/admin/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'otra@ejemplo.com', password: 'no es esta' }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Schedules whose next run is further away than the longest of them, which is daily; none is known on Redis. */
async function lateSchedules(lab: Lab): Promise<string[]> {
  if (lab.backend !== 'PostgreSQL') return [];
  const rows = await lab.sql<{ id: string; next: string }>(
    'SELECT scheduler_id AS id, next_run_ms AS next FROM bullmq.scheduler',
  );
  const latest = Date.now() + 86_460_000;
  return rows.filter(({ next }) => Number(next) > latest).map(({ id }) => id);
}

/** @returns the owner's address */
async function publishWithPhoto(lab: Lab): Promise<string> {
  const { status, email } = await lab.publish();
  hold(status === 200, 'a notice');
  const [row] = await lab.sql<{ id: number }>('SELECT max(id) AS id FROM listings');
  const { payload, headers } = await multipart({ idInmueble: row!.id }, [
    { name: 'a.jpg', content: await aPicture() },
  ]);
  const request = { method: 'POST', body: new Uint8Array(payload), headers };
  const answer = await lab.ask(lab.web.url, '/api/inmueble/fotos/cargarFotosPendientes', request);
  hold(answer.status === 200, `its photo: ${answer.status} ${JSON.stringify(answer.body)}`);
  return email;
}

export const CLOCK_FAULTS = [clockJumps, clockStepsBack, databaseClockSteps];
