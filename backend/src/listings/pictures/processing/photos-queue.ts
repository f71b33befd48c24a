import { defineQueue } from '#platform/queue/define-job.js';

/** Renditions are CPU-bound; concurrency is limited to two. */
export const PHOTOS_QUEUE = defineQueue('photos', 2);

/** Renditions of one row. */
export interface PhotoJob {
  imageId: number;
}
