import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { DataSource } from 'typeorm';
import { PHOTO_MESSAGES } from '#common/messages/photos.js';
import type { QueryParams } from '#common/rules/search-query.js';
import type { PhotosAnswer } from '#common/wire/admin.js';
import { AdministratorId, Background } from '#platform/http/access.js';
import { parseBody } from '#platform/http/parse-body.js';
import { QueryValues } from '#platform/http/query-values.js';
import { Problem } from '#platform/problems/problem.js';
import { Photos } from '../../photos/public.js';
import type { PhotoSide } from '../domain/photo-rules.js';
import { ListingIds } from '../queries/listing-ids.js';
import { ArrangePhotos } from '../use-cases/photos/arrange-photos.js';
import { RemovePhoto } from '../use-cases/photos/remove-photo.js';
import { ImageDto, ImageOrderDto } from './dto/photos.dto.js';
import { presentImage } from './presenters/image.presenter.js';

/** Order and removal of photos (back-office.md §7, Photos); each answers with the photos as they are now. */
@Controller('api/inmueble/fotos')
export class PhotoEditsController {
  constructor(
    private readonly ids: ListingIds,
    private readonly arrangePhotos: ArrangePhotos,
    private readonly removePhoto: RemovePhoto,
    private readonly photos: Photos,
    private readonly database: DataSource,
  ) {}

  /** The screen asks while photos are being made ready. */
  @Background()
  @Get('verImagenes')
  async images(@Query() params: QueryParams): Promise<PhotosAnswer> {
    const listingId = await this.ids.find({ idInmueble: new QueryValues(params).requiredId('id') });
    return this.answer(listingId, '');
  }

  @Post('actualizarOrdenImagenes')
  @HttpCode(200)
  async order(@Body() body: unknown, @AdministratorId() administratorId: number): Promise<PhotosAnswer> {
    const { idInmueble: listingId, version, imagenes } = parseBody(ImageOrderDto, body);
    await this.arrangePhotos.execute(
      { listingId, administratorId, version: version ?? null },
      imagenes.map(({ idImagenes, orden }) => ({ id: idImagenes, place: orden })),
    );
    return this.answer(listingId, PHOTO_MESSAGES.ordered);
  }

  @Post('eliminarImagen')
  @HttpCode(200)
  async remove(@Body() body: unknown, @AdministratorId() administratorId: number): Promise<PhotosAnswer> {
    return this.removeFrom('published', body, administratorId);
  }

  @Post('eliminarImagenPendiente')
  @HttpCode(200)
  async removePending(
    @Body() body: unknown,
    @AdministratorId() administratorId: number,
  ): Promise<PhotosAnswer> {
    return this.removeFrom('pending', body, administratorId);
  }

  /** Takes a removal back, for a day (docs/decisions/0010). */
  @Post('restaurarImagen')
  @HttpCode(200)
  async restore(@Body() body: unknown, @AdministratorId() administratorId: number): Promise<PhotosAnswer> {
    const { idImagen } = parseBody(ImageDto, body);
    const listingId = await this.photos.listingOfRemoved(this.database.manager, idImagen);
    if (!listingId) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
    await this.removePhoto.restore({ listingId, administratorId }, idImagen);
    return this.answer(listingId, PHOTO_MESSAGES.restored);
  }

  private async removeFrom(side: PhotoSide, body: unknown, administratorId: number): Promise<PhotosAnswer> {
    const { idImagen } = parseBody(ImageDto, body);
    const listingId = await this.ids.find({ idImagen });
    await this.removePhoto.remove({ listingId, administratorId, side }, idImagen);
    return this.answer(listingId, PHOTO_MESSAGES.removed);
  }

  private async answer(listingId: number, message: string): Promise<PhotosAnswer> {
    const images = await this.photos.of(this.database.manager, listingId);
    return { success: true, message, imagenes: images.map(presentImage) };
  }
}
