import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';

describe('a folder is made', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'make-folder-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('with those above it, by several at once, and stays as it is', async () => {
    const folder = join(root, 'a', 'b', 'c');
    await Promise.all([1, 2, 3].map(() => makeFolder(folder, 0o750)));
    await makeFolder(folder, 0o700);
    const { mode } = await stat(folder);
    expect((mode & 0o777).toString(8)).toBe('750');
  });

  it('by many at once, whichever of them is first at each level', async () => {
    for (let round = 0; round < 50; round++) {
      const folder = join(root, String(round), 'a', 'b', 'c', 'd');
      await Promise.all(Array.from({ length: 12 }, (_, at) => makeFolder(join(folder, String(at % 3)))));
      expect((await readdir(folder)).toSorted()).toEqual(['0', '1', '2']);
    }
  });

  it('never where a file or a link to nothing has the name', async () => {
    await writeFile(join(root, 'file'), '');
    await symlink(join(root, 'nothing'), join(root, 'link'));
    await expect(makeFolder(join(root, 'file'))).rejects.toThrow('EEXIST');
    await expect(makeFolder(join(root, 'file', 'below'))).rejects.toThrow('ENOTDIR');
    await expect(makeFolder(join(root, 'link'))).rejects.toThrow('EEXIST');
  });

  it('never, without an endless loop, where the system says that nothing is there', async () => {
    // Linux: ENOENT. macOS has no /proc, and a root that nobody can write.
    await expect(makeFolder('/proc/costa-directa/backups')).rejects.toThrow(/ENOENT|EROFS|EACCES/);
  });
});
