import { createHmac, timingSafeEqual } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { Decrypter, Encrypter } from 'age-encryption';
import { age } from './age.js';

type Content = AsyncIterable<Uint8Array>;

/** Exponent of scrypt's work: 64 MB and about 0.4 s for each guess of a passphrase. */
const WORK = 16;

/** Encryption of a backup's files in the format of age (docs/decisions/0014), so that `age --decrypt` opens them without the product. */
export class Seal {
  private constructor(
    /** The public key that the files are encrypted to. */
    readonly recipient: string,
    private readonly identity: string,
    private readonly encrypter: Encrypter,
    private readonly decrypter: Decrypter,
  ) {}

  /** @param identity the private key, which opens the files of every backup to its public key; by default a new one */
  static async of(identity?: string): Promise<Seal> {
    const { generateX25519Identity, identityToRecipient } = await age();
    const own = identity ?? (await generateX25519Identity());
    const recipient = await identityToRecipient(own);
    return Seal.create(recipient, own, [recipient]);
  }

  /**
   * Of a new backup to a public key. A second key, which is stored nowhere, opens its files while this object exists, because a backup is
   * read back once it is complete.
   */
  static async to(recipient: string): Promise<Seal> {
    const { generateX25519Identity, identityToRecipient } = await age();
    const own = await generateX25519Identity();
    return Seal.create(recipient, own, [recipient, await identityToRecipient(own)]);
  }

  private static async create(
    recipient: string,
    identity: string,
    recipients: readonly string[],
  ): Promise<Seal> {
    const { Decrypter, Encrypter } = await age();
    const [encrypter, decrypter] = [new Encrypter(), new Decrypter()];
    for (const one of recipients) encrypter.addRecipient(one);
    decrypter.addIdentity(identity);
    return new Seal(recipient, identity, encrypter, decrypter);
  }

  /** @returns undefined if the passphrase or the file is another one */
  static async unlocked(locked: Uint8Array, passphrase: string): Promise<Seal | undefined> {
    const { Decrypter } = await age();
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase.normalize('NFC'));
    const identity = await decrypter.decrypt(locked, 'text').catch(() => undefined);
    return identity === undefined ? undefined : Seal.of(identity.trim());
  }

  /** The private key, encrypted with a passphrase: a file for `age --identity`. */
  async locked(passphrase: string): Promise<Uint8Array> {
    const { Encrypter } = await age();
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase.normalize('NFC'));
    encrypter.setScryptWorkFactor(WORK);
    return encrypter.encrypt(`${this.identity}\n`);
  }

  async *encrypted(content: Content): Content {
    yield* await this.encrypter.encrypt(streamOf(content));
  }

  /** It throws while it is read if the content was changed or shortened, or was encrypted to another key. */
  async *decrypted(content: Content): Content {
    yield* await this.decrypter.decrypt(streamOf(content));
  }

  /** HMAC-SHA-256 of a text under the private key, in base64. */
  sign(text: string): string {
    return createHmac('sha256', this.identity).update(text).digest('base64');
  }

  signed(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}

/** age-encryption is typed for browsers, whose declaration of the same class lacks `from`. */
function streamOf(content: Content): ReadableStream<Uint8Array> {
  return NodeStream.from(content) as unknown as ReadableStream<Uint8Array>;
}
