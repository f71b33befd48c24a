import { ROOT } from './paths.mjs';
import { readSettings } from './settings.mjs';

describe('the settings of the launcher', () => {
  it('has defaults for all: an embedded database with the demonstration', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: `${ROOT}/var`,
      databaseUrl: undefined,
      postgresPort: undefined,
      productPorts: [3000],
      logs: { maxBytes: 20 * 1024 * 1024, keep: 5 },
      demo: true,
      siteUrl: 'http://localhost:3000',
    });
  });

  it('does not put a demonstration into a database that it is given', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://db/costa' }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL: 'postgres://db/costa', DEMO: '1' }).demo).toBe(true);
  });

  it('takes an empty setting for an unset one', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', REDIS_URL: ' ' })).toMatchObject({
      port: 3000,
      demo: true,
    });
  });

  it('names the ports of web, of its metrics and of those of the worker', () => {
    expect(readSettings({ PORT: '3100', METRICS_PORT: '9100' }).productPorts).toEqual([3100, 9100, 9101]);
  });

  it('leaves to the product what an address of several servers of Redis says', () => {
    expect(() => readSettings({ REDIS_URL: 'redis-cluster://a:1,b:2' })).not.toThrow();
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port from 1 to 65535, not "abc".'],
    [{ LOG_KEEP: '-1' }, 'LOG_KEEP must be a number from 0 to 100, not "-1".'],
    [{ LOG_MAX_MB: '0' }, 'LOG_MAX_MB must be a number from 1 to 10000, not "0".'],
    [{ PORT: '70000' }, 'PORT must be a port from 1 to 65535, not "70000".'],
    [{ PORT: '3100', PG_PORT: '3100' }, 'PG_PORT 3100 is used by the product itself: set another, or none.'],
    [
      { METRICS_PORT: '9100', PG_PORT: '9101' },
      'PG_PORT 9101 is used by the product itself: set another, or none.',
    ],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes".'],
    [
      { DATABASE_URL: 'mysql://x:secret@y' },
      'DATABASE_URL must be an address of the form postgres://… or postgresql://…',
    ],
    [{ REDIS_URL: 'redis-both://a:1' }, 'REDIS_URL must be an address of the form redis://… or rediss://…'],
    [{ SMTP_URL: 'localhost' }, 'SMTP_URL must be an address of the form smtp://… or smtps://…'],
    [{ SITE_URL: 'costadirecta.example' }, 'SITE_URL must be an address of the form http://… or https://…'],
  ])('names what is wrong in %j, in one line and without a password', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
