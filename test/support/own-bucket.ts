import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import S3rver from 's3rver';
import { freePort } from './free-port.js';

const BUCKET = 'fotos';
/** The only account that s3rver knows. */
const KEY = 'S3RVER';

/** An S3 server of a test's own; it verifies signatures. */
export class OwnBucket {
  private constructor(
    private readonly server: S3rver,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(dataDir: string): Promise<OwnBucket> {
    const folder = path.join(dataDir, 'bucket');
    mkdirSync(folder, { recursive: true });
    const port = await freePort();
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory: folder,
      silent: true,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    await server.run();
    return new OwnBucket(server, folder, port);
  }

  get settings(): Record<string, string> {
    return {
      UPLOADS_S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      UPLOADS_S3_BUCKET: BUCKET,
      UPLOADS_S3_ACCESS_KEY: KEY,
      UPLOADS_S3_SECRET_KEY: KEY,
    };
  }

  /** Names of its objects, as the server keeps them. */
  objects(): string[] {
    return readdirSync(path.join(this.folder, BUCKET))
      .filter((name) => name.endsWith('._S3rver_object'))
      .map((name) => name.replace('._S3rver_object', ''));
  }

  stop(): Promise<void> {
    return this.server.close();
  }
}
