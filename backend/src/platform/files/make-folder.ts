import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and those above it, unless it exists. Not mkdir's `recursive`: where a file system answers ENOENT although the folder above
 * exists (/proc, the mount point of an automounter whose server is away), Node 20 repeats it for ever.
 * @throws the error of the system, also if something else has the name
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    if (await isFolder(folder)) return;
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    // Also if it exists by now: another call may have made it after this one failed.
    await makeFolder(above, mode);
    await mkdir(folder, mode).catch(async (again: unknown) => {
      if (!(await isFolder(folder))) throw again;
    });
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}
