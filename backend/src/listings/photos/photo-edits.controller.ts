import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  arrangePhotos,
  listPhotos,
  removePendingPhoto,
  removePhoto,
  restorePhoto,
  type PhotosAnswer,
} from '#common/listings/photos/photo-calls.js';
import { PHOTO_MESSAGES } from '#common/listings/photos/photo-messages.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import type { Transaction } from '#platform/database/transactions.js';
import { AdministratorId, Background } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Photos } from '../pictures/public.js';
import type { PhotoSide } from './photo-rules.js';
import { ListingIds } from '../core/listing-ids.js';
import { ArrangePhotos } from './arrange-photos.js';
import { RemovePhoto } from './remove-photo.js';
import { ImageDto, ImageOrderDto } from './photos.dto.js';
import { presentCleanImage } from './image.presenter.js';

/** Order and removal of photos (back-office.md §7, Photos); each response contains the current photos. */
@Controller()
export class PhotoEditsController {
  constructor(
    private readonly ids: ListingIds,
    private readonly arrangePhotos: ArrangePhotos,
    private readonly removePhoto: RemovePhoto,
    private readonly photos: Photos,
    private readonly database: DataSource,
  ) {}

  /** The screen polls this while photos are processed. */
  @Background()
  @Answers(listPhotos)
  async images(@Asked() values: QueryValues<IdQuery>): Promise<PhotosAnswer> {
    const listingId = await this.ids.find(this.database.manager, { idInmueble: values.requiredId('id') });
    return this.answer(listingId, '');
  }

  @Answers(arrangePhotos)
  async order(
    @Sent() { idInmueble: listingId, version, imagenes }: ImageOrderDto,
    @AdministratorId() administratorId: number,
  ): Promise<PhotosAnswer> {
    await this.arrangePhotos.execute(
      { listingId, administratorId, version: version ?? null },
      imagenes.map(({ idImagenes, orden }) => ({ id: idImagenes, place: orden })),
    );
    return this.answer(listingId, PHOTO_MESSAGES.ordered);
  }

  @Answers(removePhoto)
  async remove(@Sent() form: ImageDto, @AdministratorId() administratorId: number): Promise<PhotosAnswer> {
    return this.removeFrom('published', form, administratorId);
  }

  @Answers(removePendingPhoto)
  async removePending(
    @Sent() form: ImageDto,
    @AdministratorId() administratorId: number,
  ): Promise<PhotosAnswer> {
    return this.removeFrom('pending', form, administratorId);
  }

  /** Restores a removed photo, within 30 days of its removal (docs/decisions/0010). */
  @Answers(restorePhoto)
  async restore(
    @Sent() { idImagen }: ImageDto,
    @AdministratorId() administratorId: number,
  ): Promise<PhotosAnswer> {
    const listingId = await this.removePhoto.restore(idImagen, administratorId);
    return this.answer(listingId, PHOTO_MESSAGES.restored);
  }

  private async removeFrom(
    side: PhotoSide,
    { idImagen }: ImageDto,
    administratorId: number,
  ): Promise<PhotosAnswer> {
    const named = (tx: Transaction) => this.ids.find(tx, { idImagen });
    const listingId = await this.removePhoto.remove({ listingId: named, administratorId, side }, idImagen);
    return this.answer(listingId, PHOTO_MESSAGES.removed);
  }

  private async answer(listingId: number, message: string): Promise<PhotosAnswer> {
    const images = await this.photos.of(this.database.manager, listingId);
    return { success: true, message, imagenes: images.map(presentCleanImage) };
  }
}
