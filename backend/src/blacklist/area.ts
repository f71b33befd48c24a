import type { Area } from '#platform/database/area.js';
import { BlacklistEntry } from './blacklist-entry.entity.js';

export const BLACKLIST: Area = {
  tables: {
    blacklist: {
      kept: 'An erasure would end the block.',
      personal: 'email description',
      other: 'id created_at',
    },
  },
  entities: [BlacklistEntry],
};
