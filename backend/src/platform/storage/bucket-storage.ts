import { AwsClient } from 'aws4fetch';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { FileStorage, type StoredFile } from './file-storage.js';

const TIMEOUT_MS = 10_000;

export interface BucketSettings {
  /** `https://s3.sa-east-1.amazonaws.com`, or that of any service that speaks S3. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Files in an S3 bucket, so that all web processes share them. */
export class BucketStorage extends FileStorage {
  private readonly client: AwsClient;
  private readonly root: string;

  constructor({ endpoint, bucket, region, accessKey, secretKey }: BucketSettings) {
    super();
    this.client = new AwsClient({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      region,
      service: 's3',
      retries: 2,
    });
    this.root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/`;
  }

  async open(name: string): Promise<StoredFile | undefined> {
    const answer = await this.ask(name);
    if (answer.status === 404 || !answer.body) return undefined;
    const stream = Readable.fromWeb(answer.body as ReadableStream);
    return { bytes: Number(answer.headers.get('content-length')), stream };
  }

  async adopt(source: string, name: string): Promise<void> {
    await this.ask(name, { method: 'PUT', body: new Uint8Array(await readFile(source)) });
  }

  /** Throws for every answer but a success and a 404. */
  private async ask(name: string, request: RequestInit = {}): Promise<Response> {
    const url = this.root + this.checked(name);
    const answer = await this.client.fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok && answer.status !== 404) throw new Error(`The bucket answered ${answer.status}`);
    return answer;
  }
}
