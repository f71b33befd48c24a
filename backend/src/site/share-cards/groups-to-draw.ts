import { Injectable } from '@nestjs/common';
import { filtersOfLanding, landingAround } from '#common/search/landings/landings.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
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
  ) {}

  /** The card of the landing page that contains the search, which bounds the number of different cards; undefined if there is none. */
  async ofSearch(filters: SearchFilters): Promise<GroupContent | undefined> {
    const landing = landingAround((await this.landings.all()).map(presentLanding), filters);
    if (!landing) return undefined;
    const query = { code: null, filters: filtersOfLanding(landing), sort: 'recientes', page: 1 } as const;
    const { cards } = await this.search.fromRows(query);
    return searchCardContent(
      landing,
      cards.map(({ facts }) => facts),
    );
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
