import type { EntityManager } from 'typeorm';
import { AuditEntry } from '#platform/audit/audit-entry.entity.js';
import { rowsOf } from '#platform/database/rows.js';
import { Listing } from '../../../listings/public.js';

/** A notice that was withdrawn by mistake and returned by undoing it, so that 'Historial' shows an undone change. */
export async function insertUndoneChange(tx: EntityManager): Promise<void> {
  const listing = await tx
    .getRepository(Listing)
    .findOne({ where: { status: 'active' }, order: { id: 'DESC' } });
  if (!listing) return;
  const { id: entityId, code, featured } = listing;
  const [administrator] = await rowsOf<{ id: number }>(
    tx,
    'SELECT id FROM offered_administrators ORDER BY id LIMIT 1',
  );
  const entry = { administratorId: administrator?.id ?? null, entity: 'listing', entityId };
  const active = { status: 'active', code, featured };
  const withdrawn = { ...active, status: 'withdrawn' };
  const entries = tx.getRepository(AuditEntry);
  const mistake = await entries.save({
    ...entry,
    action: 'listing.withdraw',
    before: active,
    after: withdrawn,
  });
  await entries.save({
    ...entry,
    action: 'listing.reinstate',
    before: withdrawn,
    after: active,
    undoesId: mistake.id,
  });
}
