import type { Area } from '#platform/database/area.js';
import { ContactRow } from './contact.entity.js';

export const CONTACTS: Area = {
  tables: {
    contacts: {
      erasure: 'deleted',
      personal:
        'first_name last_name dni mobile email country province town street street_number floor apartment dni_sealed dni_digest',
      other: 'id created_at updated_at version confirmed_at merged_into_id',
    },
  },
  entities: [ContactRow],
};
