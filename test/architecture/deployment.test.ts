import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseEnv } from 'node:util';

interface Service {
  image?: string;
  build?: object;
  networks?: string[];
  healthcheck?: object;
  command?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  profiles?: string[];
  ports?: string[];
  deploy?: { resources: { limits: { cpus?: string; memory?: string } } };
}

const composeText = readFileSync('docker-compose.yml', 'utf8');
const production = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>;
const trial = parseEnv(readFileSync('deploy/trial.env', 'utf8')) as Record<string, string>;
const compose = parse(composeText, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
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

  it('passes every setting on, but those that a service manager sets', () => {
    const passed = OURS.flatMap((name) => Object.keys(compose.services[name]?.environment ?? {}));
    expect(known.filter((name) => !passed.includes(name)).toSorted()).toEqual([
      'LISTEN_FDS',
      'LISTEN_PID',
      'NODE_ENV',
    ]);
  });

  it('runs proxy, web, worker, migrate, PostgreSQL and Redis in production, and a mail catcher for a trial', () => {
    const inProduction = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
    expect(inProduction.map(([name]) => name).sort()).toEqual([
      'migrate',
      'postgres',
      'proxy',
      'redis',
      'web',
      'worker',
    ]);
    expect(compose.services['mail']?.profiles).toEqual(['trial']);
  });

  it('publishes the proxy, and in a trial the mail catcher to this machine', () => {
    const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    );
    expect(published).toEqual([
      'proxy ${HTTP_PORT:-80}:80',
      'proxy ${HTTPS_PORT:-443}:443',
      'proxy ${HTTPS_PORT:-443}:443/udp',
      'mail 127.0.0.1:8025:8025',
    ]);
  });

  it('limits CPU and memory of what runs on', () => {
    const unlimited = Object.entries(compose.services).filter(([, { deploy }]) => {
      const { cpus, memory } = deploy?.resources.limits ?? {};
      return !cpus || !memory;
    });
    expect(unlimited.map(([name]) => name)).toEqual(['migrate']);
  });

  it('has no demonstration in production, and asks for every secret', () => {
    const { environment = {} } = compose.services['web']!;
    expect(environment['DEMO']).toBe('${DEMO:-0}');
    expect(Object.keys(production)).not.toContain('DEMO');
    for (const secret of ['SESSION_SECRET', 'POSTGRES_PASSWORD', 'SMTP_URL']) {
      expect(production[secret]).toBe('');
      expect(composeText).toContain(`\${${secret}:?`);
    }
  });

  it.each([
    ['.env.example', () => production],
    ['deploy/trial.env', () => trial],
  ])('finds every value that it asks for in %s', (_file, read) => {
    const asked = [...composeText.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name as string);
    expect(asked.length).toBeGreaterThan(5);
    expect(Object.keys(read())).toEqual(expect.arrayContaining(asked));
  });

  it('starts web and worker after the migration', () => {
    for (const name of ['web', 'worker']) {
      expect(compose.services[name]?.depends_on).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
      });
    }
  });

  it('never lets Redis forget a job, and stops it from growing to the limit of its container', () => {
    const { command = [], deploy } = compose.services['redis']!;
    const [, most] = /--maxmemory (\d+)mb --maxmemory-policy noeviction --appendonly yes/.exec(
      command.join(' '),
    )!;
    expect(Number(most)).toBeLessThan(Number.parseInt(deploy!.resources.limits.memory!));
  });

  it.each(Object.keys(compose.services))('gives %s no privilege that it does not need', (name) => {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('keeps database and queues from the proxy and from outside', () => {
    const inside = Object.entries(compose.services).filter(([, { networks }]) =>
      networks?.includes('inside'),
    );
    expect(inside.map(([name]) => name).toSorted()).toEqual([
      'migrate',
      'postgres',
      'redis',
      'web',
      'worker',
    ]);
    expect(compose.networks['inside']).toEqual({ internal: true });
    for (const name of ['postgres', 'redis']) expect(compose.services[name]?.networks).toEqual(['inside']);
  });

  it('builds one image', () => {
    expect(Object.keys(compose.services).filter((name) => compose.services[name]?.build)).toEqual([
      'migrate',
    ]);
    expect(new Set(OURS.map((name) => compose.services[name]?.image)).size).toBe(1);
  });

  it('knows when each container that runs on is healthy, but the mail catcher', () => {
    const unknown = Object.entries(compose.services).filter(([, { healthcheck }]) => !healthcheck);
    expect(unknown.map(([name]) => name)).toEqual(['migrate', 'mail']);
  });

  it('names only services and volumes that it declares', () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      expect(Object.keys(compose.volumes)).toEqual(
        expect.arrayContaining(
          volumes.filter((volume) => !volume.startsWith('./')).map((volume) => volume.split(':')[0]),
        ),
      );
    }
  });

  it.each(OURS)('runs a file that the build makes, for %s', (name) => {
    const entry = compose.services[name]?.command?.at(-1) ?? 'dist/backend/src/processes/main-web.js';
    expect(existsSync(entry.replace('dist/', '').replace('.js', '.ts'))).toBe(true);
  });
});

describe('Dockerfile', () => {
  const text = readFileSync('Dockerfile', 'utf8');

  it('takes along what the product reads when it runs', () => {
    for (const taken of ['node_modules', 'dist', 'backend/assets'])
      expect(text).toContain(`/app/${taken} ${taken}\n`);
  });

  it('names its version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(text).toContain(`ARG VERSION=${version}\n`);
  });

  it('does not run as root', () => {
    expect(text).toMatch(/^USER node$/m);
  });
});

describe('the systemd units', () => {
  it.each(['costa-directa-migrate', 'costa-directa-worker', 'costa-directa-web@'])(
    '%s runs a file that the build makes, without privileges',
    (name) => {
      const unit = readFileSync(`deploy/systemd/${name}.service`, 'utf8');
      const entry = /^ExecStart=\/usr\/bin\/node dist\/(\S+)\.js$/m.exec(unit)?.[1];
      expect(existsSync(`${entry}.ts`)).toBe(true);
      expect(unit).toMatch(/^User=costa-directa$/m);
      expect(unit).toMatch(/^NoNewPrivileges=yes$/m);
      // With one of these, systemd would restart the unit whenever the other unit is restarted.
      expect(unit).not.toMatch(/^(Requires|BindsTo|PartOf)=/m);
    },
  );
});
