import { stopTestServers } from './test-servers.mjs';

/** After the integration tests: nothing of them is left. */
export default async function tearDown() {
  await stopTestServers();
  if (process.env.TEST_REDIS_URL) return;
  process.stdout.write('\nRedis was not tested: no redis-server was found and REDIS_URL is not set.\n');
}
