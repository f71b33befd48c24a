import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline as connect, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Seal } from './seal.js';

/** Storage format of a file in a backup. */
export interface Packing {
  compressed: boolean;
  seal: Seal | undefined;
}

/**
 * Writes a stream to a new file, compressed and encrypted as asked, and syncs it.
 * @returns the SHA-256 of the stored bytes, in hexadecimal
 */
export async function writeStored(
  path: string,
  content: Readable,
  { compressed, seal, signal }: Packing & { signal: AbortSignal },
): Promise<string> {
  const hash = createHash('sha256');
  const target = createWriteStream(path, {
    flags: 'wx',
    mode: 0o600,
    flush: true,
  });
  const zipped = compressed ? through(content, createGzip()) : content;
  const stored = seal ? bytesOf(seal.encrypted(zipped)) : zipped;
  await pipeline([stored, hashing(hash), target], { signal });
  return hash.digest('hex');
}

/** The SHA-256 of a file's stored bytes, in hexadecimal. */
export async function checksumOf(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, signal ? { signal } : {});
  return hash.digest('hex');
}

/** The original content of a stored file. Errors of any step destroy the returned stream. */
export function readStored(path: string, { compressed, seal }: Packing): Readable {
  const file = createReadStream(path);
  const content = seal ? bytesOf(seal.decrypted(file)) : file;
  return compressed ? through(content, createGunzip()) : content;
}

const bytesOf = (content: AsyncIterable<Uint8Array>): Readable =>
  Readable.from(content, { objectMode: false });

/** An error or the end of either stream reaches the other one. */
function through(content: Readable, step: Transform): Readable {
  return connect(content, step, () => undefined);
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
