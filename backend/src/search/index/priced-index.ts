import { SEARCHED_MEASURES, type SearchedMeasureName } from '#common/listings/attributes/all-attributes.js';
import type { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import { CachedColumn } from './columns/cached-column.js';
import { LeadPrices } from './lead-prices.js';
import { ListingIndex } from './listing-index.js';
import { RankedPlaces } from './ranked-places.js';
import { StayQuotes } from './stay-quotes.js';

/** The index with the cached prices that are derived from it. */
export class PricedIndex {
  readonly index = new ListingIndex();
  readonly leads = new LeadPrices(this.index);
  readonly stays: StayQuotes;
  /** By number of people. */
  readonly byPeople: RankedPlaces;
  /** By distance to the sea. */
  readonly bySea: RankedPlaces;
  private readonly byMeasure: ReadonlyMap<SearchedMeasureName, RankedPlaces>;

  /** @param calendarNow the present one; quotes of an earlier one are dropped */
  constructor(calendarNow: () => SeasonCalendar) {
    const { index } = this;
    this.stays = new StayQuotes(index, calendarNow);
    this.bySea = new RankedPlaces(index, new CachedColumn(index, (place) => index.metresToSea.at(place)));
    this.byMeasure = new Map(
      SEARCHED_MEASURES.map(({ name }) => {
        const column = new CachedColumn(index, (place) => index.measureAt(name, place));
        return [name, new RankedPlaces(index, column)];
      }),
    );
    this.byPeople = new RankedPlaces(index, new CachedColumn(index, (place) => index.people.at(place)));
  }

  measured(name: SearchedMeasureName): RankedPlaces {
    return this.byMeasure.get(name)!;
  }
}
