import { createHash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';

const pack = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
/** Compresses almost as well as the highest quality, in a twentieth of the time. */
const USUAL = { br: brotliOf(5), gzip: {} };
/** For large responses, which would occupy a thread that pages need too. */
const FAST = { br: brotliOf(1), gzip: { level: 1 } };
const LARGE = 256 * 1_024;
/** Smaller responses do not gain from compression. */
const SMALLEST = 1_024;

export type Encoding = keyof typeof pack;

function brotliOf(quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

/** A response body in one encoding. */
interface Variant {
  bytes: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** SHA-1 in URL-safe base64, which identifies the bytes; not used for security. */
export function hashOf(bytes: Buffer | string): string {
  return createHash('sha1').update(bytes).digest('base64url');
}

/** The bytes of one response, and the encodings that have been requested so far. */
export class CachedResponse {
  /** ETag of the bytes. */
  readonly hash: string;
  private readonly variants = new Map<Encoding | 'identity', Variant>();
  private readonly packing = new Map<Encoding, Promise<Variant>>();
  private value: unknown;

  /** @param headers of the response, except those that the encoding adds */
  constructor(
    readonly identity: Buffer,
    private readonly headers: Readonly<Record<string, string>>,
  ) {
    this.hash = hashOf(identity);
    this.variants.set('identity', {
      bytes: identity,
      headers: { ...headers, etag: `"${this.hash}"`, vary: 'accept-encoding' },
    });
  }

  /** Whether another response has the same body and headers. */
  equals({ identity, headers }: CachedResponse): boolean {
    return this.identity.equals(identity) && isDeepStrictEqual(this.headers, headers);
  }

  /** A response with this body and the same headers: this one, if it has that body. */
  withBody(body: Buffer): CachedResponse {
    return this.identity.equals(body) ? this : new CachedResponse(body, this.headers);
  }

  /** Size in bytes, over all encodings. */
  get size(): number {
    return [...this.variants.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** The variant, synchronously if it exists already. */
  variant(encoding: Encoding | null): Variant | Promise<Variant> {
    const wanted = encoding === null || this.identity.length < SMALLEST ? 'identity' : encoding;
    const found = this.variants.get(wanted);
    if (found || wanted === 'identity') return found ?? this.variants.get('identity')!;
    let packed = this.packing.get(wanted);
    if (!packed) {
      packed = this.pack(wanted).finally(() => this.packing.delete(wanted));
      this.packing.set(wanted, packed);
    }
    return packed;
  }

  /** The body parsed as JSON. Callers must not modify it. */
  json(): unknown {
    this.value ??= JSON.parse(this.identity.toString());
    return this.value;
  }

  private async pack(encoding: Encoding): Promise<Variant> {
    const { length } = this.identity;
    const options = length > LARGE ? FAST[encoding] : USUAL[encoding];
    // Each chunk of output takes a turn of the event loop.
    const packed = await pack[encoding](this.identity, { ...options, chunkSize: Math.min(length, LARGE) });
    // Without the unused end of the chunk.
    const bytes = Buffer.from(packed);
    const variant = {
      bytes,
      headers: {
        ...this.headers,
        etag: `"${this.hash}-${encoding}"`,
        vary: 'accept-encoding',
        'content-encoding': encoding,
      },
    };
    this.variants.set(encoding, variant);
    return variant;
  }
}
