import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productEnvironment } from './product-env.mjs';
import { readSettings } from './settings.mjs';

describe('the stored session secret', () => {
  let dataDir;
  let file;

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'costa-env-'));
    file = path.join(dataDir, 'session.secret');
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const secret = () =>
    productEnvironment({
      env: {},
      settings: readSettings({ DATA_DIR: dataDir }),
      databaseUrl: 'postgres://x',
      mode: 'production',
    }).SESSION_SECRET;

  it('is made once, for its owner alone', () => {
    const first = secret();
    expect(first?.length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(secret()).toBe(first);
  });

  it('is refused by the name of its file if it is short', () => {
    writeFileSync(file, 'short\n');
    expect(secret).toThrow(`${file} has fewer than 32 characters`);
  });

  it('is refused by the name of its file if that is a folder', () => {
    mkdirSync(file);
    expect(secret).toThrow(`${file} cannot be read (EISDIR)`);
  });
});
