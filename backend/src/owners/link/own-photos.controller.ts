import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  arrangeOwnPhotos,
  removeOwnPhoto,
  uploadOwnPhotos,
  viewOwnPhotos,
  type OwnPhotosAnswer,
  type OwnPhotosUploadedAnswer,
} from '#common/listings/photos/owner-photo-calls.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { PHOTO_MESSAGES } from '#common/listings/photos/photo-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { IdempotencyKey } from '#platform/http/input/idempotency-key.js';
import { TakesFiles } from '#platform/http/answers/access.js';
import { parseBody } from '#platform/http/input/parse-body.js';
import { discardAll, receiveFiles } from '#platform/http/input/receive-files.js';
import { Problem } from '#platform/process/problem.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { OwnerPhotos } from '../../listings/public.js';
import { refusalTexts, refusedFiles } from '../../listings/pictures/public.js';
import { OwnPhotos } from './own-photos.js';
import { LinkDto } from './link.dto.js';
import { OwnPhotoDto, OwnPhotoOrderDto } from './own-photos.dto.js';
import { OwnerLinkAccess } from './owner-link-access.js';

/** Photos that owners send, order and remove by the link of their notice (docs/decisions/0067). */
@Controller()
export class OwnPhotosController {
  constructor(
    private readonly links: OwnerLinkAccess,
    private readonly shown: OwnPhotos,
    private readonly photos: OwnerPhotos,
    private readonly storage: FileStorage,
  ) {}

  @Answers(viewOwnPhotos)
  async view(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<OwnPhotosAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'photos' });
    return this.answer(listingId, '');
  }

  /** The token precedes the files, so that files without a valid token are not received. */
  @Answers(uploadOwnPhotos)
  @TakesFiles()
  async upload(
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnPhotosUploadedAnswer> {
    let listingId = 0;
    const { files } = await receiveFiles(request, {
      storage: this.storage,
      field: 'imagenes',
      fileBytes: LIMITS.photoBytes,
      before: async (fields) => {
        const { enlace } = parseBody(LinkDto, fields);
        ({ listingId } = await this.links.open(enlace, { ip: request.ip, limit: 'uploads' }));
      },
    });
    try {
      if (files.length === 0) throw Problem.invalid({ imagenes: [PHOTO_MESSAGES.none] }, PHOTO_MESSAGES.none);
      const { images, refused } = await this.photos.add(listingId, { files, key });
      if (images.length === 0) throw refusedFiles(refused);
      const answer = await this.answer(listingId, OWNER_ACCESS_MESSAGES.photosSent);
      return { ...answer, errores: refusalTexts(refused) };
    } finally {
      await discardAll(files);
    }
  }

  @Answers(arrangeOwnPhotos)
  async arrange(
    @Sent() { enlace, fotos }: OwnPhotoOrderDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<OwnPhotosAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'photos' });
    await this.photos.arrange(listingId, fotos);
    return this.answer(listingId, OWNER_ACCESS_MESSAGES.photosOrdered);
  }

  @Answers(removeOwnPhoto)
  async remove(
    @Sent() { enlace, idFoto }: OwnPhotoDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<OwnPhotosAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'photos' });
    await this.photos.remove(listingId, idFoto);
    return this.answer(listingId, OWNER_ACCESS_MESSAGES.photoRemoved);
  }

  private async answer(listingId: number, message: string): Promise<OwnPhotosAnswer> {
    return { success: true, message, ...(await this.shown.of(listingId)) };
  }
}
