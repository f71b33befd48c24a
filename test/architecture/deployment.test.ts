import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const OURS = ['migrate', 'web', 'worker'];

/** The product's settings: fields of the settings class, and those of its two processes. */
const known = [
  ...readFileSync('backend/src/platform/config/settings.ts', 'utf8').matchAll(
    /^ {2}(?:@.*\) )?([A-Z][A-Z0-9_]+)[?!]?:/gm,
  ),
].map(([, name]) => name as string);

describe('the settings', () => {
  it('are found in the code', () => {
    expect(known).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET']));
  });

  it('are listed in docs/operations.md: each, and no other', () => {
    const documented = [
      ...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z0-9_]+)` \|/gm),
    ].map(([, name]) => name);
    expect(documented.sort()).toEqual(known.filter((name) => name !== 'NODE_ENV').sort());
  });
});

describe('docker-compose.yml', () => {
  it.each(OURS)('gives %s only settings that exist', (name) => {
    const settings = Object.keys(compose.services[name]?.environment ?? {});
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((setting) => !known.includes(setting))).toEqual([]);
  });

  it('runs web, worker, migrate, PostgreSQL, Redis and a mail catcher', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'mail',
      'migrate',
      'postgres',
      'redis',
      'web',
      'worker',
    ]);
  });

  it('starts web and worker after the migration', () => {
    for (const name of ['web', 'worker']) {
      expect(compose.services[name]?.depends_on).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
      });
    }
  });

  it('never lets Redis forget a job', () => {
    expect(compose.services['redis']?.command?.join(' ')).toContain(
      '--maxmemory-policy noeviction --appendonly yes',
    );
  });

  it('names only services and volumes that it declares', () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      expect(Object.keys(compose.volumes)).toEqual(
        expect.arrayContaining(volumes.map((volume) => volume.split(':')[0])),
      );
    }
  });

  it.each(OURS)('runs a file that the build makes, for %s', (name) => {
    const entry = compose.services[name]?.command?.at(-1) ?? 'dist/backend/src/main-web.js';
    expect(existsSync(entry.replace('dist/', '').replace('.js', '.ts'))).toBe(true);
  });
});

describe('Dockerfile', () => {
  const text = readFileSync('Dockerfile', 'utf8');

  it('takes along what the product reads when it runs', () => {
    for (const taken of ['node_modules', 'dist', 'backend/assets'])
      expect(text).toContain(`/app/${taken} ${taken}\n`);
  });

  it('does not run as root', () => {
    expect(text).toMatch(/^USER node$/m);
  });
});
