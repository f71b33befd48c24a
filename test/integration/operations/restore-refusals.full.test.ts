import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { storeMail } from '../../builders/rows.js';
import { digestsOf, filesOf, rowsFrom, runCopier } from '../../support/copies.js';
import { Drill, expectToWork, fileNamesOf, HELD, newestIn, restoredFiles } from '../../support/drill.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { eventually, TestApp } from '../../support/test-app.js';

interface CraftedManifest {
  tables: { name: string; columns: string[] }[];
  sequences: { name: string; last: string }[];
  migrations: string[];
  settingsFile: string;
}

describe('a restore', () => {
  let app: TestApp;
  let desk: PhotoDesk;
  let drill: Drill;
  let copies: string;

  beforeAll(async () => {
    app = await TestApp.start();
    desk = await PhotoDesk.open(app);
    await desk.upload(desk.files(1));
    await storeMail(app, { state: 'queued' });
    drill = new Drill(app, desk);
    copies = await drill.folders.make();
    expectToWork(await drill.backup(copies));
  });
  afterAll(async () => {
    await app.stop();
    await drill.end();
  });

  /** A copy of the backup that a test may change. */
  async function aCopy(): Promise<string> {
    const copy = join(await drill.folders.make(), 'copy');
    await cp(await newestIn(copies), copy, { recursive: true });
    return copy;
  }

  it.each(['database/contacts.copy.gz', 'checksums.sha256', 'photos'])(
    'refuses a backup that is damaged in %s, before anything is changed',
    async (what) => {
      const damaged = await aCopy();
      const path = join(damaged, what);
      const file = what === 'photos' ? join(path, (await readdir(path))[0]!) : path;
      const content = await readFile(file);
      content[content.length - 20]! ^= 1;
      await writeFile(file, content);
      const target = await drill.elsewhere();
      const { code, output } = await drill.restore(damaged, target);
      expect([code, output]).toEqual([1, expect.stringMatching(/(is|was changed or is) damaged\.\n$/)]);
      expect(
        await rowsFrom(target.database.url, `SELECT FROM pg_tables WHERE schemaname = 'public'`),
      ).toEqual([]);
      expect(await readdir(target.dataDir)).toEqual([]);
    },
  );

  it.each<[string, (manifest: CraftedManifest, marker: string) => void, RegExp]>([
    [
      'a sequence whose name is SQL',
      ({ sequences }, marker) =>
        sequences.push({
          name: `' || 'listings_id_seq' || chr(34), 1); COPY (SELECT 1) TO PROGRAM 'touch ${marker}'; --`,
          last: '1',
        }),
      /names what its version did not have: ' \|\|/,
    ],
    [
      'a column whose name is SQL',
      ({ tables }) => tables[0]!.columns.push("id\") FROM PROGRAM 'id'; --"),
      /names what its version did not have: \w+\.id"\)/,
    ],
    [
      'a table of sessions',
      ({ tables }) => (tables.find(({ name }) => name === 'contacts')!.name = 'sessions'),
      /names what its version did not have: sessions/,
    ],
    [
      'a table of the server',
      ({ tables }) => (tables.find(({ name }) => name === 'contacts')!.name = 'pg_catalog.pg_authid'),
      /names what its version did not have: pg_catalog\.pg_authid/,
    ],
    [
      'migrations that its rows do not have',
      ({ migrations }) => migrations.pop(),
      /do not fit the schema|names what its version did not have/,
    ],
    [
      'its settings elsewhere',
      (manifest) => (manifest.settingsFile = '../../../etc/hostname'),
      /^The manifest of .* was changed\.\n$/,
    ],
    [
      'its settings outside the checksums',
      (manifest) => (manifest.settingsFile = 'manifest.json'),
      /^The settings are missing in /m,
    ],
  ])(
    'refuses a crafted backup with %s, runs nothing and leaves the database empty',
    async (_what, craft, says) => {
      const crafted = await aCopy();
      const marker = join(await drill.folders.make(), 'ran');
      const manifest = JSON.parse(await readFile(join(crafted, 'manifest.json'), 'utf8')) as CraftedManifest;
      craft(manifest, marker);
      await writeFile(join(crafted, 'manifest.json'), JSON.stringify(manifest));
      const target = await drill.elsewhere();
      const { code, output } = await drill.restore(crafted, target);
      expect([code, output]).toEqual([1, expect.stringMatching(says)]);
      expect(
        await rowsFrom(target.database.url, `SELECT FROM pg_tables WHERE schemaname = 'public'`),
      ).toEqual([]);
      await expect(stat(marker)).rejects.toThrow('ENOENT');
    },
  );

  it('refuses a backup of a newer version, whose schema is unknown', async () => {
    const newer = await aCopy();
    const manifest = JSON.parse(await readFile(join(newer, 'manifest.json'), 'utf8'));
    manifest.migrations.push('Later1999999999999');
    await writeFile(join(newer, 'manifest.json'), JSON.stringify(manifest));
    const { code, output } = await drill.restore(newer, await drill.elsewhere());
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/made by a newer version of this program \(Later1999999999999\)/),
    ]);
  });

  it('leaves the database as it was if the settings cannot be written', async () => {
    const target = await drill.elsewhere();
    await mkdir(join(target.dataDir, 'restored-settings.env'));
    const { code, output } = await drill.restore(copies, target);
    expect([code, output]).toEqual([1, expect.stringContaining('EISDIR')]);
    expect(await rowsFrom(target.database.url, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual(
      [],
    );
  });

  it('refuses a folder without a backup', async () => {
    const empty = await drill.folders.make();
    const { code, output } = await drill.restore(empty, await drill.elsewhere());
    expect([code, output]).toEqual([1, `There is no complete backup in ${empty}.\n`]);
  });

  it('replaces the contents of a full database only when asked, and never of one in use', async () => {
    const place = await drill.elsewhere();
    const { url } = place.database;
    expectToWork(await drill.restore(copies, place));
    const full = await drill.restore(copies, place);
    expect([full.code, full.output]).toEqual([1, expect.stringMatching(/^The database is not empty: .*\n$/)]);
    const user = new pg.Client({ connectionString: url });
    await user.connect();
    const used = await drill.restore(copies, place, { flags: ['--replace'] });
    await user.query(`INSERT INTO secrets (name, value) VALUES ('later', 'x')`);
    await user.end();
    expect([used.code, used.output]).toEqual([
      1,
      expect.stringMatching(/^The database is in use by 1 .*\n$/),
    ]);
    await eventually(
      'the connection has ended',
      async () => (await drill.restore(copies, place, { flags: ['--replace'] })).code === 0,
    );
    expect(await rowsFrom(url, `SELECT FROM secrets WHERE name = 'later'`)).toEqual([]);
    expect((await digestsOf(url, HELD))['contacts']).toBe(
      (await digestsOf(app.database.url, HELD))['contacts'],
    );
  });

  it('refuses a database that another role uses, also for an owner from whom its connections are hidden', async () => {
    const { database, dataDir } = await drill.elsewhere();
    const owner = new URL(database.ownerUrl);
    owner.username = `owner_${randomBytes(6).toString('hex')}`;
    owner.password = 'secret';
    const name = owner.pathname.slice(1);
    const superuser = new pg.Client({ connectionString: database.adminUrl });
    await superuser.connect();
    try {
      await superuser.query(`CREATE ROLE ${owner.username} LOGIN PASSWORD '${owner.password}'`);
      await superuser.query(`ALTER DATABASE ${name} OWNER TO ${owner.username}`);
      const used = await drill.restore(copies, { database: { ...database, url: owner.href }, dataDir });
      expect([used.code, used.output]).toEqual([
        1,
        expect.stringMatching(/^The database is in use by 1 .*\n$/),
      ]);
    } finally {
      await superuser.query(`REASSIGN OWNED BY ${owner.username} TO CURRENT_USER`);
      await superuser.query(`DROP ROLE ${owner.username}`);
      await superuser.end();
    }
  });

  it('works as the owner of the tables where the product runs as another role', async () => {
    const place = await drill.elsewhere();
    const runtime = new URL(app.database.url);
    runtime.pathname = new URL(place.database.url).pathname;
    const env = { DATABASE_OWNER_URL: place.database.url, DATABASE_URL: runtime.href };
    expectToWork(await drill.restore(copies, place, { env }));
    expect((await digestsOf(place.database.url, HELD))['contacts']).toBe(
      (await digestsOf(app.database.url, HELD))['contacts'],
    );
  });

  it.each([
    ['a passphrase', { BACKUP_KEY: 'una clave larga de las copias' }],
    ['a public key', { BACKUP_PUBLIC_KEY: 'age1mcpwltk3l44r8p7c0un6azz9dvu7lgmnylgqx3r560fgez7zc5jqfpw2p9' }],
  ])('refuses a backup without encryption where %s is set, unless asked', async (_what, env) => {
    const place = await drill.elsewhere();
    const refused = await drill.restore(copies, place, { env });
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/ is not encrypted, although a key of backups is set\. .*\n$/),
    ]);
    expectToWork(await drill.restore(copies, place, { env, flags: ['--unencrypted'] }));
  });

  it('of a backup to a public key takes the private key, also for photos that an earlier backup encrypted', async () => {
    const keyFile = join(await drill.folders.make(), 'key.pem');
    const made = await runCopier('main-backup', ['--make-key', keyFile], {});
    expectToWork(made);
    const BACKUP_PUBLIC_KEY = /BACKUP_PUBLIC_KEY=(\S+)/.exec(made.output)![1]!;
    const SESSION_SECRET = 'un secreto de las sesiones de esta prueba';

    const sealed = await drill.folders.make();
    const firstRun = await drill.backup(sealed, { BACKUP_PUBLIC_KEY, SESSION_SECRET });
    expectToWork(firstRun);
    const first = await newestIn(sealed);
    expectToWork(await drill.backup(sealed, { BACKUP_PUBLIC_KEY, SESSION_SECRET }));
    const second = await newestIn(sealed);
    const inodesIn = async (folder: string) => {
      const names = (await readdir(join(folder, 'photos'))).sort();
      return Promise.all(names.map(async (name) => (await stat(join(folder, 'photos', name))).ino));
    };
    expect(second).not.toBe(first);
    expect(await inodesIn(second)).not.toEqual([]);
    expect(await inodesIn(second)).toEqual(await inodesIn(first));

    const place = await drill.elsewhere();
    expect(await drill.restore(sealed, place)).toEqual({
      code: 1,
      output: `${second} is encrypted to ${BACKUP_PUBLIC_KEY}: add --key-file FILE with the file of its private key.\n`,
    });
    const asked = await drill.restore(sealed, place, { flags: ['--key-file', keyFile] });
    const [, machine] = /--made-by (\S+)\n$/.exec(asked.output)!;
    expect([asked.code, made.output.includes(machine!), firstRun.output.includes(machine!)]).toEqual([
      1,
      false,
      true,
    ]);
    expectToWork(
      await drill.restore(sealed, place, { flags: ['--key-file', keyFile, '--made-by', machine!] }),
    );
    const known = await drill.elsewhere();
    expectToWork(
      await drill.restore(sealed, known, { flags: ['--key-file', keyFile], env: { SESSION_SECRET } }),
    );
    expect((await digestsOf(place.database.url, HELD))['contacts']).toBe(
      (await digestsOf(app.database.url, HELD))['contacts'],
    );
    // The folder of the uploads has files of other tests in the same process.
    const restored = await restoredFiles(place);
    const source = await filesOf(desk.folder);
    expect([...restored.keys()].sort()).toEqual(await fileNamesOf(place.database.url));
    expect(restored.size).toBeGreaterThan(0);
    for (const [name, content] of restored)
      expect([name, source.get(name)?.equals(content)]).toEqual([name, true]);
    expect(await readFile(join(place.dataDir, 'restored-settings.env'), 'utf8')).toContain(
      `SESSION_SECRET='${SESSION_SECRET}'\n`,
    );
  });

  it('by another tool is held afterwards by main-hold', async () => {
    const target = await drill.elsewhere();
    expectToWork(await drill.restore(copies, target));
    const { url } = target.database;
    const before = (await digestsOf(url, {}))['mail_deliveries'];
    await rowsFrom(url, `UPDATE mail_deliveries SET state = 'queued' WHERE state = 'held'`);
    await rowsFrom(url, 'UPDATE outbox SET held_at = NULL');
    await rowsFrom(url, 'INSERT INTO listings_to_announce SELECT id FROM listings');
    const held = await runCopier('main-hold', [], drill.there(target));
    expect(held).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^Held 1 messages, 2 events, 1 listings and inquiries that wait for a merged message, and 0 homes/,
      ),
    });
    expect((await digestsOf(url, {}))['mail_deliveries']).toBe(before);
  });
});
