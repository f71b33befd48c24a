import { Module } from '@nestjs/common';
import { PhotoFilesController } from './http/photo-files.controller.js';
import { IncomingPhotos } from './use-cases/incoming-photos.js';
import { HashPhotos } from './jobs/hash-photos.js';
import { MakePhotoReady } from './jobs/make-photo-ready.js';
import { MakeProposedPhotoReady } from './jobs/make-proposed-photo-ready.js';
import { RenditionRun } from './jobs/rendition-run.js';
import { PhotoMetrics } from './jobs/photo-metrics.js';
import { PhotoDispatcher } from './jobs/photo-dispatcher.js';
import { SweepPhotos } from './jobs/sweep-photos.js';
import { FailedPhotos } from './data/failed-photos.js';
import { PhotoComparison } from './data/photo-comparison.js';
import { PhotoContent } from './data/photo-content.js';
import { PhotoFiles } from './data/photo-files.js';
import { Photos } from './data/photos.js';
import { ProposedPhotos } from './data/proposed-photos.js';

/** Rows and files of photos, for both processes. */
@Module({
  providers: [
    FailedPhotos,
    IncomingPhotos,
    PhotoComparison,
    PhotoContent,
    PhotoFiles,
    Photos,
    ProposedPhotos,
  ],
  controllers: [PhotoFilesController],
  exports: [FailedPhotos, IncomingPhotos, PhotoComparison, PhotoContent, PhotoFiles, Photos, ProposedPhotos],
})
export class PhotosModule {}

/** The worker's part: renditions and cleanup. */
@Module({
  providers: [
    HashPhotos,
    MakePhotoReady,
    MakeProposedPhotoReady,
    PhotoDispatcher,
    PhotoMetrics,
    RenditionRun,
    SweepPhotos,
  ],
  exports: [PhotoMetrics],
})
export class PhotosWorkerModule {}
