import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PublicKeySeal } from './public-key-seal.js';

const TEXT = randomBytes(100_000);
const HEADER = 32;
const NONCE = 12;
/** Message of node:crypto for a tag that does not match. */
const ALTERED = 'unable to authenticate';
const SHORT = 'The file is too short';

const { publicKey, privateKey } = generateKeyPairSync('x25519');
const sealed = (seal: PublicKeySeal, text: Buffer) => buffer(Readable.from([text]).pipe(seal.encrypting()));
/** In small chunks, so that header, nonce and tag are split. */
const opened = (seal: PublicKeySeal, file: Buffer) =>
  buffer(
    Readable.from(
      Array.from({ length: Math.ceil(file.length / 7) }, (_, at) => file.subarray(at * 7, at * 7 + 7)),
    ).pipe(seal.decrypting()),
  );
const flipped = (at: number) => (file: Buffer) => {
  const changed = Buffer.from(file);
  changed[at < 0 ? file.length + at : at]! ^= 1;
  return changed;
};

describe('the encryption of backups to a public key', () => {
  const made = PublicKeySeal.to(publicKey);
  const withKey = PublicKeySeal.openedBy(privateKey, made.sealedTo);
  let file: Buffer;
  beforeAll(async () => {
    file = await sealed(made, TEXT);
  });

  it.each([
    ['much', TEXT],
    ['one byte', Buffer.from('x')],
    ['nothing', Buffer.alloc(0)],
  ])('gives %s back with the private key, and to who makes it while it is made', async (_name, text) => {
    const stored = await sealed(made, text);
    expect(stored).toHaveLength(HEADER + NONCE + text.length + 16);
    expect((await opened(withKey, stored)).equals(text)).toBe(true);
    expect((await opened(made, stored)).equals(text)).toBe(true);
  });

  it('gives a file of an earlier backup back with the private key, and not to who makes the next one', async () => {
    const next = PublicKeySeal.to(publicKey);
    expect((await opened(PublicKeySeal.openedBy(privateKey, next.sealedTo), file)).equals(TEXT)).toBe(true);
    await expect(opened(next, file)).rejects.toThrow('The file belongs to another backup');
  });

  it('has other keys for each backup, and another beginning for each file', async () => {
    const other = PublicKeySeal.to(publicKey);
    expect(other.sign('x')).not.toBe(made.sign('x'));
    const again = await sealed(made, TEXT);
    expect(again.subarray(0, HEADER)).toEqual(file.subarray(0, HEADER));
    expect(again.subarray(HEADER, HEADER + 64)).not.toEqual(file.subarray(HEADER, HEADER + 64));
  });

  it('gives nothing to another private key', async () => {
    const stranger = PublicKeySeal.openedBy(generateKeyPairSync('x25519').privateKey, made.sealedTo);
    await expect(opened(stranger, file)).rejects.toThrow(ALTERED);
    expect(stranger.signed('manifest', made.sign('manifest'))).toBe(false);
  });

  it('signs what the private key can check', () => {
    expect(withKey.signed('manifest', made.sign('manifest'))).toBe(true);
    expect(withKey.signed('manifest ', made.sign('manifest'))).toBe(false);
    expect(withKey.signed('manifest', '')).toBe(false);
  });

  it.each<[string, string, (file: Buffer) => Buffer]>([
    ['another header', ALTERED, flipped(0)],
    [
      'a header of zeros',
      'failed during derivation',
      (whole) => Buffer.concat([Buffer.alloc(HEADER), whole.subarray(HEADER)]),
    ],
    ['another nonce', ALTERED, flipped(HEADER)],
    ['a changed byte', ALTERED, flipped(HEADER + NONCE + 50_000)],
    ['a changed tag', ALTERED, flipped(-1)],
    ['a byte too few', ALTERED, (whole) => whole.subarray(0, -1)],
    ['a byte too many', ALTERED, (whole) => Buffer.concat([whole, Buffer.alloc(1)])],
    ['its half', ALTERED, (whole) => whole.subarray(0, whole.length / 2)],
    ['its header alone', SHORT, (whole) => whole.subarray(0, HEADER)],
    ['no tag', SHORT, (whole) => whole.subarray(0, HEADER + NONCE)],
    ['nothing', SHORT, () => Buffer.alloc(0)],
  ])('fails on a file with %s: %s', async (_name, message, change) => {
    await expect(opened(withKey, change(file))).rejects.toThrow(message);
  });
});
