import type { Area } from '#platform/database/area.js';

export const SITE: Area = {
  tables: {
    share_cards: {
      erasure: 'deleted',
      personal: 'storage_key',
      other: 'listing_id change_number version checked_at',
    },
  },
};
