import { createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync, type KeyObject } from 'node:crypto';
import type { Transform } from 'node:stream';
import { publicKeyBytes, publicKeyOf, publicKeyText } from '#platform/config/backup-public-key.js';
import { Decryption, encryption } from './cipher.js';
import { KEY_BYTES, Seal } from './seal.js';

const HEADER_BYTES = 32;
/** Separates these keys from those of other uses of the same key pair. */
const INFO = 'costa-directa backup 2';

/** Entry of the manifest about encryption to a public key. */
export interface SealedTo {
  /** The public key, as BACKUP_PUBLIC_KEY has it. */
  publicKey: string;
  /** The backup's own public key, in base64; the private one is not kept. */
  ephemeral: string;
}

interface DerivedKeys {
  file: Buffer;
  signing: Buffer;
}

/**
 * Encryption to a public key (docs/decisions/0014). Each backup has a new key pair, whose private key exists only while the backup is made.
 * HKDF-SHA-256 derives 32 bytes for the files and as many for the manifest from the shared secret, with both public keys as salt. A file is
 * the new public key (32 bytes), its nonce (12), the encrypted bytes (AES-256-GCM) and the tag (16), so that a photo's file can be shared
 * with later backups.
 */
export class PublicKeySeal extends Seal {
  private constructor(
    readonly sealedTo: SealedTo,
    private readonly keys: DerivedKeys,
    private readonly fileKeyOf: (header: Buffer) => Buffer,
  ) {
    super(keys.signing);
  }

  /** Of a new backup. It decrypts the files of this backup only, while this object exists. */
  static to(publicKey: KeyObject): PublicKeySeal {
    const own = generateKeyPairSync('x25519');
    const ephemeral = publicKeyBytes(own.publicKey);
    const shared = diffieHellman({ privateKey: own.privateKey, publicKey });
    const keys = derive(shared, {
      ephemeral,
      recipient: publicKeyBytes(publicKey),
    });
    const sealedTo = {
      publicKey: publicKeyText(publicKey),
      ephemeral: ephemeral.toString('base64'),
    };
    return new PublicKeySeal(sealedTo, keys, (header) => {
      if (!header.equals(ephemeral)) throw new Error('The file belongs to another backup');
      return keys.file;
    });
  }

  /**
   * Of an existing backup, with the private key of its public key.
   * @throws Error if `sealedTo.ephemeral` is not a valid X25519 public key
   */
  static openedBy(privateKey: KeyObject, sealedTo: SealedTo): PublicKeySeal {
    const recipient = publicKeyBytes(createPublicKey(privateKey));
    // Photos that are shared with earlier backups have the keys of those.
    const derived = new Map<string, DerivedKeys>();
    const keysOf = (ephemeral: Buffer): DerivedKeys => {
      const name = ephemeral.toString('base64');
      const shared = () => diffieHellman({ privateKey, publicKey: publicKeyOf(ephemeral) });
      const keys = derived.get(name) ?? derive(shared(), { ephemeral, recipient });
      derived.set(name, keys);
      return keys;
    };
    const keys = keysOf(Buffer.from(sealedTo.ephemeral, 'base64'));
    return new PublicKeySeal(sealedTo, keys, (header) => keysOf(header).file);
  }

  encrypting(): Transform {
    return encryption(this.keys.file, Buffer.from(this.sealedTo.ephemeral, 'base64'));
  }

  decrypting(): Transform {
    return new Decryption(HEADER_BYTES, this.fileKeyOf);
  }
}

/** HKDF (RFC 5869) over the shared secret of RFC 7748; both public keys are its salt, so that another header gives other keys. */
function derive(
  shared: Buffer,
  { ephemeral, recipient }: Record<'ephemeral' | 'recipient', Buffer>,
): DerivedKeys {
  const salt = Buffer.concat([ephemeral, recipient]);
  const keys = Buffer.from(hkdfSync('sha256', shared, salt, INFO, 2 * KEY_BYTES));
  return {
    file: keys.subarray(0, KEY_BYTES),
    signing: keys.subarray(KEY_BYTES),
  };
}
