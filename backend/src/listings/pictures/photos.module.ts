import { Module } from '@nestjs/common';
import { PhotoFilesController } from './photo-files.controller.js';
import { IncomingPhotos } from './incoming-photos.js';
import { HashPhotos } from './processing/hash-photos.js';
import { MakePhotoReady } from './processing/make-photo-ready.js';
import { MakeProposedPhotoReady } from './processing/make-proposed-photo-ready.js';
import { RenditionRun } from './processing/rendition-run.js';
import { MarkPhotos } from './processing/mark-photos.js';
import { PhotoMetrics } from './processing/photo-metrics.js';
import { PhotoDispatcher } from './processing/photo-dispatcher.js';
import { SweepPhotos } from './processing/sweep-photos.js';
import { FailedPhotos } from './failed-photos.js';
import { PhotoComparison } from './photo-comparison.js';
import { PhotoContent } from './photo-content.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoMarks } from './photo-marks.js';
import { Photos } from './photos.js';
import { ProposedPhotos } from './proposed-photos.js';

/** Rows and files of photos, for both processes. */
@Module({
  providers: [
    FailedPhotos,
    IncomingPhotos,
    PhotoComparison,
    PhotoContent,
    PhotoFiles,
    PhotoMarks,
    Photos,
    ProposedPhotos,
  ],
  controllers: [PhotoFilesController],
  exports: [
    FailedPhotos,
    IncomingPhotos,
    PhotoComparison,
    PhotoContent,
    PhotoFiles,
    PhotoMarks,
    Photos,
    ProposedPhotos,
  ],
})
export class PhotosModule {}

/** The worker's part: renditions and cleanup. */
@Module({
  providers: [
    HashPhotos,
    MakePhotoReady,
    MakeProposedPhotoReady,
    MarkPhotos,
    PhotoDispatcher,
    PhotoFiles,
    PhotoMarks,
    PhotoMetrics,
    RenditionRun,
    SweepPhotos,
  ],
  exports: [PhotoMetrics],
})
export class PhotosWorkerModule {}
