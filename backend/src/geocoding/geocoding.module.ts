import { Module } from '@nestjs/common';
import { Geocoder } from './use-cases/geocoder.js';
import { GeocodingController } from './http/geocoding.controller.js';

@Module({ controllers: [GeocodingController], providers: [Geocoder] })
export class GeocodingModule {}
