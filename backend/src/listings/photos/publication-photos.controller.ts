import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  arrangePublicationPhotos,
  removePublicationPhoto,
  uploadPublicationPhotos,
  type PublicationPhotosAnswer,
} from '#common/listings/photos/publication-photo-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { LIMITS } from '#common/kernel/limits.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { PHOTO_MESSAGES } from '#common/listings/photos/photo-messages.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { TakesFiles } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { IdempotencyKey } from '#platform/http/input/idempotency-key.js';
import { parseBody } from '#platform/http/input/parse-body.js';
import { discardAll, receiveFiles } from '#platform/http/input/receive-files.js';
import { inSteps } from '#platform/process/in-steps.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { refusalTexts, refusedFiles } from '../pictures/public.js';
import { DroppedPhotos } from './dropped-photos.js';
import { OwnerPhotos } from './owner-photos.js';
import { PhotoPasses, type PhotoTarget } from './photo-passes.js';
import { PhotoPassDto, PublicationPhotoDto, PublicationPhotoOrderDto } from './publication-photos.dto.js';

const UPLOADS: Limit = { name: 'publication-uploads', points: 120, seconds: 3_600 };
const CHANGES: Limit = { name: 'publication-photos', points: 600, seconds: 3_600 };

/** The work for a dropped notice is some milliseconds shorter. */
const STEP_MS = 250;

/** Photos that are sent, ordered and removed by the token of a publication's answer (docs/decisions/0067). */
@Controller()
export class PublicationPhotosController {
  constructor(
    private readonly passes: PhotoPasses,
    private readonly owners: OwnerPhotos,
    private readonly dropped: DroppedPhotos,
    private readonly limits: NetworkLimits,
    private readonly storage: FileStorage,
  ) {}

  /** The token precedes the files, so that files without a valid token are not received. */
  @Answers(uploadPublicationPhotos)
  @TakesFiles()
  async upload(
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | null,
  ): Promise<PublicationPhotosAnswer> {
    let target: PhotoTarget | undefined;
    const { files } = await receiveFiles(request, {
      storage: this.storage,
      field: 'imagenes',
      fileBytes: LIMITS.photoBytes,
      before: async (fields) => {
        const { pase } = parseBody(PhotoPassDto, fields);
        await this.limits.consume(UPLOADS, request.ip);
        target = await this.passes.open(pase);
      },
    });
    try {
      const sentTo = target;
      if (!sentTo || files.length === 0)
        throw Problem.invalid({ imagenes: [PHOTO_MESSAGES.none] }, PHOTO_MESSAGES.none);
      const { images, refused } = await inSteps(STEP_MS, () =>
        this.photosOf(sentTo).add(sentTo.id, { files, key }),
      );
      if (images.length === 0) throw refusedFiles(refused);
      return {
        success: true,
        message: OWNER_ACCESS_MESSAGES.photosSent,
        fotos: await this.namesOf(sentTo, images),
        errores: refusalTexts(refused),
      };
    } finally {
      await discardAll(files);
    }
  }

  @Answers(arrangePublicationPhotos)
  async arrange(
    @Sent() { pase, fotos }: PublicationPhotoOrderDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<SimpleAnswer> {
    const target = await this.open(pase, ip);
    const ids = await Promise.all(fotos.map((name) => this.passes.photoOf(target, name)));
    await inSteps(STEP_MS, () => this.photosOf(target).arrange(target.id, ids));
    return { success: true, message: OWNER_ACCESS_MESSAGES.photosOrdered };
  }

  @Answers(removePublicationPhoto)
  async remove(
    @Sent() { pase, foto }: PublicationPhotoDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<SimpleAnswer> {
    const target = await this.open(pase, ip);
    const id = await this.passes.photoOf(target, foto);
    await inSteps(STEP_MS, () => this.photosOf(target).remove(target.id, id));
    return { success: true, message: OWNER_ACCESS_MESSAGES.photoRemoved };
  }

  private async open(pass: string, ip: string): Promise<PhotoTarget> {
    await this.limits.consume(CHANGES, ip);
    return this.passes.open(pass);
  }

  private photosOf({ kind }: PhotoTarget): Pick<OwnerPhotos, 'add' | 'arrange' | 'remove'> {
    return kind === 'listing' ? this.owners : this.dropped;
  }

  private namesOf(target: PhotoTarget, images: readonly { id: number }[]): Promise<string[]> {
    return Promise.all(images.map(({ id }) => this.passes.nameOf(target, id)));
  }
}
