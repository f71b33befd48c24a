import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePublicKey } from '#platform/config/backup-public-key.js';
import type { Settings } from '#platform/config/settings.js';
import { SecretKeys } from '#platform/secrets/secret-keys.js';
import { makeKeyFile, readKeyFile } from './key-file.js';
import { MANIFEST_FILE, manifestText, type Manifest } from './manifest.js';
import { MachineKey } from './machine-key.js';
import { openBackup } from './open-backup.js';
import { PublicKeySeal } from './public-key-seal.js';

const [MACHINE] = MachineKey.all(secretsOf('un secreto largo de esta prueba de copias'));
const ZEROS = Buffer.alloc(32).toString('base64');
const EPHEMERAL = Buffer.alloc(32, 9).toString('base64');
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
  salt: null,
};

function secretsOf(SESSION_SECRET: string): SecretKeys {
  return new SecretKeys({ SESSION_SECRET } as Settings);
}

describe('a backup that is encrypted to a public key', () => {
  let folder: string;
  let keyFile: string;
  let publicKey: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'costa-key-'));
    keyFile = join(folder, 'key.pem');
    publicKey = await makeKeyFile(keyFile);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A backup whose manifest is changed after it was signed. */
  async function store(change: Partial<Manifest> = {}): Promise<Manifest> {
    const seal = PublicKeySeal.to(parsePublicKey(publicKey)!);
    const manifest: Manifest = {
      ...PLAIN,
      format: 2,
      sealedTo: seal.sealedTo,
      madeBy: MACHINE!.name,
    };
    const stored = {
      ...JSON.parse(manifestText(manifest, seal, MACHINE)),
      ...change,
    };
    await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(stored));
    return manifest;
  }
  const open = async (machines = [MACHINE!.name]) =>
    openBackup(folder, {
      passphrase: undefined,
      privateKey: await readKeyFile(keyFile),
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
    const seal = PublicKeySeal.to(parsePublicKey(publicKey)!);
    const forged: Manifest = {
      ...PLAIN,
      format: 2,
      sealedTo: seal.sealedTo,
      madeBy: MACHINE!.name,
    };
    await writeFile(join(folder, MANIFEST_FILE), manifestText(forged, seal, machine));
    await expect(open()).rejects.toThrow(`No machine has signed ${folder}: it may be forged.`);
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
    expect(await readFile(keyFile, 'utf8')).toContain(`BACKUP_PUBLIC_KEY=${publicKey}\n-----BEGIN`);
  });

  it('does not open without a key, or with BACKUP_KEY', async () => {
    await store();
    for (const passphrase of [undefined, 'una clave larga de las copias'])
      await expect(openBackup(folder, { passphrase })).rejects.toThrow(
        `${folder} is encrypted to ${publicKey}: add --key-file`,
      );
  });

  it('does not open without encryption if only an encrypted one is expected', async () => {
    await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(PLAIN));
    const passphrase = 'una clave larga de las copias';
    await expect(openBackup(folder, { passphrase, onlyEncrypted: true })).rejects.toThrow(
      `${folder} is not encrypted, although a key of backups is set. Add --unencrypted`,
    );
    expect((await openBackup(folder, { passphrase, onlyEncrypted: false })).seal).toBeUndefined();
  });

  it('does not open with another private key', async () => {
    await store();
    const { privateKey } = generateKeyPairSync('x25519');
    await expect(openBackup(folder, { passphrase: undefined, privateKey })).rejects.toThrow(
      /^The key file is that of \S+, but /,
    );
  });

  it.each<[string, (manifest: Manifest) => Partial<Manifest>]>([
    ['another content', () => ({ site: 'http://otro.test' })],
    ['another ephemeral key', ({ sealedTo }) => ({ sealedTo: { ...sealedTo!, ephemeral: EPHEMERAL } })],
    ['an ephemeral key of zeros', ({ sealedTo }) => ({ sealedTo: { ...sealedTo!, ephemeral: ZEROS } })],
    ['no ephemeral key', ({ sealedTo }) => ({ sealedTo: { ...sealedTo!, ephemeral: '' } })],
    ['no description of its key', () => ({ sealedTo: undefined })],
  ])('does not open with %s', async (_name, change) => {
    await store(change(await store()));
    await expect(open()).rejects.toThrow(`The manifest of ${folder} was changed.`);
  });

  it('is not one that says it is not encrypted', async () => {
    await store({ format: 1 });
    await expect(open()).rejects.toThrow('is not encrypted to a public key: restore it without --key-file.');
  });

  it('is refused by name if a newer version made it', async () => {
    await store({ format: 3 as never });
    await expect(open()).rejects.toThrow('was made by a newer version of this program');
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
    [
      'a key of another kind',
      generateKeyPairSync('ed25519').privateKey.export({
        type: 'pkcs8',
        format: 'pem',
      }),
    ],
    [
      'a public key',
      generateKeyPairSync('x25519').publicKey.export({
        type: 'spki',
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
