import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSynced } from './synced-file.mjs';

describe('a synced file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'costa-synced-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is written and replaced with its mode, and leaves no draft', () => {
    const file = path.join(folder, 'secret');
    writeSynced(file, 'one', 0o600);
    writeSynced(file, 'other', 0o600);
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777, readdirSync(folder)]).toEqual([
      'other',
      0o600,
      ['secret'],
    ]);
  });
});
