import { Module } from '@nestjs/common';
import { PhotoFilesController } from './http/photo-files.controller.js';
import { IncomingPhotos } from './use-cases/incoming-photos.js';
import { MakePhotoReady } from './jobs/make-photo-ready.js';
import { PhotoMetrics } from './jobs/photo-metrics.js';
import { PhotoDispatcher } from './jobs/photo-dispatcher.js';
import { SweepPhotos } from './jobs/sweep-photos.js';
import { FailedPhotos } from './data/failed-photos.js';
import { Photos } from './data/photos.js';

/** Rows and files of photos, for both processes. */
@Module({
  providers: [FailedPhotos, IncomingPhotos, Photos],
  controllers: [PhotoFilesController],
  exports: [FailedPhotos, IncomingPhotos, Photos],
})
export class PhotosModule {}

/** The worker's part: renditions and cleanup. */
@Module({
  providers: [MakePhotoReady, PhotoDispatcher, PhotoMetrics, SweepPhotos],
  exports: [PhotoMetrics],
})
export class PhotosWorkerModule {}
