import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIST, inRoot } from './paths.mjs';

/** Folders that `nest build` compiles. */
export const SOURCES = ['backend', 'common', 'migrations'];

/**
 * Compiles single files with the swc settings of `nest build`, in process.
 * @param {string[]} files relative to the root; one that is gone is removed from the output
 * @returns {Promise<{ compiled: string[], faults: string[] }>}
 */
export async function compile(files) {
  const { transformFile } = await import('@swc/core');
  const compiled = [];
  const faults = [];
  for (const file of files) {
    const output = path.join(DIST, file.replace(/\.tsx?$/, '.js'));
    if (!existsSync(inRoot(file))) {
      rmSync(output, { force: true });
      continue;
    }
    try {
      const { code, map } = await transformFile(inRoot(file), {
        configFile: inRoot('.swcrc'),
        sourceMaps: true,
      });
      mkdirSync(path.dirname(output), { recursive: true });
      writeFileSync(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
      if (map) writeFileSync(`${output}.map`, map);
      compiled.push(file);
    } catch (error) {
      faults.push(`${file}: ${error.message}`);
    }
  }
  return { compiled, faults };
}
