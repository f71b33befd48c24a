import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Claims of a response; tests change some of them. */
export interface Claims {
  origin: string;
  rpId: string;
  /** In base64url, as in the options. */
  challenge: string;
  /** Whether the user was verified, by fingerprint, face or PIN. */
  verified: boolean;
  count: number;
  userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A WebAuthn authenticator with one ES256 key, whose answers are JSON as browsers send it. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** The answer to a registration. */
  register(claims: Claims): string {
    const data = Buffer.concat([
      authenticatorData(claims, ATTESTED),
      Buffer.alloc(16),
      lengthOf(Buffer.from(this.id, 'base64url')),
      Buffer.from(this.id, 'base64url'),
      coseKey(this.keys.publicKey),
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', claims).toString('base64url'),
      attestationObject: attestation(data).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to a login. */
  present(claims: Claims, signedBy: KeyObject = this.keys.privateKey): string {
    const [client, data] = [clientData('webauthn.get', claims), authenticatorData(claims)];
    const signature = sign(
      'sha256',
      Buffer.concat([data, createHash('sha256').update(client).digest()]),
      signedBy,
    );
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(claims.userHandle && { userHandle: Buffer.from(claims.userHandle).toString('base64url') }),
    });
  }

  private answer(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

function clientData(type: string, { challenge, origin }: Claims): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData({ rpId, verified, count }: Claims, flags = 0): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(PRESENT | (verified ? VERIFIED : 0) | flags, 0);
  head.writeUInt32BE(count, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
}

/** CBOR of a COSE key: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('a363', 'hex'),
    Buffer.from('fmt'),
    Buffer.from('64', 'hex'),
    Buffer.from('none'),
    Buffer.from('67', 'hex'),
    Buffer.from('attStmt'),
    Buffer.from('a068', 'hex'),
    Buffer.from('authData'),
    Buffer.from('59', 'hex'),
    lengthOf(data),
    data,
  ]);
}
