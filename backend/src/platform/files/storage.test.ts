import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readSettings } from '../config/settings.js';
import { BucketStorage } from './bucket-storage.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';
import { checkStorage } from './open-storage.js';
import { onDisk } from './staged-file.js';
import { OwnBucket } from '../../../../test/support/own-bucket.js';

let folder: string;
let source: string;
let bucket: OwnBucket;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  source = join(folder, 'source.txt');
  await writeFile(source, 'una foto');
  bucket = await OwnBucket.start();
});

afterEach(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const STORAGES: [string, () => FileStorage][] = [
  ['a folder', () => new FolderStorage(join(folder, 'uploads'))],
  ['a bucket', () => new BucketStorage({ ...bucket.place, stagingFolder: join(folder, 'uploads') })],
];

describe.each(STORAGES)('uploads in %s', (_where, open) => {
  it('give back what they took over', async () => {
    const storage = open();
    await storage.copyFrom(source, 'clave-320.webp');
    const file = await storage.open('clave-320.webp');
    expect(file?.bytes).toBe(8);
    expect(await text(file!.stream)).toBe('una foto');
  });

  it('have nothing under another name', async () => {
    expect(await open().open('otra-320.webp')).toBeUndefined();
  });

  it('take in a stream, whole under its name or not at all', async () => {
    const storage = open();
    const staged = await storage.stage(Readable.from([Buffer.from('una '), Buffer.from('foto')]));
    expect(staged.bytes).toBe(8);
    expect(await readFile(staged.path, 'utf8')).toBe('una foto');
    expect(await storage.open('nueva-320.webp')).toBeUndefined();
    await staged.keep('nueva-320.webp');
    await staged.discard();
    expect(await text((await storage.open('nueva-320.webp'))!.stream)).toBe('una foto');
    await expect(readFile(staged.path)).rejects.toThrow('ENOENT');
  });

  it('are listed and removed', async () => {
    const storage = open();
    for (const name of ['una-320.webp', 'dos-320.webp', 'tres-320.webp'])
      await storage.put(name, Buffer.from(name));
    await storage.remove('dos-320.webp');
    await storage.remove('ninguna-320.webp');
    const names = [];
    for await (const { name, modifiedAt } of storage.list()) {
      expect(modifiedAt.getTime()).toBeGreaterThan(0);
      names.push(name);
    }
    expect(names.sort()).toEqual(['tres-320.webp', 'una-320.webp']);
  });

  it('leave nothing behind of what could not be written', async () => {
    const broken = new Error('Unexpected end of form');
    async function* cutOff() {
      yield Buffer.from('media ');
      throw broken;
    }
    const staging = open().stage(Readable.from(cutOff()));
    await expect(staging).rejects.toBe(broken);
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  });

  it.each(['../source.txt', 'a/b', '', 'a\0b'])('refuse the name %p', async (name) => {
    await expect(open().open(name)).rejects.toThrow('Invalid file name');
  });
});

describe('what the disk refuses', () => {
  it.each([
    ['ENOSPC', 'storage-full'],
    ['EDQUOT', 'storage-full'],
    ['EACCES', 'unavailable'],
    ['EROFS', 'unavailable'],
    ['EIO', 'unavailable'],
    ['EMFILE', 'unavailable'],
  ])('by %s is %s, with the error as its cause', async (code, kind) => {
    const cause = Object.assign(new Error(code), { code });
    await expect(onDisk(Promise.reject(cause))).rejects.toMatchObject({ kind, cause });
  });

  it('is no fault of the client, and ends a start', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const storage = new FolderStorage(join(file, 'uploads'));
    const disk = { kind: 'unavailable', cause: { code: 'ENOTDIR' } };
    await expect(storage.put('una-320.webp', Buffer.from('x'))).rejects.toMatchObject(disk);
    await expect(storage.remove('una-320.webp')).rejects.toMatchObject(disk);
    const settings = (DATA_DIR: string) =>
      readSettings({ DATABASE_URL: 'postgres://nadie@127.0.0.1/nada', DATA_DIR });
    await expect(checkStorage(settings(file))).rejects.toThrow(/uploads cannot be written \(ENOTDIR\)/);
    await checkStorage(settings(join(folder, 'new')));
    expect(await readdir(join(folder, 'new', 'uploads'))).toEqual([]);
  });
});

describe('a bucket', () => {
  it('is asked with a signature that does not carry the secret', async () => {
    const storage = STORAGES[1]![1]();
    await storage.copyFrom(source, 'clave-320.webp');
    expect(bucket.asked).toMatchObject([{ method: 'PUT', url: '/fotos/clave-320.webp' }]);
    expect(JSON.stringify(bucket.asked)).not.toContain(bucket.place.secretKey);
  });

  it('refuses a request with the signature of another secret', async () => {
    const stranger = new BucketStorage({ ...bucket.place, secretKey: 'otro secreto' });
    await expect(stranger.open('clave-320.webp')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('that is full or away says so', async () => {
    const storage = STORAGES[1]![1]();
    await expect(storage.put('lleno-320.webp', Buffer.from('x'))).rejects.toMatchObject({
      kind: 'storage-full',
    });
    const unreachable = new BucketStorage({ ...bucket.place, endpoint: 'http://127.0.0.1:9' });
    await expect(unreachable.open('clave-320.webp')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('that does not exist takes no file', async () => {
    const missing = new BucketStorage({
      ...bucket.place,
      bucket: 'borrado',
      stagingFolder: join(folder, 'uploads'),
    });
    await expect(missing.put('clave-320.webp', Buffer.from('x'))).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});
