import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aPicture, multipart } from '../support/pictures.js';
import { BOTH, ONE, hold, type Fault } from './fault.js';
import type { Lab } from './lab.js';

/** Moves every stored time back by two hours, which simulates a clock that jumped ahead. */
async function twoHoursLater(lab: Lab): Promise<void> {
  const columns = await lab.sql<{ table: string; column: string }>(
    `SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
     WHERE c.table_schema = 'public' AND c.data_type = 'timestamp with time zone' AND c.table_name <> 'worker_heartbeats'`,
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

/** False if this process may not mount, which requires root. */
function mountSmall(folder: string): boolean {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

const diskFull: Fault = {
  name: 'F10',
  title: 'The disk of the photos is full',
  backends: ONE,
  quick: false,
  async run(lab) {
    const folder = path.join(lab.dataDir, 'uploads');
    mkdirSync(folder, { recursive: true });
    if (!mountSmall(folder))
      return {
        injected: 'nothing: a small disk can be mounted by root alone',
        held: 'not tried',
        seconds: 0,
      };
    try {
      await lab.worker.stop('SIGKILL');
      const { status } = await lab.publish();
      hold(status === 200, 'a notice');
      const [row] = await lab.sql<{ id: number }>('SELECT max(id) AS id FROM listings');
      const content = await aPicture({ width: 2_400, height: 1_800, format: 'png' });
      const padded = Buffer.concat([await aPicture(), Buffer.alloc(700_000)]);
      const statuses: number[] = [];
      for (let at = 0; at < 5; at++) {
        const { payload, headers } = await multipart({ idInmueble: row!.id }, [
          { name: 'a.jpg', content: at === 0 ? content : padded },
        ]);
        const answer = await lab.ask(lab.web.url, '/api/inmueble/fotos/cargarFotosPendientes', {
          method: 'POST',
          body: new Uint8Array(payload),
          headers,
        });
        hold(
          [200, 500, 507].includes(answer.status),
          `200 or 507, not ${answer.status} ${JSON.stringify(answer.body)}`,
        );
        hold(answer.status === 200 || answer.body['success'] === false, 'in the error shape');
        statuses.push(answer.status);
      }
      hold(statuses.includes(507), `the full disk is told: ${statuses.join()}`);
      const images = await lab.count('images');
      const files = readdirSync(folder);
      hold(images === statuses.filter((one) => one === 200).length, 'no row without its file');
      hold(
        files.length === images && !files.some((name) => name.endsWith('.part')),
        `no half file: ${files.join()}`,
      );
      hold((await lab.publish()).status === 200, 'the rest works');
      return {
        injected: 'a disk of 2 MB under the uploads',
        held: `${statuses.join(', ')}; no row, no half file, the rest works`,
        seconds: 0,
      };
    } finally {
      execFileSync('/bin/umount', ['-l', folder]);
      await lab.worker.restart();
    }
  },
};

export const CLOCK_AND_DISK_FAULTS = [clockJumps, clockStepsBack, diskFull];
