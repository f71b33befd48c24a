import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { PhotoReviewRequest, UploadFields } from '#common/listings/photos/photo-calls.js';
import { Id, IdList, Part, WholeNumber } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;
const MOST_PLACE = 1_000;

class ImagePlaceDto {
  @Id() idImagenes: number;
  @WholeNumber() @IsInt({ message }) @Min(1, { message }) @Max(MOST_PLACE, { message }) orden: number;
}

/** Body of actualizarOrdenImagenes. */
export class ImageOrderDto {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @Id() idInmueble: number;
  @IsOptional() @WholeNumber() @IsInt({ message }) @Min(1, { message }) version?: number;
  @IsArray({ message })
  @ArrayMinSize(1, { message })
  @ArrayMaxSize(LIMITS.photosPerListing, { message })
  @Part(() => ImagePlaceDto, { each: true })
  imagenes: ImagePlaceDto[] = [];
}

/** Body of eliminarImagen and its siblings. */
export class ImageDto {
  static readonly aliases = { idImagenes: 'idImagen' };

  @Id() idImagen: number;
}

/** Body of aprobarFotos and rechazarFotos. */
export class PhotoReviewDto implements PhotoReviewRequest {
  @Id() idInmueble: number;
  @IdList(LIMITS.photosPerListing) fotos: number[] = [];
}

/** Text field of an upload. */
export class UploadDto implements UploadFields {
  static readonly aliases = { idInmuebles: 'idInmueble' };

  @Id() idInmueble: number;
}
