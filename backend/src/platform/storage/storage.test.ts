import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BucketStorage } from './bucket-storage.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

let folder: string;
let source: string;
let server: Server;
let asked: { method: string; url: string; headers: IncomingHttpHeaders }[];

/** As much of S3 as we use: objects under /bucket/, refused without a signature. */
async function startBucket(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const bucket = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=llave/'))
      return response.writeHead(403).end();
    if (method === 'PUT') objects.set(url, Buffer.concat(chunks));
    const object = objects.get(url);
    return object
      ? response.writeHead(200, { 'content-length': object.length }).end(object)
      : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  return bucket;
}

beforeEach(async () => {
  asked = [];
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  source = join(folder, 'source.txt');
  await writeFile(source, 'una foto');
  server = await startBucket();
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const STORAGES: [string, () => FileStorage][] = [
  ['a folder', () => new FolderStorage(join(folder, 'uploads'))],
  [
    'a bucket',
    () =>
      new BucketStorage({
        endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        bucket: 'fotos',
        region: 'sa-east-1',
        accessKey: 'llave',
        secretKey: 'secreto',
      }),
  ],
];

describe.each(STORAGES)('uploads in %s', (_where, open) => {
  it('give back what they took over', async () => {
    const storage = open();
    await storage.adopt(source, 'clave-320.webp');
    const file = await storage.open('clave-320.webp');
    expect(file?.bytes).toBe(8);
    expect(await text(file!.stream)).toBe('una foto');
  });

  it('have nothing under another name', async () => {
    expect(await open().open('otra-320.webp')).toBeUndefined();
  });

  it.each(['../source.txt', 'a/b', '', 'a\0b'])('refuse the name %p', async (name) => {
    await expect(open().open(name)).rejects.toThrow('Not a name of the storage');
  });
});

describe('a bucket', () => {
  it('is asked with a signature that does not carry the secret', async () => {
    const storage = STORAGES[1]![1]();
    await storage.adopt(source, 'clave-320.webp');
    expect(asked).toMatchObject([{ method: 'PUT', url: '/fotos/clave-320.webp' }]);
    expect(JSON.stringify(asked)).not.toContain('secreto');
  });
});
