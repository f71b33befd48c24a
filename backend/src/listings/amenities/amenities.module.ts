import { Module } from '@nestjs/common';
import { Amenities } from './amenities.js';
import { AmenitiesController } from './amenities.controller.js';
import { EditAmenityCatalogue } from './edit-catalogue.js';

@Module({
  providers: [Amenities, EditAmenityCatalogue],
  controllers: [AmenitiesController],
  exports: [Amenities, EditAmenityCatalogue],
})
export class AmenitiesModule {}
