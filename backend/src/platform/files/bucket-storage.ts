import { AwsClient } from 'aws4fetch';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../process/problem.js';
import { FileStorage, type ListedFile, type StoredFile } from './file-storage.js';
import { writeStaged, type StagedFile } from './staged-file.js';
import { deadlineMs } from '../timings.js';

const INSUFFICIENT_STORAGE = 507;

export interface BucketSettings {
  /** `https://s3.sa-east-1.amazonaws.com`, or the endpoint of another S3-compatible service. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Folder for staged files; by default the system's temporary folder. */
  stagingFolder?: string;
}

/** Files in an S3 bucket, shared by all web processes. */
export class BucketStorage extends FileStorage {
  private readonly client: AwsClient;
  private readonly bucket: string;
  private readonly stagingFolder: string;

  constructor({ endpoint, bucket, region, accessKey, secretKey, stagingFolder }: BucketSettings) {
    super();
    this.stagingFolder = stagingFolder ?? tmpdir();
    this.client = new AwsClient({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      region,
      service: 's3',
      retries: 2,
    });
    this.bucket = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  }

  async open(name: string): Promise<StoredFile | undefined> {
    const answer = await this.ask(this.urlOf(name));
    if (answer.status === 404 || !answer.body) return undefined;
    const stream = Readable.fromWeb(answer.body as ReadableStream);
    return { bytes: Number(answer.headers.get('content-length')), stream };
  }

  async copyFrom(source: string, name: string): Promise<void> {
    const body = new Uint8Array(await readFile(source));
    const { ok } = await this.ask(this.urlOf(name), { method: 'PUT', body });
    // A bucket that does not exist answers 404: nothing was stored.
    if (!ok) throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
  }

  /** Staged locally first: the upload to the bucket needs a complete file, and the file may have to be inspected before. */
  async stage(stream: Readable): Promise<StagedFile> {
    const staged = await writeStaged(this.stagingFolder, stream);
    return {
      ...staged,
      keep: (name) => this.copyFrom(staged.path, name),
      discard: () => rm(staged.path, { force: true }),
    };
  }

  async remove(name: string): Promise<void> {
    await this.ask(this.urlOf(name), { method: 'DELETE' });
  }

  async *list(): AsyncIterable<ListedFile> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        ...(token ? { 'continuation-token': token } : {}),
      });
      const page = await (await this.ask(`${this.bucket}?${query}`)).text();
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        yield { name: element(entry, 'Key'), modifiedAt: new Date(element(entry, 'LastModified')) };
      }
      token = element(page, 'NextContinuationToken') || undefined;
    } while (token);
  }

  private urlOf(name: string): string {
    return `${this.bucket}/${this.checked(name)}`;
  }

  /**
   * Returns responses with a success status or 404.
   * @throws Problem 'storage-full' for status 507, 'unavailable' for any other response and if there is none
   */
  private async ask(url: string, request: RequestInit = {}): Promise<Response> {
    const answer = await this.client
      .fetch(url, { ...request, signal: AbortSignal.timeout(deadlineMs('bucket')) })
      .catch(() => undefined);
    if (answer && (answer.ok || answer.status === 404)) return answer;
    throw answer?.status === INSUFFICIENT_STORAGE
      ? new Problem('storage-full', ERROR_MESSAGES.storageFull)
      : new Problem('unavailable', ERROR_MESSAGES.unavailable);
  }
}

/** Text of the first element of that name; our file names need no decoding. */
function element(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}
