import { defineEvent } from '#platform/events/define-event.js';

export interface PhotoEvent {
  imageId: number;
  listingId: number;
}

/** The renditions of a photo exist, for the first time or with another mark; it can be shown. */
export const photoReady = defineEvent<PhotoEvent>('photo.ready');
