import { Controller } from '@nestjs/common';
import { addService, listServices, listServicesInEnvelope, renameService } from '#common/calls/amenities.js';
import { AMENITY_MESSAGES } from '#common/messages/admin-desk.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { ServiceAnswer } from '#common/wire/desk.js';
import type { ServicesAnswer } from '#common/wire/listing-questions.js';
import type { ServiceWire } from '#common/wire/listings.js';
import { AdministratorId } from '#platform/http/access.js';
import { Answers, Sent } from '#platform/http/answers.js';
import { Id, Text } from '#platform/http/dto-fields.js';
import { Cached } from '#platform/cache/response-caching.js';
import { Amenities } from '../data/amenities.js';
import { EditAmenityCatalogue } from '../use-cases/edit-catalogue.js';
import { presentService } from './service.presenter.js';

class NewServiceDto {
  @Text(LENGTHS.amenity) nombre = '';
}

class ServiceDto extends NewServiceDto {
  static readonly aliases = { idServicios: 'id' };

  @Id() id: number;
}

/** The catalogue of services: public to read, edited by the operator (back-office.md §7, Services). */
@Controller()
export class AmenitiesController {
  constructor(
    private readonly amenities: Amenities,
    private readonly edit: EditAmenityCatalogue,
  ) {}

  @Cached()
  @Answers(listServices)
  async list(): Promise<ServiceWire[]> {
    return (await this.amenities.all()).map(presentService);
  }

  @Cached()
  @Answers(listServicesInEnvelope)
  async listInEnvelope(): Promise<ServicesAnswer> {
    return { success: true, servicios: await this.list() };
  }

  @Answers(addService)
  async add(
    @Sent() { nombre }: NewServiceDto,
    @AdministratorId() administratorId: number,
  ): Promise<ServiceAnswer> {
    const id = await this.edit.add(nombre, administratorId);
    return { success: true, message: AMENITY_MESSAGES.added, id };
  }

  @Answers(renameService)
  async rename(
    @Sent() { id, nombre }: ServiceDto,
    @AdministratorId() administratorId: number,
  ): Promise<ServiceAnswer> {
    await this.edit.rename(id, { name: nombre }, administratorId);
    return { success: true, message: AMENITY_MESSAGES.changed, id };
  }
}
