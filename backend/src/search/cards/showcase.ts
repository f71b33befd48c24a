import { Injectable } from '@nestjs/common';
import type { Operation } from '#common/kernel/operations.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import { IndexFeed } from '../index/index-feed.js';
import { newestPlaces, placesOfTypes, someCodes, type NewestQuestion } from '../index/listed-places.js';
import type { CardList } from './card-list.js';
import { ShowcaseRows } from './showcase-rows.js';

const LATEST = 12;
const FEATURED = 24;

/** Lists that pages show without a search: featured, latest, directories, example codes. */
@Injectable()
export class Showcase {
  constructor(
    private readonly feed: IndexFeed,
    private readonly rows: ShowcaseRows,
  ) {}

  featured(operation: Operation | null): CardList {
    return this.newest({ operation, featured: true, count: FEATURED });
  }

  latest(operation: Operation | null): CardList {
    return this.newest({ operation, featured: false, count: LATEST });
  }

  directory(types: readonly number[], page: PageRequest): CardList {
    return {
      fromIndex: (index) => placesOfTypes(index, types, { size: page.pageSize, offset: offsetOf(page) }),
      fromRows: () => this.rows.directory(types, page),
    };
  }

  /** A few random codes for the placeholder of the code search. */
  async codes(): Promise<string[]> {
    const found = await this.feed.current();
    return found ? someCodes(found.index, INTERNAL_LIMITS.codesSample, Math.random()) : this.rows.codes();
  }

  private newest(question: NewestQuestion): CardList {
    return {
      fromIndex: (index) => newestPlaces(index, question),
      fromRows: async () => {
        const cards = await this.rows.newest(question);
        return { cards, total: cards.length };
      },
    };
  }
}
