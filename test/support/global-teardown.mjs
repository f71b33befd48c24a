import { stopTestServers } from './test-servers.mjs';

/** Stops the servers and removes their files. */
export default async function tearDown() {
  await stopTestServers();
  if (process.env.TEST_REDIS_URL) return;
  process.stdout.write('\nRedis was not tested: no redis-server was found and REDIS_URL is not set.\n');
}
