interface RedisNode {
  host: string;
  port: number;
}

interface RedisAccess {
  nodes: RedisNode[];
  tls: boolean;
  username?: string;
  password?: string;
}

interface RedisSentinels extends RedisAccess {
  kind: 'sentinel';
  /** The name that the Sentinels give to the primary and its replicas. */
  primaryName: string;
  /** Password of the Sentinels themselves; user and password are those of the servers. */
  sentinelPassword?: string;
}

interface RedisCluster extends RedisAccess {
  kind: 'cluster';
}

/** Parsed REDIS_URL: one server; the Sentinels that know the primary; or some nodes of a cluster, which know the others. */
export type RedisAddress = { kind: 'server'; url: string } | RedisSentinels | RedisCluster;

const HOST = String.raw`(?:\[[\da-fA-F:.]+\]|[\w.-]+)(?::\d{1,5})?`;
const MANY_HOSTS = new RegExp(
  String.raw`^redis(s?)-(sentinel|cluster)://(?:([^:@/]*)(?::([^@/]*))?@)?(${HOST}(?:,${HOST})*)(?:/([\w.-]+))?(?:\?sentinel-password=([^&#]+))?$`,
);

/**
 * Reads `redis://…` as ioredis knows it, `redis-sentinel://user:password@host:port,host:port/name`, or
 * `redis-cluster://user:password@host:port,host:port`; `rediss` instead of `redis` uses TLS. User and password are percent-encoded.
 * @returns undefined for anything else
 */
export function parseRedisAddress(url: string): RedisAddress | undefined {
  if (/^rediss?:\/\/.+/.test(url)) return { kind: 'server', url };
  const [matched, tls, kind, user, password, hosts, name, sentinelPassword] = MANY_HOSTS.exec(url) ?? [];
  if (matched === undefined) return undefined;
  const access: RedisAccess = {
    nodes: hosts!.split(',').map((host) => readNode(host, kind === 'sentinel' ? 26_379 : 6_379)),
    tls: tls !== '',
    ...(user && { username: decode(user) }),
    ...(password && { password: decode(password) }),
  };
  if (kind === 'cluster')
    return name === undefined && sentinelPassword === undefined ? { kind, ...access } : undefined;
  if (name === undefined) return undefined;
  return {
    kind: 'sentinel',
    ...access,
    primaryName: name,
    ...(sentinelPassword && { sentinelPassword: decode(sentinelPassword) }),
  };
}

/** Percent-decodes; a text that is not percent-encoded is taken as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readNode(text: string, usualPort: number): RedisNode {
  const [, bracketed, name, port] = /^(?:\[(.+)\]|([^:]+))(?::(\d+))?$/.exec(text)!;
  return { host: (bracketed ?? name)!, port: port ? Number(port) : usualPort };
}
