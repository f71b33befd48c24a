import { Module } from '@nestjs/common';
import { Geocoder } from './geocoder.js';
import { GeocodingController } from './geocoding.controller.js';

@Module({ controllers: [GeocodingController], providers: [Geocoder] })
export class GeocodingModule {}
