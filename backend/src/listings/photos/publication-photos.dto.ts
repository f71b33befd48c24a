import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type {
  PhotoPassRequest,
  PublicationPhotoOrder,
  PublicationPhotoRequest,
} from '#common/listings/photos/publication-photo-calls.js';
import { Text } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;
/** Of tokens and of names of photos, which are sealed. */
const LONGEST = 100;

export class PhotoPassDto implements PhotoPassRequest {
  @Text(LONGEST) pase = '';
}

export class PublicationPhotoOrderDto extends PhotoPassDto implements PublicationPhotoOrder {
  @IsArray({ message })
  @ArrayMinSize(1, { message })
  @ArrayMaxSize(LIMITS.photosPerListing, { message })
  @IsString({ each: true, message })
  @MaxLength(LONGEST, { each: true, message })
  fotos: string[] = [];
}

export class PublicationPhotoDto extends PhotoPassDto implements PublicationPhotoRequest {
  @Text(LONGEST) foto = '';
}
