import { removeTestFolder } from './temporary-folder.mjs';

/** Stops the servers of the integration tests and removes their files. */
export async function stopTestServers() {
  const { folder, database, redis } = globalThis.testServers;
  await redis?.stop();
  await database.stop('immediate');
  removeTestFolder(folder);
}
