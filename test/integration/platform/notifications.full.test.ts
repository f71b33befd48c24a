import pg from 'pg';
import { Settings } from '#platform/config/settings.js';
import { Notifications } from '#platform/database/notifications.js';
import { OwnReplica } from '../../support/own-replica.js';
import { openFolder, removeFolder, startOwnPostgres, type OwnPostgres } from '../../support/own-servers.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { eventually } from '../../support/test-app.js';
import { overTcp } from '../../support/test-database.js';

const CHANNEL = 'something';
/** A statement of the listening connection, as pg_stat_activity shows it. */
const OPEN = `SELECT count(*)::int AS open FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`;

describe('notifications', () => {
  let folder: string;
  let postgres: OwnPostgres;
  let notifications: Notifications | undefined;
  let calls: number;

  beforeAll(async () => {
    folder = openFolder('notifications');
    postgres = await startOwnPostgres(folder, { durable: false });
  });
  beforeEach(() => {
    calls = 0;
  });
  afterEach(() => notifications?.onApplicationShutdown());
  afterAll(async () => {
    await postgres?.stop('immediate');
    removeFolder(folder);
  });

  const listen = (url: string) => {
    notifications = new Notifications(Object.assign(new Settings(), { DATABASE_URL: url }));
    notifications.on(CHANNEL, () => void (calls += 1));
    notifications.onApplicationBootstrap();
  };

  it('connects again if its connection went silent, also if it sends nothing itself', async () => {
    const network = await TcpProxy.start(postgres.port);
    try {
      listen(overTcp(postgres.url, network.port));
      await eventually('it listens', async () => calls === 1);
      network.forget();
      await eventually('it listens again', async () => calls === 2);
      expect(await notifications!.confirm('SELECT')).toHaveLength(1);
    } finally {
      await notifications!.onApplicationShutdown();
      await network.stop();
    }
  });

  it('leaves no connection behind at a server that refuses to listen, and listens once it may', async () => {
    const replica = await OwnReplica.start(postgres, folder);
    const observer = new pg.Client({ connectionString: replica.url });
    try {
      await observer.connect();
      const open = async () => (await observer.query<{ open: number }>(OPEN)).rows[0]!.open;
      listen(replica.url);
      await new Promise((resolve) => setTimeout(resolve, 4_500));
      expect(await open()).toBeLessThanOrEqual(1);
      await replica.promote();
      await eventually('it listens', async () => calls === 1);
      expect(await open()).toBe(1);
    } finally {
      await notifications!.onApplicationShutdown();
      await observer.end();
      await replica.stop();
    }
  });
});
