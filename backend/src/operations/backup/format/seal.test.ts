import { generateX25519Identity } from 'age-encryption';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Seal } from './seal.js';

/** Three blocks of age, of 64 kB each, and a part of one. */
const TEXT = randomBytes(200_000);
const PASSPHRASE = 'una clave de las copias, con ñ';

const encrypted = async (seal: Seal, text: Buffer) => buffer(seal.encrypted(Readable.from([text])));
/** In small chunks, so that header and blocks are split. */
const opened = (seal: Seal, file: Buffer) =>
  buffer(
    seal.decrypted(
      Readable.from(
        Array.from({ length: Math.ceil(file.length / 700) }, (_, at) =>
          file.subarray(at * 700, (at + 1) * 700),
        ),
      ),
    ),
  );
const flipped = (at: number) => (file: Buffer) => {
  const changed = Buffer.from(file);
  changed[at < 0 ? file.length + at : at]! ^= 1;
  return changed;
};

describe('the encryption of a backup', () => {
  let identity: string;
  let withKey: Seal;
  let made: Seal;
  let file: Buffer;
  beforeAll(async () => {
    identity = await generateX25519Identity();
    withKey = await Seal.of(identity);
    made = await Seal.to(withKey.recipient);
    file = await encrypted(made, TEXT);
  });

  it.each([
    ['much', TEXT],
    ['one byte', Buffer.from('x')],
    ['nothing', Buffer.alloc(0)],
  ])('gives %s back with the private key, and to who makes it while it is made', async (_what, text) => {
    const stored = await encrypted(made, text);
    expect(stored.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    expect((await opened(withKey, stored)).equals(text)).toBe(true);
    expect((await opened(made, stored)).equals(text)).toBe(true);
  });

  it('gives a file of an earlier backup back with the private key, and not to who makes the next one', async () => {
    const next = await Seal.to(withKey.recipient);
    await expect(opened(next, file)).rejects.toThrow('no identity matched');
  });

  it('gives nothing to another private key', async () => {
    const stranger = await Seal.of();
    await expect(opened(stranger, file)).rejects.toThrow('no identity matched');
    expect(stranger.signed('manifest', withKey.sign('manifest'))).toBe(false);
  });

  it('signs what the same key can check', async () => {
    const again = await Seal.of(identity);
    expect(again.signed('manifest', withKey.sign('manifest'))).toBe(true);
    expect(again.signed('manifest ', withKey.sign('manifest'))).toBe(false);
    expect(again.signed('manifest', '')).toBe(false);
  });

  it('keeps its key under a passphrase, in whatever form its letters are typed', async () => {
    const own = await Seal.of();
    const locked = await own.locked(PASSPHRASE.normalize('NFD'));
    expect(Buffer.from(locked).toString('latin1')).not.toContain('AGE-SECRET-KEY');
    const unlocked = await Seal.unlocked(locked, PASSPHRASE);
    expect((await opened(unlocked!, await encrypted(own, TEXT))).equals(TEXT)).toBe(true);
    expect(await Seal.unlocked(locked, `${PASSPHRASE} `)).toBeUndefined();
    expect(await Seal.unlocked(flipped(-1)(Buffer.from(locked)), PASSPHRASE)).toBeUndefined();
    expect(await Seal.unlocked(Buffer.from('no es una clave'), PASSPHRASE)).toBeUndefined();
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['another header', flipped(3)],
    ['a changed byte of its first block', flipped(1_000)],
    ['a changed byte of its last block', flipped(-1)],
    ['a byte too few', (whole) => whole.subarray(0, -1)],
    ['a byte too many', (whole) => Buffer.concat([whole, Buffer.alloc(1)])],
    ['its first blocks alone', (whole) => whole.subarray(0, whole.length - (200_000 % 65_536) - 16)],
    ['its header alone', (whole) => whole.subarray(0, 200)],
    ['nothing', () => Buffer.alloc(0)],
  ])('fails on a file with %s', async (_name, change) => {
    await expect(opened(withKey, change(file))).rejects.toThrow(/^invalid (?:version|tag|stanza)/);
  });
});
