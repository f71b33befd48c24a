import { removeTestFolder } from './temporary-folder.mjs';

/** Stops what the integration tests were given, and removes all that it kept. */
export async function stopTestServers() {
  const { folder, database, redis } = globalThis.testServers;
  await redis?.stop();
  await database.stop('immediate');
  removeTestFolder(folder);
}
