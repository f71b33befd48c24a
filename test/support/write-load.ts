import { aPublication } from '../builders/publication.js';
import { multipart } from './pictures.js';
import { PhotoDesk } from './photo-desk.js';
import { eventually, type TestApp } from './test-app.js';

/** Acknowledged writes. */
export interface Acknowledged {
  /** E-mail addresses of owners who published. */
  owners: string[];
  /** Ids of uploaded photos. */
  photos: number[];
}

const PHOTOS_PER_LISTING = 15;

/** Publications and uploads of photos, one after another, until it is stopped. Any refusal fails the test. */
export class WriteLoad {
  readonly acknowledged: Acknowledged = { owners: [], photos: [] };
  private listing = 0;
  private stopping = false;
  private loops: Promise<void[]> = Promise.resolve([]);

  constructor(
    private readonly app: TestApp,
    private readonly desk: PhotoDesk,
  ) {}

  start(): void {
    this.loops = Promise.all([this.repeat(() => this.publish()), this.repeat(() => this.upload())]);
    // Reported by stop().
    this.loops.catch(() => undefined);
  }

  /** Waits until this many writes of each kind are acknowledged; fails if one is refused. */
  async reaches(count: number): Promise<void> {
    const reached = eventually(
      `${count} writes of each kind`,
      async () => Math.min(this.acknowledged.owners.length, this.acknowledged.photos.length) >= count,
    );
    await Promise.race([reached, this.loops]);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.loops;
  }

  private async repeat(write: () => Promise<void>): Promise<void> {
    while (!this.stopping) await write();
  }

  private async publish(): Promise<void> {
    const publication = aPublication();
    const answer = await this.app.request({
      method: 'POST',
      url: '/api/inmueble/crear/crearInmueble',
      payload: publication,
      remoteAddress: anAddress(),
    });
    if (answer.statusCode !== 200) throw new Error(`Not published: ${answer.body}`);
    this.acknowledged.owners.push(publication.contacto.email);
  }

  private async upload(): Promise<void> {
    const before = this.acknowledged.photos.length;
    if (before % PHOTOS_PER_LISTING === 0) this.listing = await PhotoDesk.addListing(this.app);
    const form = await multipart({ idInmueble: this.listing }, this.desk.files(1));
    const answer = await this.app.request({
      method: 'POST',
      url: '/api/inmueble/fotos/cargarFotosPendientes.php',
      payload: form.payload,
      headers: { ...this.desk.operator, ...form.headers },
    });
    if (answer.statusCode !== 200) throw new Error(`Not uploaded: ${answer.body}`);
    const rows = await this.app.sql<{ id: number }>(
      'SELECT max(id) AS id FROM images WHERE listing_id = $1',
      [this.listing],
    );
    this.acknowledged.photos.push(rows[0]!.id);
  }
}

/** Another visitor each time, because publications are limited by address. */
function anAddress(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`;
}
