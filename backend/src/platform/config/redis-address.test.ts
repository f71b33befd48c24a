import { parseRedisAddress } from './redis-address.js';

describe('an address of Redis', () => {
  it.each([
    ['redis://127.0.0.1:6379/3', { kind: 'server', url: 'redis://127.0.0.1:6379/3' }],
    [
      'rediss://ana:x@redis.example?family=6',
      { kind: 'server', url: 'rediss://ana:x@redis.example?family=6' },
    ],
    [
      'redis-sentinel://a:26380,b,[::1]:26381/costa',
      {
        kind: 'sentinel',
        nodes: [
          { host: 'a', port: 26380 },
          { host: 'b', port: 26379 },
          { host: '::1', port: 26381 },
        ],
        tls: false,
        primaryName: 'costa',
      },
    ],
    [
      'rediss-sentinel://ana:p%40ss@a/my-redis.1?sentinel-password=otra%20clave',
      {
        kind: 'sentinel',
        nodes: [{ host: 'a', port: 26379 }],
        tls: true,
        username: 'ana',
        password: 'p@ss',
        primaryName: 'my-redis.1',
        sentinelPassword: 'otra clave',
      },
    ],
    [
      'redis-cluster://:100%@Redis-1',
      { kind: 'cluster', nodes: [{ host: 'Redis-1', port: 6379 }], tls: false, password: '100%' },
    ],
    [
      'redis-cluster://:clave@10.0.0.1:7000,10.0.0.2',
      {
        kind: 'cluster',
        nodes: [
          { host: '10.0.0.1', port: 7000 },
          { host: '10.0.0.2', port: 6379 },
        ],
        tls: false,
        password: 'clave',
      },
    ],
  ])('is read: %s', (url, address) => {
    expect(parseRedisAddress(url)).toEqual(address);
  });

  it.each([
    '',
    'redis://',
    'http://redis',
    'redis-sentinel://a,b',
    'redis-sentinel:///costa',
    'redis-sentinel://a,,b/costa',
    'redis-sentinel://a:port/costa',
    'redis-sentinel://a/costa/0',
    'redis-cluster://a/0',
    'redis-cluster://a?sentinel-password=x',
    'redis-both://a/costa',
  ])('is refused: "%s"', (url) => {
    expect(parseRedisAddress(url)).toBeUndefined();
  });
});
