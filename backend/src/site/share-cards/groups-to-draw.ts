import { Injectable } from '@nestjs/common';
import { formatDay } from '#common/kernel/time/days.js';
import { withoutPastStay } from '#common/search/filters/stay.js';
import { landingOf } from '#common/search/landings/landings.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { Clock } from '#platform/process/clock.js';
import { localDay } from '#platform/process/local-day.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { rowsOf } from '#platform/database/rows.js';
import { listCardContent, searchCardContent, type GroupContent } from './card-content.js';
import { FewListings, LandingPages, presentLanding, SearchListings } from '../../search/public.js';

/** Reads what cards of searches and of shared lists show. Everything comes from search rows, which only public listings have. */
@Injectable()
export class GroupsToDraw {
  constructor(
    private readonly reads: VisitorReads,
    private readonly landings: LandingPages,
    private readonly search: SearchListings,
    private readonly listings: FewListings,
    private readonly clock: Clock,
  ) {}

  /** The card of a search, without dates that are over; undefined if it finds nothing. */
  async ofSearch(asked: SearchFilters): Promise<GroupContent | undefined> {
    const filters = withoutPastStay(asked, formatDay(localDay(this.clock.now())));
    const { cards, total } = await this.search.fromRows({ code: null, filters, sort: 'recientes', page: 1 });
    if (total === 0) return undefined;
    const none = await this.listings.of(this.reads, []);
    return searchCardContent({
      words: none.words(filters),
      total,
      landing: landingOf((await this.landings.all()).map(presentLanding), filters),
      first: cards.map(({ facts }) => facts),
    });
  }

  /** Undefined if none of the listings is public. */
  async ofList(codes: readonly string[], name: string): Promise<GroupContent | undefined> {
    const rows = await rowsOf<{ id: number }>(
      this.reads,
      `SELECT l.id FROM (
         SELECT id, code FROM offered_listings WHERE code = ANY($1)
         UNION ALL SELECT listing_id, code FROM offered_former_codes WHERE code = ANY($1)) c
       JOIN offered_listings l ON l.id = c.id AND l.status = 'active' GROUP BY l.id ORDER BY min(array_position($1::text[], c.code))`,
      [codes],
    );
    const { facts } = await this.listings.of(
      this.reads,
      rows.map(({ id }) => id),
    );
    return facts.length > 0 ? listCardContent(name, facts) : undefined;
  }
}
