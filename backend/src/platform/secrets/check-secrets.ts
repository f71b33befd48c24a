import { existsSync } from 'node:fs';
import type { Settings } from '../config/settings.js';
import { withClient } from '../database/wait-for-database.js';
import { PlainError } from '../process/plain-error.js';
import { createSecretFile } from './secret-file.js';
import { SecretKeys, secretFileOf } from './secret-keys.js';
import { assertKnownSecrets, RECORDED_SECRETS } from './secret-mark.js';

/** Whether a database has accounts; `query` answers with the rows of a statement. */
export type HasAccounts = (query: (statement: string) => Promise<unknown[]>) => Promise<boolean>;

/**
 * Reads the secrets at the start of a process, so that an unusable file ends the start instead of failing the first request that needs a
 * secret. A missing file is created if the database has no accounts, and so no sealed texts. Otherwise the file was lost, or its disk is not
 * mounted.
 * @throws PlainError naming the file
 */
export async function checkSecrets(settings: Settings, hasAccounts: HasAccounts): Promise<void> {
  if (isMissing(settings)) {
    const file = secretFileOf(settings);
    if (await holdsAccounts(settings.ownerUrl, hasAccounts))
      throw new PlainError(
        `${file} is missing, and the database has accounts and texts that need it: put it back from its copy, or check that its disk is mounted. If it is lost, write another one (openssl rand -base64 48 > ${file}): everybody signs in again, and what was encrypted with it cannot be read.`,
      );
    await createSecretFile(file);
  }
  new SecretKeys(settings).all();
}

/**
 * The same for web and worker, which also refuse secrets that the database was not used with. `npm run admin -- reseal-secrets` accepts them,
 * so the programs that prepare the database do not refuse them. A database that cannot be asked yet is asked again (`SecretMark`).
 * @throws PlainError in one line with the remedy
 */
export async function checkSecretsInUse(settings: Settings, hasAccounts: HasAccounts): Promise<void> {
  await checkSecrets(settings, hasAccounts);
  const recorded = await withClient(settings.DATABASE_URL, async (client) => {
    const { rows } = await client.query<{ value: string }>(RECORDED_SECRETS);
    return rows[0]?.value;
  }).catch(() => undefined);
  assertKnownSecrets(recorded, new SecretKeys(settings));
}

/**
 * Reads the secrets if there are any.
 * @throws PlainError naming the file
 */
export function checkKnownSecrets(settings: Settings): void {
  if (!isMissing(settings)) new SecretKeys(settings).all();
}

function isMissing(settings: Settings): boolean {
  return settings.SESSION_SECRET === undefined && !existsSync(secretFileOf(settings));
}

function holdsAccounts(url: string, hasAccounts: HasAccounts): Promise<boolean> {
  return withClient(url, (client) =>
    hasAccounts(async (statement) => (await client.query<object>(statement)).rows),
  );
}
