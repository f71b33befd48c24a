import { LIMITS } from '#common/kernel/limits.js';
import type { OwnPhotoOrder, OwnPhotoRequest } from '#common/listings/photos/owner-photo-calls.js';
import { Id, IdList } from '#platform/http/input/dto-fields.js';
import { LinkDto } from './link.dto.js';

export class OwnPhotoOrderDto extends LinkDto implements OwnPhotoOrder {
  @IdList(LIMITS.photosPerListing) fotos: number[] = [];
}

export class OwnPhotoDto extends LinkDto implements OwnPhotoRequest {
  @Id() idFoto: number;
}
