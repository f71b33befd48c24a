import { generateX25519Identity } from 'age-encryption';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '#platform/config/settings.js';
import { SecretKeys } from '#platform/secrets/secret-keys.js';
import { makeKeyFile, readKeyFile } from './key-file.js';
import { LOCKED_KEY_FILE, MANIFEST_FILE, manifestText, type Manifest } from './manifest.js';
import { MachineKey } from './machine-key.js';
import { openBackup } from './open-backup.js';
import { Seal } from './seal.js';

const [MACHINE] = MachineKey.all(secretsOf('un secreto largo de esta prueba de copias'));
const PASSPHRASE = 'una clave larga de las copias';
const PLAIN: Manifest = {
  format: 1,
  site: 'http://sitio.test',
  createdAt: '2026-11-23T01:00:00.000Z',
  migrations: [],
  tables: [],
  sequences: [],
  photos: { files: 0, missing: 0 },
  settingsFile: 'settings.env',
  checksums: '',
  encryption: 'none',
};

function secretsOf(SESSION_SECRET: string): SecretKeys {
  return new SecretKeys({ SESSION_SECRET } as Settings);
}

describe('a backup that is encrypted to a public key', () => {
  let folder: string;
  let keyFile: string;
  let publicKey: string;
  const UNSIGNED = 'as it is: it may be forged.';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'costa-key-'));
    keyFile = join(folder, 'key.pem');
    publicKey = await makeKeyFile(keyFile);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A backup whose manifest is changed after it was signed. */
  async function store(change: Partial<Manifest> = {}): Promise<Manifest> {
    const manifest: Manifest = {
      ...PLAIN,
      encryption: 'public key',
      recipient: publicKey,
      madeBy: MACHINE!.name,
    };
    const stored = {
      ...JSON.parse(manifestText(manifest, MACHINE)),
      ...change,
    };
    await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(stored));
    return manifest;
  }
  const open = async (machines = [MACHINE!.name]) =>
    openBackup(folder, {
      passphrase: undefined,
      identity: await readKeyFile(keyFile),
      machines,
    });

  it('does not open if another machine made it, which everybody can who knows the public key', async () => {
    await store();
    await expect(open([])).rejects.toThrow(
      `${folder} was signed by ${MACHINE!.name}, which is not a key of this`,
    );
  });

  it.each([
    ['no signature of a machine', undefined],
    ['that of another machine', MachineKey.all(secretsOf('otro secreto largo de esta prueba'))[0]],
  ])('does not open with %s', async (_what, machine) => {
    const forged: Manifest = {
      ...PLAIN,
      encryption: 'public key',
      recipient: publicKey,
      madeBy: MACHINE!.name,
    };
    await writeFile(join(folder, MANIFEST_FILE), manifestText(forged, machine));
    await expect(open()).rejects.toThrow(UNSIGNED);
  });

  it.each<[string, Record<string, unknown>]>([
    ['its settings outside the folder', { settingsFile: '../../etc/hostname' }],
    ['its settings under an absolute path', { settingsFile: '/etc/hostname' }],
    ['no tables', { tables: undefined }],
    ['a table outside the folder', { tables: [{ name: 'a', columns: [], file: '../a.copy.gz', rows: 0 }] }],
    ['a table without columns', { tables: [{ name: 'a', file: 'database/a.copy.gz', rows: 0 }] }],
    ['a sequence that ends at no number', { sequences: [{ name: 'a', last: '1); SELECT 1' }] }],
    ['migrations that are no names', { migrations: [1] }],
  ])('is refused if its manifest has %s, also without encryption', async (_what, change) => {
    await writeFile(join(folder, MANIFEST_FILE), JSON.stringify({ ...PLAIN, ...change }));
    await expect(openBackup(folder, { passphrase: undefined })).rejects.toThrow(
      `The manifest of ${folder} was changed.`,
    );
  });

  it('opens with its key file, which only its owner can read and which names the public key', async () => {
    const manifest = await store();
    expect((await open()).manifest).toEqual(manifest);
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    expect(await readFile(keyFile, 'utf8')).toContain(`BACKUP_PUBLIC_KEY=${publicKey}\nAGE-SECRET-KEY-1`);
  });

  it('does not open without a key, or with BACKUP_KEY', async () => {
    await store();
    for (const passphrase of [undefined, PASSPHRASE])
      await expect(openBackup(folder, { passphrase })).rejects.toThrow(
        `${folder} is encrypted to ${publicKey}: add --key-file`,
      );
  });

  it('does not open without encryption if only an encrypted one is expected', async () => {
    await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(PLAIN));
    await expect(openBackup(folder, { passphrase: PASSPHRASE, onlyEncrypted: true })).rejects.toThrow(
      `${folder} is not encrypted, although a key of backups is set. Add --unencrypted`,
    );
    expect((await openBackup(folder, { passphrase: PASSPHRASE, onlyEncrypted: false })).seal).toBeUndefined();
  });

  it('does not open with another private key', async () => {
    await store();
    const identity = await generateX25519Identity();
    await expect(openBackup(folder, { passphrase: undefined, identity })).rejects.toThrow(
      /^The key file is that of \S+, but /,
    );
  });

  it.each<[string, Partial<Manifest>]>([
    ['another content', { site: 'http://otro.test' }],
    ['another machine', { madeBy: 'x' }],
    ['no machine', { madeBy: undefined }],
  ])('does not open with %s', async (_name, change) => {
    await store(change);
    await expect(open()).rejects.toThrow(UNSIGNED);
  });

  it('is not one that says it is not encrypted', async () => {
    await store({ encryption: 'none' });
    await expect(open()).rejects.toThrow('is not encrypted to a public key: restore it without --key-file.');
  });

  it('is refused by name if a newer version made it', async () => {
    await store({ format: 2 as never });
    await expect(open()).rejects.toThrow('was made by a newer version of this program');
  });
});

describe('a backup that is encrypted with a passphrase', () => {
  let folder: string;
  let seal: Seal;
  const MANIFEST: Manifest = { ...PLAIN, encryption: 'passphrase' };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'costa-key-'));
    seal = await Seal.of();
    await writeFile(join(folder, LOCKED_KEY_FILE), await seal.locked(PASSPHRASE));
  });
  beforeEach(() => writeFile(join(folder, MANIFEST_FILE), manifestText(MANIFEST, seal)));
  afterAll(() => rm(folder, { recursive: true }));

  it('opens with it, and with no other one', async () => {
    const opened = await openBackup(folder, { passphrase: PASSPHRASE, onlyEncrypted: true });
    expect([opened.manifest, opened.seal?.recipient]).toEqual([MANIFEST, seal.recipient]);
    await expect(openBackup(folder, { passphrase: 'otra clave de otra copia' })).rejects.toThrow(
      `BACKUP_KEY is not the key of ${folder}, or its manifest was changed.`,
    );
    await expect(openBackup(folder, { passphrase: undefined })).rejects.toThrow(
      'is encrypted: set BACKUP_KEY',
    );
  });

  it('does not open if its manifest was changed, or signed under a key that somebody else put there', async () => {
    const changed = `its manifest was changed`;
    await writeFile(
      join(folder, MANIFEST_FILE),
      manifestText({ ...MANIFEST, site: 'http://otro.test' }, undefined),
    );
    await expect(openBackup(folder, { passphrase: PASSPHRASE })).rejects.toThrow(changed);
    await writeFile(join(folder, MANIFEST_FILE), manifestText(MANIFEST, await Seal.of()));
    await expect(openBackup(folder, { passphrase: PASSPHRASE })).rejects.toThrow(changed);
  });
});

describe('a key file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'costa-key-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is never overwritten', async () => {
    const file = join(folder, 'key.pem');
    await writeFile(file, 'mine');
    await expect(makeKeyFile(file)).rejects.toThrow(`${file} exists and was not changed: name another file.`);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it.each([
    ['text', 'clave'],
    ['a mistyped key', 'AGE-SECRET-KEY-12FGESSM05JZ66DY8YMXZ0VTZ0ZW763ADYQLAJFRXMALPZYFFDL0QF76RG6\n'],
    ['a public key', 'age1mcpwltk3l44r8p7c0un6azz9dvu7lgmnylgqx3r560fgez7zc5jqfpw2p9\n'],
    [
      'a key of another kind',
      generateKeyPairSync('x25519').privateKey.export({
        type: 'pkcs8',
        format: 'pem',
      }),
    ],
  ])('is refused when it contains %s', async (_name, content) => {
    const file = join(folder, 'other.pem');
    await writeFile(file, content);
    await expect(readKeyFile(file)).rejects.toThrow(`${file} does not contain a private key of backups.`);
  });

  it('is refused in one line when it is missing', async () => {
    await expect(readKeyFile(join(folder, 'none'))).rejects.toThrow(/none cannot be read: ENOENT/);
  });
});
