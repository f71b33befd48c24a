import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const BUCKET = 'fotos';
const ACCESS_KEY = 'llave';
const SECRET_KEY = 'secreto';
const UNSIGNED = 'UNSIGNED-PAYLOAD';

/**
 * The part of S3 that the product uses: objects of one bucket, in memory. It computes each signature itself (Signature Version 4) and
 * refuses a request with another one. A list has one object a page. A name with `lleno` finds no room.
 */
export class OwnBucket {
  private readonly stored = new Map<string, Buffer>();
  private readonly server: Server;
  readonly asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];

  private constructor() {
    this.server = createServer(async (request, response) => {
      const { method, url, headers } = request;
      this.asked.push({ method, url, headers });
      const body = await buffer(request);
      const { status, answer } = isSigned(request, body)
        ? this.answer(request, body)
        : { status: 403, answer: '' };
      response.writeHead(status, { 'content-length': Buffer.byteLength(answer) }).end(answer);
    });
  }

  static async start(): Promise<OwnBucket> {
    const bucket = new OwnBucket();
    bucket.server.listen(0, '127.0.0.1');
    await once(bucket.server, 'listening');
    return bucket;
  }

  /** For a storage of the test's own. */
  get place() {
    return {
      endpoint: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`,
      bucket: BUCKET,
      region: 'sa-east-1',
      accessKey: ACCESS_KEY,
      secretKey: SECRET_KEY,
    };
  }

  get settings(): Record<string, string> {
    return {
      UPLOADS_S3_ENDPOINT: this.place.endpoint,
      UPLOADS_S3_BUCKET: BUCKET,
      UPLOADS_S3_ACCESS_KEY: ACCESS_KEY,
      UPLOADS_S3_SECRET_KEY: SECRET_KEY,
    };
  }

  objects(): string[] {
    return [...this.stored.keys()];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private answer(
    { method, url = '' }: IncomingMessage,
    body: Buffer,
  ): { status: number; answer: Buffer | string } {
    const { pathname, searchParams } = new URL(url, 'http://bucket');
    const [, bucket, name = ''] = pathname.split('/');
    if (bucket !== BUCKET) return { status: 404, answer: '' };
    if (method === 'PUT' && name.includes('lleno')) return { status: 507, answer: '' };
    if (method === 'PUT') this.stored.set(name, body);
    if (method === 'DELETE') return { status: this.stored.delete(name) ? 204 : 404, answer: '' };
    if (name === '')
      return { status: 200, answer: this.page(Number(searchParams.get('continuation-token') ?? 0)) };
    const object = this.stored.get(name);
    return object ? { status: 200, answer: object } : { status: 404, answer: '' };
  }

  private page(at: number): string {
    const key = this.objects()[at];
    const entry = key
      ? `<Contents><Key>${key}</Key><LastModified>2026-11-21T10:00:00.000Z</LastModified></Contents>`
      : '';
    const next = at + 1 < this.stored.size ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
    return `<ListBucketResult>${entry}${next}</ListBucketResult>`;
  }
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/;

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether a request has the signature that its parts and the secret give. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, key, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const content = String(headers['x-amz-content-sha256']);
  if (key !== ACCESS_KEY || (content !== UNSIGNED && content !== sha256(body))) return false;
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  searchParams.sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, searchParams.toString(), signed.join(''), names, content].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET_KEY}`);
  return hmac(signing, text).toString('hex') === signature;
}
