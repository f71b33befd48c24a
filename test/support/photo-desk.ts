import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { Settings } from '#platform/config/settings.js';
import { aPublication } from '../builders/publication.js';
import { aPicture, multipart } from './pictures.js';
import { eventually, type TestApp } from './test-app.js';
import { publish } from '../builders/desk.js';

export type Files = Parameters<typeof multipart>[1];

/** Calls of one operator on one pending listing, for photo tests. */
export class PhotoDesk {
  private constructor(
    private readonly app: TestApp,
    readonly operator: { cookie: string },
    readonly listingId: number,
    readonly picture: Buffer,
  ) {}

  static async open(app: TestApp): Promise<PhotoDesk> {
    await app.clear();
    const id = await PhotoDesk.addListing(app);
    return new PhotoDesk(app, await app.signIn(), id, await aPicture());
  }

  /** A pending listing whose contract includes photos. */
  static async addListing(app: TestApp): Promise<number> {
    const publication = aPublication();
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    return publish(app, publication);
  }

  files(count: number, content = this.picture): Files {
    return Array.from({ length: count }, (_, index) => ({ name: `foto-${index + 1}.jpg`, content }));
  }

  async upload(files: Files, { call = 'cargarFotosPendientes', listing = this.listingId } = {}) {
    const form = await multipart({ idInmueble: listing }, files);
    return this.app.request({
      method: 'POST',
      url: `/api/inmueble/fotos/${call}.php`,
      payload: form.payload,
      headers: { ...this.operator, ...form.headers },
    });
  }

  post(path: string, body: object) {
    return this.app.post(`/api/inmueble/${path}.php`, body, this.operator);
  }

  async images(): Promise<ImageWire[]> {
    const answer = await this.app.get(`/api/inmueble/fotos/verImagenes?id=${this.listingId}`, this.operator);
    return answer.json().imagenes;
  }

  async order(): Promise<number[]> {
    return (await this.images()).map(({ idImagenes }) => idImagenes);
  }

  async allReady(): Promise<void> {
    await eventually('every photo is ready', async () =>
      (await this.images()).every(({ estado }) => estado === 'lista'),
    );
  }

  get folder(): string {
    return join(this.app.web.get(Settings).DATA_DIR, 'uploads');
  }

  stored(): Promise<string[]> {
    return readdir(this.folder);
  }
}
