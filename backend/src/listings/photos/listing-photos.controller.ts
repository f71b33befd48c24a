import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  uploadPendingPhotos,
  uploadPhotos,
  type PhotosUploadedAnswer,
} from '#common/listings/photos/photo-calls.js';
import { PHOTO_MESSAGES } from '#common/listings/photos/photo-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import { AdministratorId, TakesFiles } from '#platform/http/answers/access.js';
import { Answers } from '#platform/http/answers/answers.js';
import { parseBody } from '#platform/http/input/parse-body.js';
import { discardAll, receiveFiles } from '#platform/http/input/receive-files.js';
import { Problem } from '#platform/process/problem.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { refusalTexts, refusedFiles } from '../pictures/public.js';
import type { PhotoSide } from './photo-rules.js';
import { AddPhotos } from './add-photos.js';
import { UploadDto } from './photos.dto.js';
import { presentCleanImage } from './image.presenter.js';

/** Photo uploads (back-office.md §7, Photos): one or many files per request, with a result per file. */
@Controller()
export class ListingPhotosController {
  constructor(
    private readonly addPhotos: AddPhotos,
    private readonly storage: FileStorage,
  ) {}

  @Answers(uploadPhotos)
  @TakesFiles()
  upload(@Req() request: FastifyRequest, @AdministratorId() administratorId: number) {
    return this.receive(request, { administratorId, side: 'published' });
  }

  @Answers(uploadPendingPhotos)
  @TakesFiles()
  uploadPending(@Req() request: FastifyRequest, @AdministratorId() administratorId: number) {
    return this.receive(request, { administratorId, side: 'pending' });
  }

  private async receive(
    request: FastifyRequest,
    target: { administratorId: number; side: PhotoSide },
  ): Promise<PhotosUploadedAnswer> {
    const { fields, files } = await receiveFiles(request, {
      storage: this.storage,
      field: 'imagenes',
      fileBytes: LIMITS.photoBytes,
    });
    try {
      const { idInmueble: listingId } = parseBody(UploadDto, fields);
      if (files.length === 0) throw Problem.invalid({ imagenes: [PHOTO_MESSAGES.none] }, PHOTO_MESSAGES.none);
      const { images, refused } = await this.addPhotos.execute({ ...target, listingId }, files);
      if (images.length === 0) throw refusedFiles(refused);
      return {
        success: true,
        message: PHOTO_MESSAGES.uploaded(images.length),
        imagenes: images.map(presentCleanImage),
        errores: refusalTexts(refused),
      };
    } finally {
      await discardAll(files);
    }
  }
}
