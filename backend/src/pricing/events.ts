import { defineEvent } from '#platform/events/define-event.js';

/** Many rental prices were marked as free or as rented at once. */
export const seasonCleaned = defineEvent<{ cleaningId: number }>('season.cleaned');
