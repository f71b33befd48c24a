import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { INITIAL_AMENITIES } from '#common/vocabulary/amenities.js';
import { ADVISORY_LOCKS, lockUntilCommit } from '#platform/database/advisory-locks.js';
import type { Settings } from '#platform/config/settings.js';
import { addFirstAmenities } from './amenities/public.js';
import { Administrators, Passwords } from './auth/public.js';
import { loadDemonstration } from './demo/load-demonstration.js';

interface FirstContents {
  /** The first administrator, only while the password that was made up has not been shown. */
  administrator: { email: string; password: string } | null;
  /** How many demonstration listings were added. */
  listings: number;
}

/**
 * Gives an empty database what it needs: amenities, the first administrator and, if the settings say so, the demonstration.
 * All or nothing: a start that is killed half-way leaves an empty database to the next one.
 * @param options.keptPassword the password to use if the settings name none; kept by the caller until it has been shown
 */
export async function addFirstContents(
  database: DataSource,
  options: { settings: Settings; keptPassword?: string },
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
  { settings, keptPassword }: { settings: Settings; keptPassword?: string },
): Promise<FirstContents['administrator']> {
  const administrators = new Administrators(database, new Passwords());
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: chosen } = settings;
  const password = chosen ?? keptPassword ?? randomBytes(12).toString('base64url');
  if (await administrators.createFirst(email, password, tx)) return chosen ? null : { email, password };
  const isUnseen =
    keptPassword !== undefined && (await administrators.identify(email, keptPassword)) !== null;
  return isUnseen ? { email, password: keptPassword } : null;
}
