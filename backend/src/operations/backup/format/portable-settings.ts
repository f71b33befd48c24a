import { readSettings, settingNames, type Settings } from '#platform/config/settings.js';

/** Settings that depend on the machine and are not copied to another one. */
const OF_THE_MACHINE: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'LOG_LEVEL',
  'DEMO',
  'BACKUP_TO',
  'BACKUP_KEY',
  'BACKUP_PUBLIC_KEY',
  // Only for the first start.
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
]);
/** Settings whose value contains a password; they are copied only if the backup is encrypted. */
const SECRET: ReadonlySet<string> = new Set([
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'SMTP_URL',
  'UPLOADS_S3_ACCESS_KEY',
  'UPLOADS_S3_SECRET_KEY',
]);

/**
 * The settings that differ from their defaults and do not depend on the machine, as a file for `node --env-file` and for shells.
 * @param withSecrets whether the values of secret settings are included
 */
export function portableSettings(settings: Settings, { withSecrets }: { withSecrets: boolean }): string {
  const defaults = readSettings({
    DATABASE_URL: settings.DATABASE_URL,
    PORT: String(settings.PORT),
  });
  const names = settingNames().filter(
    (name) => !OF_THE_MACHINE.has(name) && settings[name] !== defaults[name],
  );
  const lines = names.sort().map((name) => {
    if (isSecret(name, settings[name]) && !withSecrets)
      return `# ${name} was set. Its value is secret and is copied only into an encrypted backup.`;
    return `${name}=${quotedValue(settings[name] === null ? 'off' : String(settings[name]))}`;
  });
  return `# Settings of the copied product that differ from the defaults (docs/operations.md).\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** An address with a password in it is secret whatever setting has it. */
function isSecret(name: string, value: unknown): boolean {
  return SECRET.has(name) || /^[a-z0-9+-]+:\/\/[^/]*@/i.test(String(value));
}

/** In single quotes, which shells and Node read literally. */
function quotedValue(value: string): string {
  return value.includes("'") ? `"${value.replaceAll(/["$`\\]/g, '\\$&')}"` : `'${value}'`;
}
