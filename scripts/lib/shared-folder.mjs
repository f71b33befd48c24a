import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { Problem } from './problem.mjs';

const CANDIDATES = ['/var/lib/costa-directa', '/var/tmp/costa-directa-root'];

/**
 * A root-owned folder that every user may traverse, for files of the database's user if the checkout is in an inaccessible folder (such as
 * /root). Used only if root starts the product.
 * @throws {Problem} if no such folder can be created
 */
export function sharedFolder() {
  for (const folder of CANDIDATES) {
    try {
      mkdirSync(folder, { mode: 0o755 });
      chmodSync(folder, 0o755);
    } catch (error) {
      if (error.code !== 'EEXIST') continue;
    }
    const found = lstatSync(folder);
    if (found.isDirectory() && found.uid === process.getuid?.()) return folder;
  }
  throw new Problem(
    `None of ${CANDIDATES.join(', ')} can be used for PostgreSQL: check it out in a folder that every user may enter, or set DATABASE_URL.`,
  );
}
