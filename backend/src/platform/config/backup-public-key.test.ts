import { generateKeyPairSync } from 'node:crypto';
import { parsePublicKey, publicKeyBytes, publicKeyOf, publicKeyText } from './backup-public-key.js';

const KEY = publicKeyOf(
  Buffer.from('de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f', 'hex'),
);
const TEXT = publicKeyText(KEY);

describe('the public key of backups', () => {
  it('is read as it is written', () => {
    const { publicKey } = generateKeyPairSync('x25519');
    const read = parsePublicKey(publicKeyText(publicKey));
    expect(publicKeyBytes(read!)).toEqual(publicKeyBytes(publicKey));
    expect(TEXT).toMatch(/^cd-backup-public-[\w-]{48}$/);
  });

  it('is refused with any one character changed or missing', () => {
    const accepted = [...TEXT].flatMap((character, at) =>
      ['', character === 'A' ? 'B' : 'A']
        .map((other) => TEXT.slice(0, at) + other + TEXT.slice(at + 1))
        .filter((changed) => parsePublicKey(changed)),
    );
    expect(accepted).toEqual([]);
  });

  it.each(['', 'cd-backup-public-', `${TEXT}AAAA`, ` ${TEXT}`, 'una clave larga de las copias'])(
    'is not %j',
    (text) => {
      expect(parsePublicKey(text)).toBeUndefined();
    },
  );

  it('is no point of small order', () => {
    for (const first of [0, 1]) {
      const bytes = Buffer.alloc(32);
      bytes[0] = first;
      expect(() => publicKeyOf(bytes)).toThrow('failed during derivation');
    }
  });
});
