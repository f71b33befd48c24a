import type { EntityManager } from 'typeorm';
import { Listing, NoticeForms, Rejections, Resubmissions } from '../../../listings/public.js';
import { Prices } from '../../../pricing/public.js';

const REASON = 'La descripción es muy corta: contá cómo es la propiedad y qué tiene cerca.';
const TOO_SHORT = 'Consultar.';

/** A pending rental whose text its owner has corrected after a rejection. */
export async function insertResubmission(tx: EntityManager): Promise<void> {
  const [listing] = await tx.getRepository(Listing).find({
    where: { status: 'pending', operation: 'rental' },
    order: { id: 'DESC' },
    take: 1,
  });
  if (!listing) return;
  const form = await new NoticeForms(new Prices()).of(tx, listing);
  const rejectedForm = { ...form, inmueble: { ...form.inmueble, observaciones: TOO_SHORT } };
  await new Rejections().add(tx, { listingId: listing.id, reason: REASON, notified: true });
  await new Resubmissions().add(tx, listing.id, rejectedForm);
}
