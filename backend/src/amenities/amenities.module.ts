import { Module } from '@nestjs/common';
import { Amenities } from './data/amenities.js';
import { AmenitiesController } from './http/amenities.controller.js';
import { EditAmenityCatalogue } from './use-cases/edit-catalogue.js';

@Module({
  providers: [Amenities, EditAmenityCatalogue],
  controllers: [AmenitiesController],
  exports: [Amenities, EditAmenityCatalogue],
})
export class AmenitiesModule {}
