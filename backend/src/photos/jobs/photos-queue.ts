import { defineQueue } from '#platform/queue/define-job.js';

/** Renditions keep a processor busy: two at a time. */
export const PHOTOS_QUEUE = defineQueue('photos', 2);
