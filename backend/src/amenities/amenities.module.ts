import { Module } from '@nestjs/common';
import { Amenities } from './amenities.js';
import { AmenitiesController } from './http/amenities.controller.js';

@Module({ providers: [Amenities], controllers: [AmenitiesController], exports: [Amenities] })
export class AmenitiesModule {}
