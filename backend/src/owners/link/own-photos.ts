import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { OwnPhotosAnswer, OwnPhotoWire } from '#common/listings/photos/owner-photo-calls.js';
import { Problem } from '#platform/process/problem.js';
import { presentPhotoState } from '../../listings/public.js';
import { Photos, ProposedPhotos, type Image } from '../../listings/pictures/public.js';

/** The photos of a notice as its owner sees them by a link. */
@Injectable()
export class OwnPhotos {
  constructor(
    private readonly database: DataSource,
    private readonly photos: Photos,
    private readonly proposed: ProposedPhotos,
  ) {}

  async of(listingId: number): Promise<Pick<OwnPhotosAnswer, 'fotos' | 'aprobadas'>> {
    const { manager } = this.database;
    const waiting = await this.proposed.of(manager, listingId);
    return { fotos: waiting.map(present), aprobadas: await this.photos.count(manager, listingId) };
  }

  /** @throws Problem 'not-found' for a photo that does not wait, or of another listing */
  async one(listingId: number, id: number): Promise<Image> {
    const photo = await this.proposed.find(this.database.manager, id);
    if (photo?.listingId !== listingId) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
    return photo;
  }
}

function present({ id, position, status, blur, width, height }: Image): OwnPhotoWire {
  return {
    idFoto: id,
    orden: position,
    estado: presentPhotoState(status),
    blur,
    ancho: width ?? 1200,
    alto: height ?? 900,
  };
}
