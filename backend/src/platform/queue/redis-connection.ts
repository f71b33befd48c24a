import { Cluster, Redis, type ClusterOptions, type RedisOptions } from 'ioredis';
import type { RedisAddress } from '../config/redis-address.js';

type Behaviour = Pick<
  RedisOptions,
  'maxRetriesPerRequest' | 'enableOfflineQueue' | 'commandTimeout' | 'sentinelRetryStrategy'
>;

/** Keeps host names, because certificates of managed clusters are issued for names, which a lookup would replace by addresses. */
const keepNames: NonNullable<ClusterOptions['dnsLookup']> = (host, done) => done(null, host);

/** Creates a client for the server, Sentinels or cluster of the address. It connects on `connect()`. */
export function openRedis(address: RedisAddress, behaviour: Behaviour): Redis | Cluster {
  const options: RedisOptions = {
    ...behaviour,
    lazyConnect: true,
    // A primary that has become a replica refuses writes; the new connection leads to the new primary.
    reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
  };
  if (address.kind === 'server') return new Redis(address.url, options);
  const { nodes, tls, username, password } = address;
  const access: RedisOptions = {
    ...options,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
  };
  if (address.kind === 'cluster') return openCluster(nodes, access);
  const { primaryName: name, sentinelPassword } = address;
  return new Redis({
    ...access,
    sentinels: nodes,
    name,
    enableTLSForSentinelMode: tls,
    ...(sentinelPassword !== undefined && { sentinelPassword }),
  });
}

function openCluster(nodes: { host: string; port: number }[], options: RedisOptions): Cluster {
  const { enableOfflineQueue = true, lazyConnect: _, ...redisOptions } = options;
  return new Cluster(nodes, {
    redisOptions,
    enableOfflineQueue,
    lazyConnect: true,
    ...(options.tls && { dnsLookup: keepNames }),
  });
}

/** The servers that accept writes. */
export function primariesOf(client: Redis | Cluster): Redis[] {
  return client instanceof Cluster ? client.nodes('master') : [client];
}
