import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchTree } from './watch-tree.mjs';

describe('watching a tree', () => {
  const seen = new Set();
  let root;
  let end;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'costa-directa-watch-'));
    mkdirSync(path.join(root, 'rules'));
    write('rules/prices.ts', 'one');
    seen.clear();
    end = watchTree(root, (file) => seen.add(file));
  });
  afterEach(() => {
    end();
    rmSync(root, { recursive: true, force: true });
  });

  const write = (file, text) => writeFileSync(path.join(root, file), text);
  const until = async (file) => {
    while (!seen.has(file)) await sleep(20);
    seen.clear();
  };

  it('sees a file that is written in place, and one that is new', async () => {
    write('rules/prices.ts', 'two');
    await until('rules/prices.ts');
    write('rules/phone.ts', 'one');
    await until('rules/phone.ts');
  });

  it('sees a file each time an editor replaces it', async () => {
    for (const text of ['two', 'three', 'four']) {
      write('rules/.prices.swp', text);
      renameSync(path.join(root, 'rules/.prices.swp'), path.join(root, 'rules/prices.ts'));
      await until('rules/prices.ts');
    }
  });

  it('sees what is in folders that come later', async () => {
    mkdirSync(path.join(root, 'new/deep'), { recursive: true });
    write('new/deep/rule.ts', 'one');
    await until(path.join('new', 'deep', 'rule.ts'));
    write('new/deep/rule.ts', 'two');
    await until(path.join('new', 'deep', 'rule.ts'));
  });

  it('sees a file that goes', async () => {
    rmSync(path.join(root, 'rules/prices.ts'));
    await until('rules/prices.ts');
  });
});
