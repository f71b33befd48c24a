import type { Area } from '#platform/database/area.js';
import { InternalNote } from './notes/internal-note.entity.js';
import { ROLLOVERS_SWEEP } from './season/rollovers.js';

export const OWNERS: Area = {
  tables: {
    internal_notes: {
      erasure: 'deleted',
      personal: 'body',
      other: 'id contact_id listing_id kind administrator_id version created_at updated_at',
    },
    rollover_drafts: {
      erasure: 'deleted',
      personal: 'base proposed',
      other: 'id rollover_id listing_id state decided_at',
    },
    rollovers: {
      other:
        'id administrator_id percent step_ars step_usd last_day created_at reminders reminded_at cancelled_at',
    },
  },
  entities: [InternalNote],
  sweeps: [ROLLOVERS_SWEEP],
};
