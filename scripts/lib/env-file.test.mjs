import { misspelt, productSettings } from './env-file.mjs';

const KNOWN = [...productSettings(), 'PG_PORT'];

describe('a name that is no setting', () => {
  it.each([
    ['SITE_NMAE', 'SITE_NAME'],
    ['SITENAME', 'SITE_NAME'],
    ['SMTP_URI', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['site_name', 'SITE_NAME'],
    ['PROT', 'PORT'],
    ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
  ])('%s is taken for %s', (written, meant) => {
    expect(misspelt(written, KNOWN)).toBe(meant);
  });

  it.each([
    'SITE_NAME',
    'PATH',
    'HOME',
    'PGPORT',
    'LOGNAME',
    'HOSTNAME',
    'NODE_OPTIONS',
    'PWD',
    'TERM',
    'SMTP_USER',
  ])('%s is taken for none', (name) => {
    expect(misspelt(name, KNOWN)).toBeUndefined();
  });
});
