import { Module } from '@nestjs/common';
import { PhotoFilesController } from './http/photo-files.controller.js';
import { Photos } from './photos.js';

@Module({ providers: [Photos], controllers: [PhotoFilesController], exports: [Photos] })
export class PhotosModule {}
