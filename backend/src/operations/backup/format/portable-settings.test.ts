import 'reflect-metadata';
import { readSettings, settingNames } from '#platform/config/settings.js';
import { portableSettings } from './portable-settings.js';

const GIVEN = {
  DATABASE_URL: 'postgres://user:clave-base@127.0.0.1/x',
  PORT: '4000',
  DATA_DIR: '/datos',
  SESSION_SECRET: 'clave-de-sesiones-de-treinta-y-dos-letras',
  ADMIN_PASSWORD: 'clave-del-operador',
  BACKUP_KEY: 'clave-de-las-copias',
  SMTP_URL: 'smtp://ana:clave-correo@mail.ejemplo.com',
  SITE_URL: 'https://costadirecta.ejemplo.com',
  SITE_NAME: `O'Higgins "y" $HOME`,
  DOLLAR_RATE_URL: 'off',
  TRUST_PROXY: '1',
  MAIL_FROM: 'Costa Directa <avisos@costadirecta.example>',
  HOME: '/root',
  AWS_SECRET_ACCESS_KEY: 'clave-ajena',
};

const lines = (withSecrets: boolean): string[] =>
  portableSettings(readSettings(GIVEN), { withSecrets }).split('\n').slice(1).filter(Boolean);

describe('the settings in a backup', () => {
  it('contain no password, whatever setting has it', () => {
    const password = 'clave-de-prueba-con-treinta-y-dos-letras';
    const addresses = Object.fromEntries(
      [
        ['DATABASE_READ_URL', 'postgres'],
        ['DATABASE_OWNER_URL', 'postgres'],
        ['REDIS_URL', 'redis'],
        ['SMTP_URL', 'smtp'],
        ['GEOCODER_URL', 'https'],
        ['DOLLAR_RATE_URL', 'https'],
        ['UPLOADS_S3_ENDPOINT', 'https'],
        ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https'],
      ].map(([name, protocol]) => [name, `${protocol}://ana:${password}@otra.ejemplo.com/x`]),
    );
    const others = settingNames().filter((name) => /_KEY$|SECRET|PASSWORD$/.test(name));
    expect(others.length).toBeGreaterThan(4);
    for (const name of others) addresses[name] = password;
    // Only one of the two keys for backups may be set.
    delete addresses['BACKUP_PUBLIC_KEY'];
    const settings = readSettings({
      ...GIVEN,
      ...addresses,
      UPLOADS_S3_BUCKET: 'fotos',
    });
    expect(portableSettings(settings, { withSecrets: false })).not.toContain(password);
    expect(portableSettings(settings, { withSecrets: true })).toContain(password);
  });

  it('are those that differ from the defaults, without secrets, without those of the machine and without other variables', () => {
    expect(lines(false)).toEqual([
      `DOLLAR_RATE_URL='off'`,
      '# SESSION_SECRET was set. Its value is secret and is copied only into an encrypted backup.',
      'SITE_NAME="O\'Higgins \\"y\\" \\$HOME"',
      `SITE_URL='https://costadirecta.ejemplo.com'`,
      '# SMTP_URL was set. Its value is secret and is copied only into an encrypted backup.',
      `TRUST_PROXY='1'`,
    ]);
  });

  it('include the secret of the product, and the address of the mail server with its password, only if the backup is encrypted', () => {
    const text = lines(true).join('\n');
    expect(text).toContain(`SMTP_URL='smtp://ana:clave-correo@mail.ejemplo.com'`);
    expect(text).toContain(`SESSION_SECRET='clave-de-sesiones-de-treinta-y-dos-letras'`);
    for (const secret of ['clave-base', 'clave-de-las', 'clave-del', 'clave-ajena'])
      expect(text).not.toContain(secret);
  });
});
