import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  approveOwnersPhotos,
  rejectOwnersPhotos,
  type ReviewedPhotosAnswer,
} from '#common/listings/photos/photo-calls.js';
import { PHOTO_MESSAGES } from '#common/listings/photos/photo-messages.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Photos, ProposedPhotos } from '../pictures/public.js';
import { ReviewPhotos } from './review-photos.js';
import { PhotoReviewDto } from './photos.dto.js';
import { presentCleanImage } from './image.presenter.js';

/** Decisions on photos that owners have sent (docs/decisions/0067). */
@Controller()
export class PhotoReviewController {
  constructor(
    private readonly review: ReviewPhotos,
    private readonly photos: Photos,
    private readonly proposed: ProposedPhotos,
    private readonly database: DataSource,
  ) {}

  @Answers(approveOwnersPhotos)
  async approve(
    @Sent() { idInmueble: listingId, fotos: ids }: PhotoReviewDto,
    @AdministratorId() administratorId: number,
  ): Promise<ReviewedPhotosAnswer> {
    await this.review.approve({ listingId, administratorId, ids });
    return this.answer(listingId, PHOTO_MESSAGES.approved(ids.length));
  }

  @Answers(rejectOwnersPhotos)
  async reject(
    @Sent() { idInmueble: listingId, fotos: ids }: PhotoReviewDto,
    @AdministratorId() administratorId: number,
  ): Promise<ReviewedPhotosAnswer> {
    await this.review.reject({ listingId, administratorId, ids });
    return this.answer(listingId, PHOTO_MESSAGES.rejected);
  }

  private async answer(listingId: number, message: string): Promise<ReviewedPhotosAnswer> {
    const { manager } = this.database;
    return {
      success: true,
      message,
      imagenes: (await this.photos.of(manager, listingId)).map(presentCleanImage),
      fotosPorRevisar: (await this.proposed.of(manager, listingId)).map(presentCleanImage),
    };
  }
}
