import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { INITIAL_AMENITIES } from '#common/listings/amenities/initial-amenities.js';
import { ADVISORY_LOCKS, lockUntilCommit } from '#platform/database/advisory-locks.js';
import type { Settings } from '#platform/config/settings.js';
import { addFirstAmenities } from '../listings/amenities/public.js';
import { Administrators, Passwords } from '../accounts/public.js';
import { loadDemonstration } from '../operations/demo/stories/load-demonstration.js';

interface FirstContents {
  /** The first administrator, only while the generated password has not been shown. */
  administrator: { email: string; password: string } | null;
  /** Number of demonstration listings added. */
  listings: number;
}

/**
 * Initialises an empty database: amenities, the first administrator and, if the settings say so, the demonstration. Atomic: an interrupted
 * start leaves the database empty.
 * @param options.storedPassword the password to use if the settings have none; the caller stores it until it has been shown
 */
export async function addFirstContents(
  database: DataSource,
  options: { settings: Settings; storedPassword?: string },
): Promise<FirstContents> {
  return database.transaction(async (tx) => {
    await lockUntilCommit(tx, ADVISORY_LOCKS.firstContents);
    await addFirstAmenities(tx, INITIAL_AMENITIES);
    const administrator = await addAdministrator(database, tx, options);
    const listings = options.settings.DEMO ? await loadDemonstration(tx, options.settings) : 0;
    return { administrator, listings };
  });
}

async function addAdministrator(
  database: DataSource,
  tx: EntityManager,
  { settings, storedPassword }: { settings: Settings; storedPassword?: string },
): Promise<FirstContents['administrator']> {
  const administrators = new Administrators(database, new Passwords());
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: chosen } = settings;
  const password = chosen ?? storedPassword ?? randomBytes(12).toString('base64url');
  if (await administrators.createFirst(email, password, tx)) return chosen ? null : { email, password };
  const isUnseen =
    storedPassword !== undefined && (await administrators.identify(email, storedPassword, 'known')) !== null;
  return isUnseen ? { email, password: storedPassword } : null;
}
