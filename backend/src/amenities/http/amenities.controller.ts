import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { AMENITY_MESSAGES } from '#common/messages/admin-desk.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { ServiceAnswer } from '#common/wire/desk.js';
import type { ServiceWire } from '#common/wire/listings.js';
import { Kept } from '#platform/kept/keep-answers.js';
import { AdministratorId, Public } from '#platform/http/access.js';
import { Id, Text } from '#platform/http/dto-fields.js';
import { parseBody } from '#platform/http/parse-body.js';
import { Amenities } from '../amenities.js';
import { EditAmenityCatalogue } from '../use-cases/edit-catalogue.js';
import { presentService } from './service.presenter.js';

class NewServiceDto {
  @Text(LENGTHS.amenity) nombre = '';
}

class ServiceDto extends NewServiceDto {
  static readonly aliases = { idServicios: 'id' };

  @Id() id: number;
}

/** The catalogue of services: read by everybody, changed by the operator (back-office.md §7, Services). */
@Controller('api/servicios')
export class AmenitiesController {
  constructor(
    private readonly amenities: Amenities,
    private readonly edit: EditAmenityCatalogue,
  ) {}

  @Public()
  @Kept()
  @Get('verServicios')
  async list(): Promise<ServiceWire[]> {
    return (await this.amenities.all()).map(presentService);
  }

  @Public()
  @Kept()
  @Get('obtenerServicios')
  async listInEnvelope(): Promise<{ success: true; servicios: ServiceWire[] }> {
    return { success: true, servicios: await this.list() };
  }

  @Post('agregarServicio')
  @HttpCode(200)
  async add(@Body() body: unknown, @AdministratorId() administratorId: number): Promise<ServiceAnswer> {
    const { nombre } = parseBody(NewServiceDto, body);
    const id = await this.edit.add(nombre, administratorId);
    return { success: true, message: AMENITY_MESSAGES.added, id };
  }

  @Post('modificarServicio')
  @HttpCode(200)
  async rename(@Body() body: unknown, @AdministratorId() administratorId: number): Promise<ServiceAnswer> {
    const { id, nombre } = parseBody(ServiceDto, body);
    await this.edit.rename(id, nombre, administratorId);
    return { success: true, message: AMENITY_MESSAGES.changed, id };
  }
}
