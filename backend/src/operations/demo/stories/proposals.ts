import type { EntityManager } from 'typeorm';
import { Listing, NoticeContents, Proposals } from '../../../listings/public.js';
import { Prices } from '../../../pricing/public.js';

const PROPOSALS = 2;
/** Sentence that owners append to their text. */
const ADDED = ' Este año sumamos aire acondicionado y ropa blanca.';
const RAISE = 1.1;
const ROUNDING = 10;

/** Changes that some owners propose, which wait for the operator: another sentence, and one dearer price. */
export async function insertProposals(tx: EntityManager): Promise<void> {
  const contents = new NoticeContents(new Prices());
  const listings = await tx.getRepository(Listing).find({
    where: { status: 'active', operation: 'rental', propertyType: 1 },
    order: { id: 'ASC' },
    take: PROPOSALS,
  });
  for (const listing of listings) {
    const base = await contents.of(tx, listing);
    const [first, ...others] = base.precios;
    if (!first) continue;
    const dearer = { ...first, monto: Math.ceil((Number(first.monto) * RAISE) / ROUNDING) * ROUNDING };
    const proposed = {
      ...base,
      observaciones: `${base.observaciones}${ADDED}`,
      precios: [dearer, ...others],
    };
    await new Proposals().replace(tx, listing.id, { base, proposed });
  }
}
