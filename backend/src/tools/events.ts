import { defineEvent } from '#platform/events/define-event.js';

/** Many rental prices have become free, or taken again, at once. */
export const seasonCleaned = defineEvent<{ cleaningId: number }>('season.cleaned');
