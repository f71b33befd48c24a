import type { Area } from '#platform/database/area.js';
import { Contract } from './contract.entity.js';
import { Payment } from './payment.entity.js';

export const CONTRACTS: Area = {
  tables: {
    contracts: { other: 'listing_id operation plan paid paid_at paid_until featured_until dated_for' },
    payments: {
      erasure: 'emptied',
      personal: 'note',
      other: 'id listing_id plan paid_at amount currency method receipt annulled_at created_at',
    },
  },
  entities: [Contract, Payment],
};
