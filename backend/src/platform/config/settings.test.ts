import { readSettings } from './settings.js';

const RECIPIENT = 'age1mcpwltk3l44r8p7c0un6azz9dvu7lgmnylgqx3r560fgez7zc5jqfpw2p9';
const database = { DATABASE_URL: 'postgres://app@localhost/app' };

describe('settings', () => {
  it('fills in what is not set', () => {
    expect(readSettings({ ...database, PORT: '4000' })).toMatchObject({
      PORT: 4000,
      SITE_URL: 'http://localhost:4000',
      DEMO: false,
    });
  });

  it('counts an empty variable as unset', () => {
    expect(readSettings({ ...database, SITE_NAME: ' ', REDIS_URL: '' })).toMatchObject({
      SITE_NAME: 'Costa Directa',
    });
  });

  it('names every wrong variable in one line', () => {
    const read = () => readSettings({ ...database, PORT: 'abc', SMTP_URL: 'mail.example', DEMO: 'yes' });
    expect(read).toThrow(
      /^Invalid settings: PORT .*; SMTP_URL must be an smtp:\/\/ address; DEMO must be 0 or 1$/,
    );
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a port from 0 to 65535'],
    ['PORT', '70000', 'PORT must be a port from 0 to 65535'],
    ['DATABASE_READ_URL', 'mysql://x', 'DATABASE_READ_URL must be a postgres:// address'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address',
    ],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', 'always', 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
    ['TRUST_PROXY', 'many', 'TRUST_PROXY must be a number of proxies from 0 to 5'],
    ['TRUST_PROXY', '9', 'TRUST_PROXY must be a number of proxies from 0 to 5'],
    ['SITE_URL', 'ftp://costa.example', 'SITE_URL must be an http(s) address'],
    ['GEOCODER_URL', 'nominatim', 'GEOCODER_URL must be an http(s) address'],
    ['DOLLAR_RATE_URL', 'dolar', 'DOLLAR_RATE_URL must be an http(s) address'],
    [
      'CALENDAR_ORIGINS',
      'http://10.0.0.5/a.ics',
      'CALENDAR_ORIGINS must be origins separated by commas, as http://10.0.0.5:8080',
    ],
    ['BLOG_URL', 'javascript:alert(1)', 'BLOG_URL must be an http(s) address'],
    [
      'BACKUP_PUBLIC_KEY',
      'una clave larga de las copias',
      'BACKUP_PUBLIC_KEY must be a public key of age (age1…), as npm run backup -- --make-key FILE prints it',
    ],
    ...[
      RECIPIENT.replace('age1m', 'age1q'),
      RECIPIENT.slice(0, -1),
      `${RECIPIENT}q`,
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ].map((mistyped): [string, string, string] => [
      'BACKUP_PUBLIC_KEY',
      mistyped,
      'BACKUP_PUBLIC_KEY must be a public key of age',
    ]),
    ['SITE_NAME', 'x'.repeat(61), 'SITE_NAME must have 60 characters at most'],
  ])('refuses %s=%s', (name, value, message) => {
    expect(() => readSettings({ ...database, [name]: value })).toThrow(`Invalid settings: ${message}`);
  });

  it.each(['GEOCODER_URL', 'DOLLAR_RATE_URL'] as const)('has a public %s unless it is off', (name) => {
    expect(readSettings({ ...database, [name]: '' })[name]).toMatch(/^https:/);
    expect(readSettings({ ...database, [name]: 'off' })[name]).toBeNull();
  });

  it('refuses one port for the site and its metrics, unless each takes any free one', () => {
    const site = { ...database, SITE_URL: 'http://localhost' };
    const read = (port: string) => readSettings({ ...site, PORT: port, METRICS_PORT: port });
    expect(() => read('4000')).toThrow(/^Invalid settings: METRICS_PORT must differ from PORT$/);
    expect(() => readSettings({ ...database, METRICS_PORT: '3000' })).toThrow(
      'METRICS_PORT must differ from PORT',
    );
    expect(read('0')).toMatchObject({ PORT: 0, METRICS_PORT: 0 });
  });

  it('refuses two keys of backups', () => {
    const BACKUP_PUBLIC_KEY = RECIPIENT;
    const read = () =>
      readSettings({ ...database, BACKUP_PUBLIC_KEY, BACKUP_KEY: 'una clave de las copias' });
    expect(read).toThrow(/^Invalid settings: BACKUP_PUBLIC_KEY must not be set along with BACKUP_KEY$/);
    expect(readSettings({ ...database, BACKUP_PUBLIC_KEY })).toMatchObject({ BACKUP_PUBLIC_KEY });
  });

  it('takes an address on this machine', () => {
    expect(readSettings({ ...database, GEOCODER_URL: 'http://localhost:8080/search' })).toBeTruthy();
  });

  it('asks for the whole of a bucket', () => {
    const read = () =>
      readSettings({ ...database, UPLOADS_S3_ENDPOINT: 'https://s3.example', UPLOADS_S3_BUCKET: 'fotos' });
    expect(read).toThrow(/UPLOADS_S3_ACCESS_KEY must be set.*UPLOADS_S3_SECRET_KEY must be set/);
  });

  it('asks for a database', () => {
    expect(() => readSettings({})).toThrow('DATABASE_URL');
  });

  it('changes the schema as its owner, or as the only role', () => {
    const DATABASE_OWNER_URL = 'postgres://owner@localhost/app';
    expect(readSettings({ ...database, DATABASE_OWNER_URL }).ownerUrl).toBe(DATABASE_OWNER_URL);
    expect(readSettings(database).ownerUrl).toBe(database.DATABASE_URL);
  });

  it('drops the slash at the end of the address', () => {
    expect(readSettings({ ...database, SITE_URL: 'https://costa.example/' })).toMatchObject({
      SITE_URL: 'https://costa.example',
      secure: true,
    });
  });
});
