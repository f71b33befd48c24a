import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from './child.mjs';

/** A program that ends the first time, and then leaves a file and keeps running. */
const ENDS_ONCE = `
  import { existsSync, writeFileSync } from 'node:fs';
  const [before, again] = ['before', 'again'].map((name) => new URL(name, import.meta.url));
  if (existsSync(before)) {
    writeFileSync(again, '');
    setInterval(() => undefined, 1_000);
  } else writeFileSync(before, '');`;

/** @param {string} folder with the program @param {object} [options] */
const childIn = (folder, options = {}) =>
  new Child({
    name: 'web',
    entry: path.join(folder, 'entry.mjs'),
    env: process.env,
    logFile: path.join(folder, 'logs/web.log'),
    say: () => undefined,
    ...options,
  });

/** Waits until the program runs for the second time. */
async function startsAgain(folder) {
  const again = path.join(folder, 'again');
  for (let waited = 0; waited < 15_000 && !existsSync(again); waited += 50) await sleep(50);
  return existsSync(again);
}

describe('a process of the product that has ended', () => {
  let folder;
  let child;
  const node = process.execPath;
  const inFolder = (name) => path.join(folder, name);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'costa-child-'));
    writeFileSync(inFolder('entry.mjs'), ENDS_ONCE);
  });
  afterEach(async () => {
    process.execPath = node;
    await child.stop();
    rmSync(folder, { recursive: true });
  });

  it('is started again', async () => {
    child = childIn(folder);
    child.start();
    expect(await startsAgain(folder)).toBe(true);
  });

  it('is not told as running, whose id another program may get', async () => {
    writeFileSync(inFolder('before'), '');
    child = childIn(folder);
    child.start();
    expect(await startsAgain(folder)).toBe(true);
    child.process?.kill('SIGKILL');
    await child.exited;
    expect(child.facts).toBeUndefined();
  });

  it('is started again when the system can start it', async () => {
    writeFileSync(inFolder('before'), '');
    child = childIn(folder);
    process.execPath = inFolder('missing');
    child.start();
    await child.exited;
    process.execPath = node;
    expect(await startsAgain(folder)).toBe(true);
  });

  it('is started again when its log can be opened', async () => {
    child = childIn(folder);
    child.start();
    await child.exited;
    rmSync(inFolder('logs'), { recursive: true });
    writeFileSync(inFolder('logs'), '');
    await sleep(1_500);
    rmSync(inFolder('logs'));
    mkdirSync(inFolder('logs'));
    expect(await startsAgain(folder)).toBe(true);
  });

  it('is started again although a full disk prevents that this is noted', async () => {
    child = childIn(folder, {
      onStart: () => {
        if (existsSync(inFolder('before'))) throw new Error('ENOSPC: no space left on device');
      },
    });
    child.start();
    expect(await startsAgain(folder)).toBe(true);
  });
});

describe('a process whose launcher has ended', () => {
  const followParent = new URL('./follow-parent.mjs', import.meta.url).href;
  const begin = () =>
    spawn(
      process.execPath,
      ['--import', followParent, '--eval', `process.send('runs'); setInterval(() => undefined, 1_000)`],
      { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    );

  it('ends', async () => {
    const child = begin();
    await once(child, 'message');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  });

  it('does not begin, if the launcher ended first', async () => {
    const child = begin();
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  });
});
