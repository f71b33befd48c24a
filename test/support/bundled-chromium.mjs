import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { inRoot } from '../../scripts/lib/paths.mjs';

const require = createRequire(import.meta.url);

/**
 * Chromium from an npm package, for machines that have none and cannot download one. It includes fonts and libraries that servers without a
 * display lack.
 * @returns {Promise<{ executablePath: string, libraries: string, fonts: string } | undefined>}
 */
export async function unpackBundledChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const bin = path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '..', '..', 'bin');
  const { version } = JSON.parse(readFileSync(path.join(bin, '..', 'package.json'), 'utf8'));
  const folder = inRoot('node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder, bin);
  return {
    executablePath: path.join(folder, 'chromium'),
    libraries: path.join(folder, 'lib'),
    fonts: folder,
  };
}

const ARCHIVES = ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];

async function unpackInto(folder, bin) {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  try {
    for (const name of ARCHIVES) untar(path.join(bin, name), partial);
    const chromium = createWriteStream(path.join(partial, 'chromium'), { mode: 0o755 });
    await pipeline(createReadStream(path.join(bin, 'chromium.br')), createBrotliDecompress(), chromium);
    writeFileSync(path.join(partial, 'fonts.conf'), fontsConfiguration(folder));
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The system's fonts if it has any, and those of the package. */
const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

function untar(archive, folder) {
  const input = brotliDecompressSync(readFileSync(archive));
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${archive} cannot be unpacked: ${stderr}`);
}
