import type { Area } from '#platform/database/area.js';
import { Inquiry, STAY_COLUMN_NAMES } from './sending/inquiry.entity.js';
import { ALERTS_SWEEP } from './alerts/alert-sweep.js';
import { DEMAND_SWEEP } from './demand/search-demand.js';
import { REPORTS_SWEEP } from './reports/reports-sweep.js';

export const INQUIRIES: Area = {
  tables: {
    alert_matches: { other: 'alert_id listing_id mailing created_at waiting_since correlation_id' },
    alerts: {
      erasure: 'deleted',
      personal: 'email search keys',
      other: 'id cadence created_at confirmed_at expires_at',
    },
    inquiries: {
      erasure: 'emptied',
      personal: `full_name email phone message answer_text ${STAY_COLUMN_NAMES.join(' ')}`,
      other: 'id listing_id code channel created_at answered_at answer_kind answer_sent_at marked_price_id',
    },
    inquiries_to_digest: { other: 'inquiry_id listing_id held_at waiting_since last_error correlation_id' },
    report_cases: {
      erasure: 'emptied',
      personal: 'note',
      other: 'id listing_id code report_count last_reported_at closed_at',
    },
    reports: { erasure: 'emptied', personal: 'email message', other: 'id case_id reason created_at' },
    search_demand: {
      other:
        'day operation town property_type period fraction people budget currency searches without_result',
    },
  },
  entities: [Inquiry],
  sweeps: [ALERTS_SWEEP, DEMAND_SWEEP, REPORTS_SWEEP],
};
