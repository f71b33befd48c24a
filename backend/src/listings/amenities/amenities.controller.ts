import { Controller } from '@nestjs/common';
import {
  addAmenity,
  listAmenities,
  listAmenitiesInEnvelope,
  renameAmenity,
  type AmenityAnswer,
  type AmenitiesAnswer,
  type AmenityWire,
} from '#common/listings/amenities/amenity-calls.js';
import { AMENITY_MESSAGES } from '#common/listings/amenities/amenity-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Id, Text } from '#platform/http/input/dto-fields.js';
import { Cached } from '#platform/cache/response-caching.js';
import { Amenities } from './amenities.js';
import { EditAmenityCatalogue } from './edit-catalogue.js';
import { presentAmenity } from './amenity.presenter.js';

class NewAmenityDto {
  @Text(LENGTHS.amenity) nombre = '';
}

class AmenityDto extends NewAmenityDto {
  static readonly aliases = { idServicios: 'id' };

  @Id() id: number;
}

/** The catalogue of amenities: public to read, edited by the operator (back-office.md §7, Services). */
@Controller()
export class AmenitiesController {
  constructor(
    private readonly amenities: Amenities,
    private readonly edit: EditAmenityCatalogue,
  ) {}

  @Cached()
  @Answers(listAmenities)
  async list(): Promise<AmenityWire[]> {
    return (await this.amenities.all()).map(presentAmenity);
  }

  @Cached()
  @Answers(listAmenitiesInEnvelope)
  async listInEnvelope(): Promise<AmenitiesAnswer> {
    return { success: true, servicios: await this.list() };
  }

  @Answers(addAmenity)
  async add(
    @Sent() { nombre }: NewAmenityDto,
    @AdministratorId() administratorId: number,
  ): Promise<AmenityAnswer> {
    const id = await this.edit.add(nombre, administratorId);
    return { success: true, message: AMENITY_MESSAGES.added, id };
  }

  @Answers(renameAmenity)
  async rename(
    @Sent() { id, nombre }: AmenityDto,
    @AdministratorId() administratorId: number,
  ): Promise<AmenityAnswer> {
    await this.edit.rename(id, { name: nombre }, administratorId);
    return { success: true, message: AMENITY_MESSAGES.changed, id };
  }
}
