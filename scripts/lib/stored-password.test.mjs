import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepPassword } from './stored-password.mjs';

describe('the made-up password of the first operator', () => {
  let dataDir;

  beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'costa-password-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const kept = (env = {}) => {
    const file = keepPassword({ DATA_DIR: dataDir, ...env });
    return file && readFileSync(file, 'utf8').trim();
  };

  it('stays the same until it has been shown', () => {
    const first = kept();
    expect(first).toHaveLength(16);
    expect(kept()).toBe(first);
    expect(kept({ ADMIN_PASSWORD: 'una clave elegida' })).toBe(first);
    expect(readdirSync(dataDir)).toEqual(['operator.password']);
  });

  it('is not made when one was chosen', () => {
    expect(kept({ ADMIN_PASSWORD: 'una clave elegida' })).toBeUndefined();
  });

  it('is made anew if a full disk left an empty file', () => {
    writeFileSync(path.join(dataDir, 'operator.password'), '');
    expect(kept()).toHaveLength(16);
  });
});
