import type { EntityManager } from 'typeorm';
import { ContactRow } from '../../../contacts/public.js';
import { Listing } from '../../../listings/public.js';

/** Data of the second record: an unassignable number, and a reserved address. */
const SECOND = { mobile: '+5492291000999', email: 'otra.casilla@example.com', confirmedAt: null };

/**
 * Gives one owner with two notices a second record, as if the second notice had been published with another mobile and address: the
 * operator can merge both.
 */
export async function insertSecondRecord(tx: EntityManager): Promise<void> {
  const [contacts, listings] = [tx.getRepository(ContactRow), tx.getRepository(Listing)];
  const rentals = await listings.find({
    where: { status: 'active', operation: 'rental' },
    order: { id: 'ASC' },
  });
  const later = rentals.find(
    ({ contactId }, at) => rentals.findIndex((other) => other.contactId === contactId) < at,
  );
  if (!later) return;
  const owner = await contacts.findOneByOrFail({ id: later.contactId });
  const { id } = await contacts.save({ ...owner, ...SECOND, id: undefined });
  await listings.update({ id: later.id }, { contactId: id });
}
