import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LockFile } from './lock-file.mjs';
import { identityOf } from './processes.mjs';

describe('a lock file', () => {
  let folder;
  let file;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'costa-directa-lock-'));
    file = path.join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is taken once, and says by whom and with what', () => {
    expect(new LockFile(file).acquire({ port: 3000 })).toEqual({ taken: true, previous: undefined });
    expect(new LockFile(file).acquire()).toMatchObject({
      taken: false,
      holder: { pid: process.pid, port: 3000 },
    });
  });

  it('can be taken again after it was released', () => {
    const lock = new LockFile(file);
    lock.acquire();
    lock.release();
    expect(new LockFile(file).acquire().taken).toBe(true);
  });

  it('passes on from a holder that was killed, with what it left', async () => {
    const child = spawn('sleep', ['30']);
    const holder = { pid: child.pid, identity: identityOf(child.pid ?? 0), port: 3000 };
    writeFileSync(file, JSON.stringify(holder));
    expect(new LockFile(file).acquire().taken).toBe(false);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    expect(new LockFile(file).acquire()).toEqual({ taken: true, previous: holder });
  });

  it('is not held by another program that got the number of the holder', () => {
    writeFileSync(file, JSON.stringify({ pid: process.ppid, identity: 'long ago' }));
    expect(new LockFile(file).acquire().taken).toBe(true);
  });

  it('is not taken from a process that took it after the stale one was read', () => {
    new LockFile(file).acquire({ port: 3000 });
    const late = new LockFile(file);
    jest.spyOn(late, 'read').mockReturnValueOnce({ pid: process.ppid, identity: 'long ago' });
    expect(late.acquire()).toMatchObject({ taken: false, holder: { pid: process.pid, port: 3000 } });
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is not held by a file that makes no sense', () => {
    writeFileSync(file, '{"pi');
    expect(new LockFile(file).acquire().taken).toBe(true);
  });

  it('keeps new facts for whoever finds it', () => {
    const lock = new LockFile(file);
    lock.acquire();
    lock.update({ children: [{ pid: 1 }] });
    expect(new LockFile(file).read()).toMatchObject({ pid: process.pid, children: [{ pid: 1 }] });
  });
});
