import { Injectable } from '@nestjs/common';
import { stated, type Seen, type Verification } from '#common/listings/verification.js';
import { Season } from '../../pricing/public.js';
import { ListingsRepository } from '../core/listings.repository.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

type Request = Omit<EditRequest, 'section'>;

/** Records what the operator has seen of a home. */
@Injectable()
export class VerifyHome {
  constructor(
    private readonly edits: ListingEdits,
    private readonly listings: ListingsRepository,
    private readonly season: Season,
  ) {}

  /** @throws what ListingEdits throws */
  async execute(request: Request, seen: readonly Seen[]): Promise<void> {
    await this.edits.apply({ ...request, section: 'verification' }, async (tx, listing) => {
      const before = listing.verification;
      const location = await this.listings.locationOf(tx, listing.id);
      listing.verification = stated(seen, before, { location, today: this.season.today() });
      return {
        before: { verification: before },
        after: { verification: listing.verification },
        result: undefined,
      };
    });
  }

  /** Gives a notice an earlier verification back, which holds as if it had stayed. */
  async restore(request: Request, verification: Verification | null): Promise<void> {
    await this.edits.apply({ ...request, section: 'verification' }, async (_, listing) => {
      const before = listing.verification;
      listing.verification = verification;
      return { before: { verification: before }, after: { verification }, result: undefined };
    });
  }
}
