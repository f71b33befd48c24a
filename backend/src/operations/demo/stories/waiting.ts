import type { EntityManager } from 'typeorm';
import { waitedAddress } from '#common/inquiries/alerts/waited-home.js';
import { rowsOf } from '#platform/database/rows.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import { Alerts, keyOfWaited } from '../../../inquiries/alerts/public.js';

const PARTS = 4;
/** Reserved addresses (RFC 2606). */
const WAITING = ['ana.espera@example.com', 'bruno.espera@example.com', 'carla.espera@example.com'];
const UNTIL = '2100-01-01';

interface TakenPart {
  code: string;
  period: PeriodId;
  fraction: FractionId;
}

/** Visitors who wait for taken parts of the season. */
export async function insertWaiting(tx: EntityManager): Promise<void> {
  const alerts = new Alerts();
  const taken = await rowsOf<TakenPart>(
    tx,
    `SELECT l.code, p.period, p.fraction FROM offered_prices p JOIN offered_listings l ON l.id = p.listing_id
     WHERE p.rented AND l.status = 'active' AND p.fraction IN (2, 3) ORDER BY l.id, p.period, p.fraction LIMIT ${PARTS}`,
  );
  for (const [at, home] of taken.entries()) {
    for (const email of WAITING.slice(0, 1 + (at % WAITING.length))) {
      const wish = { email, search: waitedAddress(home), keys: [keyOfWaited(home.code)] };
      const { id } = await alerts.add(tx, { ...wish, cadence: 'at-once' });
      await alerts.confirm(tx, id, { cadence: 'at-once', until: UNTIL });
    }
  }
}
