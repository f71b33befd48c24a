import 'reflect-metadata';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../process/plain-error.js';
import { readSettings } from '../config/settings.js';
import { checkKnownSecrets } from './check-secrets.js';
import { createSecretFile, readSecretFile, writeSecretFile } from './secret-file.js';
import { RELOAD_MS, SecretKeys } from './secret-keys.js';

const ONE = 'a'.repeat(32);
const OTHER = 'b'.repeat(40);

describe('the secrets of the product', () => {
  let folder = '';
  let file = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'costa-secrets-'));
    file = join(folder, 'data', 'session.secret');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const keysOf = (given: NodeJS.ProcessEnv = {}): SecretKeys =>
    new SecretKeys(
      readSettings({ DATABASE_URL: 'postgres://x/y', DATA_DIR: join(folder, 'data'), ...given }),
    );
  const textsOf = (keys: SecretKeys): string[] => keys.all().map(({ text }) => text);

  it('are made once in a file for its owner alone', async () => {
    await createSecretFile(file);
    const [made] = textsOf(keysOf());
    await createSecretFile(file);
    expect(made!.length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(textsOf(keysOf())).toEqual([made]);
  });

  it('are checked before a start: none is fine, an unusable one is named', () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://x/y', DATA_DIR: join(folder, 'data') });
    expect(() => checkKnownSecrets(settings)).not.toThrow();
    mkdirSync(join(folder, 'data'));
    writeFileSync(file, 'short');
    expect(() => checkKnownSecrets(settings)).toThrow(file);
  });

  it.each([
    ['the file', {}, ['file']],
    ['a setting', { SESSION_SECRET: ONE }, [ONE]],
    ['two settings', { SESSION_SECRET: ONE, SESSION_SECRET_PREVIOUS: OTHER }, [ONE, OTHER]],
  ])('come from %s', (_, given, expected) => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(file, `${'file'.repeat(8)}\n`);
    expect(textsOf(keysOf(given))).toEqual(
      expected.map((text) => (text === 'file' ? 'file'.repeat(8) : text)),
    );
  });

  it('stay those in memory while their file is missing or unusable, and follow it when it is back', () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(file, `${ONE}\n`);
    const keys = keysOf();
    const now = jest.spyOn(performance, 'now');
    const later = () => void now.mockReturnValue(performance.now() + 2 * RELOAD_MS);
    expect(textsOf(keys)).toEqual([ONE]);
    rmSync(file);
    later();
    expect(textsOf(keys)).toEqual([ONE]);
    expect(existsSync(file)).toBe(false);
    for (const unusable of ['short', '\0'.repeat(48), Buffer.alloc(48, 255), `${OTHER}\n`]) {
      writeFileSync(file, unusable);
      later();
      expect(textsOf(keys)).toEqual([ONE]);
    }
    writeFileSync(file, `${OTHER}\n${ONE}\n`);
    later();
    expect(textsOf(keys)).toEqual([OTHER, ONE]);
    now.mockRestore();
  });

  it('have an id and keys that depend on the secret, and keys that depend on the purpose', () => {
    const keys = keysOf({ SESSION_SECRET: ONE, SESSION_SECRET_PREVIOUS: OTHER });
    const [one, other] = keys.all();
    const all = [one!, other!].flatMap((secret) =>
      ['links', 'texts'].map((purpose) => keys.keyOf(secret, purpose).toString('hex')),
    );
    expect(new Set(all).size).toBe(4);
    expect(one!.id).toMatch(/^[\da-f]{8}$/);
    expect(one!.id).not.toBe(other!.id);
    expect([keys.byId(other!.id)?.text, keys.byId('00000000')]).toEqual([OTHER, undefined]);
  });

  it('keep the permissions of their file when they are exchanged', async () => {
    await createSecretFile(file);
    chmodSync(file, 0o600);
    writeSecretFile(file, [OTHER, ONE]);
    expect([readSecretFile(file), statSync(file).mode & 0o777]).toEqual([[OTHER, ONE], 0o600]);
  });

  it('are refused by the name of the file if one is short', () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(file, `${ONE}\nshort\n`);
    expect(() => readSecretFile(file)).toThrow(`${file} has fewer than 32 characters`);
  });

  it('are not made, in one line, where the folder cannot be used', async () => {
    writeFileSync(join(folder, 'data'), 'a file');
    await expect(createSecretFile(file)).rejects.toEqual(
      new PlainError(`${file} cannot be written (EEXIST).`),
    );
  });

  it('are not made by who only reads them', () => {
    expect(() => textsOf(keysOf())).toThrow(`${file} is missing: put it back from its copy.`);
    expect(existsSync(file)).toBe(false);
  });

  it('are refused by the name of the file if it is damaged', () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(file, `${ONE}\n${'\0'.repeat(48)}`);
    expect(() => readSecretFile(file)).toThrow(`${file} is damaged: put it back from its copy.`);
  });

  it('are refused by the name of the file if that is a folder', () => {
    mkdirSync(file, { recursive: true });
    expect(() => readSecretFile(file)).toThrow(`${file} cannot be read (EISDIR)`);
  });
});
