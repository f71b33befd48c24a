import { redisBackend } from '#platform/queue/redis-backend.js';
import { QueueRuntime } from '#platform/queue/queue-runtime.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { freePort } from '../../support/free-port.js';
import { openFolder, OwnRedis, removeFolder } from '../../support/own-servers.js';
import { startCluster, startSentinels, type RedisGroup } from '../../support/redis-groups.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';

const binary = process.env.TEST_REDIS_SERVER;
/** Empty without a redis-server; the summary of the run reports that. */
const groups = binary ? [['Sentinel', startSentinels] as const, ['Cluster', startCluster] as const] : [];

it.each(['redis://HOST', 'redis-sentinel://HOST/costa', 'redis-cluster://HOST'])(
  'is not ready if nobody answers at %s',
  async (address) => {
    const backend = redisBackend(address.replace('HOST', `127.0.0.1:${await freePort()}`));
    await expect(backend.ready()).rejects.toThrow(/unreachable|closed|startup nodes/);
    await backend.close();
  },
);

if (binary)
  it('warns of settings by which Redis would lose jobs', async () => {
    const folder = openFolder('redis-settings');
    const redis = (await OwnRedis.start(folder))!;
    const backend = redisBackend(redis.url);
    try {
      await backend.ready();
      expect(await backend.warning()).toMatch(/appendonly should be yes/);
      await redis.command('CONFIG', 'SET', 'appendonly', 'yes');
      expect(await backend.warning()).toBeUndefined();
      await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
      expect(await backend.warning()).toMatch(/maxmemory-policy is allkeys-lru and must be noeviction/);
    } finally {
      await backend.close();
      await redis.stop();
      removeFolder(folder);
    }
  });

for (const [name, start] of groups)
  describe(`queues on Redis with ${name}`, () => {
    let folder: string;
    let group: RedisGroup;
    let sink: SmtpSink;
    let app: TestApp;

    beforeAll(async () => {
      folder = openFolder('redis');
      group = await start(binary!, folder);
      sink = await SmtpSink.start();
      app = await TestApp.start({ worker: true, smtpUrl: sink.url, redisUrl: group.url });
    });
    afterAll(async () => {
      await app?.stop();
      await sink?.stop();
      await group?.stop();
      removeFolder(folder);
    });

    /** Publishes, and waits until the owner has the receipt. */
    async function publishAndWait(): Promise<string> {
      const publication = aPublication();
      await publish(app, publication);
      const { email } = publication.contacto;
      await eventually('the owner has the receipt', async () => sink.sentTo(email).length > 0);
      return email;
    }

    it('work, and work again when a primary is lost: each message is sent once', async () => {
      const before = await publishAndWait();
      await group.loseThePrimaryOf('reactions');
      const during = await publishAndWait();
      await eventually('the queues run', async () => app.worker!.get(QueueRuntime).isRunning);
      const after = await publishAndWait();
      await app.settle();
      for (const email of [before, during, after]) expect(sink.sentTo(email)).toHaveLength(1);
    });
  });
