import { Redis } from 'ioredis';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.js';
import { eventually } from './test-app.js';

const HOST = '127.0.0.1';
const KEPT = ['--save', '', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'];
const PRIMARY_NAME = 'costa';
const SLOTS = 16_384;

/** A process of `redis-server`, on a port of its own. */
class RedisProcess {
  private constructor(
    private readonly ports: { port: number; busPort: number },
    private readonly child: ChildProcess,
    private readonly client: Redis,
  ) {}

  static async start(binary: string, folder: string, options: string[]): Promise<RedisProcess> {
    const port = await freePort();
    const dir = path.join(folder, String(port));
    mkdirSync(dir, { recursive: true });
    const busPort = await freePort();
    const where = ['--port', String(port), '--cluster-port', String(busPort), '--bind', HOST, '--dir', dir];
    // Sentinels and nodes write into their settings file.
    const file = path.join(dir, 'redis.conf');
    writeFileSync(file, '');
    const child = spawn(binary, [file, ...where, ...options], { stdio: 'ignore' });
    const client = new Redis({ host: HOST, port, lazyConnect: true, retryStrategy: () => 50 });
    client.on('error', () => undefined);
    const process = new RedisProcess({ port, busPort }, child, client);
    await eventually('Redis answers', async () => (await client.ping().catch(() => '')) === 'PONG');
    return process;
  }

  get port(): number {
    return this.ports.port;
  }

  /** The port on which the nodes of a cluster talk to each other. */
  get busPort(): number {
    return this.ports.busPort;
  }

  command(name: string, ...values: (string | number)[]): Promise<unknown> {
    return this.client.call(name, ...values);
  }

  async kill(): Promise<void> {
    this.client.disconnect();
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** Servers of which one can be lost. */
export interface RedisGroup {
  /** For REDIS_URL. */
  url: string;
  /** Kills the primary that has keys of the queue; resolves when a replica has taken its place. */
  loseThePrimaryOf(queue: string): Promise<void>;
  stop(): Promise<void>;
}

/** A primary, a replica and three Sentinels, which replace a primary that is silent for half a second. */
export async function startSentinels(binary: string, folder: string): Promise<RedisGroup> {
  const primary = await RedisProcess.start(binary, folder, KEPT);
  const replica = await RedisProcess.start(binary, folder, [
    ...KEPT,
    '--replicaof',
    HOST,
    String(primary.port),
  ]);
  await eventually('the replica is connected', async () =>
    String(await replica.command('INFO', 'replication')).includes('master_link_status:up'),
  );
  const sentinels: RedisProcess[] = [];
  for (let number = 0; number < 3; number++) {
    const sentinel = await RedisProcess.start(binary, folder, ['--sentinel']);
    await sentinel.command('SENTINEL', 'MONITOR', PRIMARY_NAME, HOST, primary.port, 2);
    await sentinel.command('SENTINEL', 'SET', PRIMARY_NAME, 'down-after-milliseconds', 500);
    await sentinel.command('SENTINEL', 'SET', PRIMARY_NAME, 'failover-timeout', 3_000);
    sentinels.push(sentinel);
  }
  const everyoneKnown = async (): Promise<boolean> => {
    for (const sentinel of sentinels) {
      const others = (await sentinel.command('SENTINEL', 'SENTINELS', PRIMARY_NAME)) as unknown[];
      const replicas = (await sentinel.command('SENTINEL', 'REPLICAS', PRIMARY_NAME)) as unknown[];
      if (others.length < 2 || replicas.length < 1) return false;
    }
    return true;
  };
  await eventually('the Sentinels know each other and the replica', everyoneKnown);
  const all = [primary, replica, ...sentinels];
  return {
    url: `redis-sentinel://${sentinels.map(({ port }) => `${HOST}:${port}`).join(',')}/${PRIMARY_NAME}`,
    async loseThePrimaryOf() {
      await primary.kill();
      await eventually('the replica is the primary', async () =>
        String(await replica.command('INFO', 'replication')).includes('role:master'),
      );
    },
    stop: () => killAll(all),
  };
}

/** Three primaries with a replica each, which replaces a primary that is silent for a second. */
export async function startCluster(binary: string, folder: string): Promise<RedisGroup> {
  const options = [...KEPT, '--cluster-enabled', 'yes', '--cluster-node-timeout', '1000'];
  const nodes: RedisProcess[] = [];
  for (let number = 0; number < 6; number++) nodes.push(await RedisProcess.start(binary, folder, options));
  const primaries = nodes.slice(0, 3);
  for (const [number, primary] of primaries.entries()) {
    const from = Math.ceil((number * SLOTS) / 3);
    await primary.command('CLUSTER', 'ADDSLOTSRANGE', from, Math.ceil(((number + 1) * SLOTS) / 3) - 1);
    await primary.command('CLUSTER', 'SET-CONFIG-EPOCH', number + 1);
  }
  for (const node of nodes.slice(1))
    await node.command('CLUSTER', 'MEET', HOST, nodes[0]!.port, nodes[0]!.busPort);
  const knows = async (node: RedisProcess, count: number): Promise<boolean> =>
    String(await node.command('CLUSTER', 'INFO')).includes(`cluster_known_nodes:${count}`);
  for (const node of nodes) await eventually('the nodes know each other', () => knows(node, 6));
  for (const [number, primary] of primaries.entries()) {
    const id = String(await primary.command('CLUSTER', 'MYID'));
    await eventually('the replica knows its primary', () =>
      nodes[number + 3]!.command('CLUSTER', 'REPLICATE', id).then(
        () => true,
        () => false,
      ),
    );
  }
  const isWhole = async (node: RedisProcess): Promise<boolean> => {
    const info = String(await node.command('CLUSTER', 'INFO'));
    return info.includes('cluster_state:ok') && info.includes('cluster_slots_ok:16384');
  };
  for (const node of nodes) await eventually('the cluster is whole', () => isWhole(node));
  for (const replica of nodes.slice(3))
    await eventually('each replica is connected', async () =>
      String(await replica.command('INFO', 'replication')).includes('master_link_status:up'),
    );
  return {
    url: `redis-cluster://${nodes.map(({ port }) => `${HOST}:${port}`).join(',')}`,
    async loseThePrimaryOf(queue) {
      const slot = Number(await primaries[0]!.command('CLUSTER', 'KEYSLOT', `{${queue}}`));
      const number = Math.floor((slot * 3) / SLOTS);
      const replica = nodes[number + 3]!;
      await primaries[number]!.kill();
      await eventually('the replica is a primary', async () =>
        String(await replica.command('INFO', 'replication')).includes('role:master'),
      );
    },
    stop: () => killAll(nodes),
  };
}

async function killAll(processes: RedisProcess[]): Promise<void> {
  await Promise.all(processes.map((process) => process.kill()));
}
