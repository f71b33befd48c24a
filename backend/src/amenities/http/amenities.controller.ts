import { Controller, Get } from '@nestjs/common';
import type { ServiceWire } from '#common/wire/listings.js';
import { Public } from '#platform/http/access.js';
import { Amenities } from '../amenities.js';
import { presentService } from './service.presenter.js';

@Controller('api/servicios')
export class AmenitiesController {
  constructor(private readonly amenities: Amenities) {}

  @Public()
  @Get('verServicios')
  async list(): Promise<ServiceWire[]> {
    return (await this.amenities.all()).map(presentService);
  }

  @Public()
  @Get('obtenerServicios')
  async listInEnvelope(): Promise<{ success: true; servicios: ServiceWire[] }> {
    return { success: true, servicios: await this.list() };
  }
}
