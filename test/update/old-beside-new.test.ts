import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openFolder, removeFolder, startOwnPostgres, type OwnPostgres } from '../support/own-servers.js';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { eventually } from '../support/test-app.js';
import { Desk, OPERATOR } from './desk.js';

const older = process.env.OLDER_PRODUCT;
if (!older) throw new Error('OLDER_PRODUCT is not set: run this test by npm run test:update -- COMMIT');

/** Approvals in each phase of the update. */
const EACH_PHASE = 12;

describe('an update from another version', () => {
  let folder: string;
  let postgres: OwnPostgres;
  let reader: pg.Pool;
  let sink: SmtpSink;
  let env: NodeJS.ProcessEnv;
  let desk: Desk;
  const processes: ServerProcess[] = [];

  beforeAll(async () => {
    folder = openFolder('update');
    postgres = await startOwnPostgres(folder, { durable: false });
    reader = new pg.Pool({ connectionString: postgres.url, max: 2 });
    sink = await SmtpSink.start();
    env = {
      DATABASE_URL: await postgres.openRuntimeRole(),
      DATABASE_OWNER_URL: postgres.url,
      SMTP_URL: sink.url,
      DATA_DIR: path.join(folder, 'data'),
      SITE_URL: 'http://sitio.test',
      SESSION_SECRET: randomBytes(32).toString('hex'),
      ADMIN_EMAIL: OPERATOR.email,
      ADMIN_PASSWORD: OPERATOR.password,
    };
    desk = new Desk(async (email) => {
      const { rows } = await reader.query<{ id: number }>(
        'SELECT l.id FROM listings l JOIN contacts c ON c.id = l.contact_id WHERE c.email = $1',
        [email],
      );
      return rows[0]!.id;
    });
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.stop('SIGKILL')));
    await sink?.stop();
    await reader?.end();
    await postgres?.stop('immediate');
    removeFolder(folder);
  });

  const migrate = (product: string) =>
    promisify(execFile)(
      process.execPath,
      [path.resolve(product, 'dist/backend/src/processes/main-migrate.js')],
      {
        env: { ...process.env, ...env, NODE_ENV: 'production', DEMO: '0' },
      },
    );
  const startWeb = async (product: string): Promise<ServerProcess> => {
    const web = await ServerProcess.web(env, { product });
    processes.push(web);
    return web;
  };
  const startWorker = (product: string): ServerProcess => {
    const worker = ServerProcess.worker(env, { product });
    processes.push(worker);
    return worker;
  };

  /** Publishes and approves, each time at the next pair of processes. */
  async function work(webs: readonly ServerProcess[]): Promise<void> {
    const pairs = webs.flatMap((one) => webs.map((other) => [one, other] as const));
    for (let number = 0; number < EACH_PHASE; number++) {
      const [publishAt, approveAt] = pairs[number % pairs.length]!;
      await desk.publishAndApprove(publishAt, approveAt);
      await desk.look(publishAt, [...desk.codes.values()].at(-1)!);
    }
  }

  /** Works at the processes until the change has ended. */
  async function during(change: Promise<unknown>, webs: readonly ServerProcess[]): Promise<void> {
    let isOver = false;
    const over = change.finally(() => {
      isOver = true;
    });
    while (!isOver) await work(webs);
    await over;
  }

  it('refuses nothing, and does everything once', async () => {
    await migrate(older);
    const oldWorker = startWorker(older);
    const oldWeb = await startWeb(older);
    await desk.signIn(oldWeb);
    await work([oldWeb]);

    await during(migrate('.'), [oldWeb]);
    const newWorker = startWorker('.');
    await work([oldWeb]);
    await during(oldWorker.stop(), [oldWeb]);
    const newWeb = await startWeb('.');
    // The session began at the old version.
    await work([oldWeb, newWeb]);
    await desk.signIn(newWeb);
    await work([oldWeb, newWeb]);
    const approved = [...desk.codes.values()].toSorted();
    for (const web of [oldWeb, newWeb])
      await eventually('each version shows all notices', async () =>
        sameList(await desk.found(web), approved),
      );
    await during(oldWeb.stop(), [newWeb]);

    await eventually('every owner has receipt and code', async () => hasAllMail());
    await eventually('nothing is under way', isIdle);
    for (const [email, code] of desk.codes) {
      const mails = sink.sentTo(email);
      expect([email, mails.length, mails.filter(({ text }) => text.includes(code)).length]).toEqual([
        email,
        2,
        1,
      ]);
    }
    const { rows } = await reader.query<{ listings: number; codes: number }>(
      'SELECT count(*)::int AS listings, count(DISTINCT code)::int AS codes FROM listings',
    );
    expect(rows).toEqual([{ listings: desk.codes.size, codes: desk.codes.size }]);
    expect(newWorker.isAlive).toBe(true);
    process.stdout.write(`\n${desk.codes.size} notices were published and approved during the update.\n`);
  });

  const hasAllMail = (): boolean => [...desk.codes.keys()].every((email) => sink.sentTo(email).length >= 2);
  const isIdle = async (): Promise<boolean> => {
    const { rows } = await reader.query<{ busy: boolean }>(
      `SELECT EXISTS (SELECT FROM outbox WHERE relayed_at IS NULL) OR EXISTS (SELECT FROM inbox WHERE done_at IS NULL)
           OR EXISTS (SELECT FROM mail_deliveries WHERE state IN ('queued', 'sending')) AS busy`,
    );
    return !rows[0]!.busy;
  };
  const sameList = (found: readonly string[], wanted: readonly string[]): boolean =>
    found.length === wanted.length && found.every((code, at) => code === wanted[at]);
});
