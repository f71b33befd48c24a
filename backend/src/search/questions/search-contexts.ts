import { Injectable } from '@nestjs/common';
import { presentAmenitySlugs } from '#common/listings/amenities/amenities.js';
import { namedZones, presentPlaces, type KnownZone } from '#common/listings/zones/zones.js';
import { openStayFault, openStayOf } from '#common/search/filters/open-stay-fault.js';
import { stayErrors, stayOf, type StayValues } from '#common/search/filters/stay.js';
import { staysOf } from '#common/pricing/stays/open-stay.js';
import type { Stay } from '#common/pricing/stays/stay.js';
import type { SeasonDay } from '#common/pricing/season/taken-nights.js';
import { STAY_MESSAGES } from '#common/pricing/stays/stay-messages.js';
import { formatDay, type Day } from '#common/kernel/time/days.js';
import type { SearchFilters, SortOrder } from '#common/search/query/search-filters.js';
import { Problem } from '#platform/process/problem.js';
import { resolveAmenities } from '../../listings/amenities/public.js';
import { Season } from '../../pricing/public.js';
import { comparesCurrencies, type SearchContext } from './search-conditions.js';
import { SearchReferencesQuery, type SearchReferences } from './search-references.js';

/** Loads the context of a search. */
@Injectable()
export class SearchContexts {
  constructor(
    private readonly references: SearchReferencesQuery,
    private readonly season: Season,
  ) {}

  /** @throws Problem 'invalid' for dates that are over, for nights that no month has, and if prices of both currencies cannot be compared, because no rate is known */
  async of(filters: SearchFilters, sort: SortOrder): Promise<SearchContext> {
    refuseStay(filters, this.season.today());
    return contextOf(filters, sort, { ...(await this.references.current()), season: this.season.current() });
  }

  /** As `of`, synchronously; undefined if data must be read first. */
  now(filters: SearchFilters, sort: SortOrder): SearchContext | undefined {
    refuseStay(filters, this.season.today());
    const references = this.references.now();
    return references && contextOf(filters, sort, { ...references, season: this.season.current() });
  }
}

/** @throws Problem 'invalid' for dates that are over or years ahead, and for nights that no month has */
function refuseStay(filters: SearchFilters, today: Day): void {
  refusePastStay(filters, today);
  const fault = openStayFault(filters);
  if (fault) throw Problem.invalid({ noches: [fault] }, fault);
}

/** @throws Problem 'invalid' for a stay that began before today, or is years ahead */
export function refusePastStay(dates: StayValues, today: Day): void {
  const errors = stayErrors(dates, formatDay(today));
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors, Object.values(errors)[0]![0]);
}

function contextOf(
  filters: SearchFilters,
  sort: SortOrder,
  { dollarRate, amenities, zones, season }: SearchReferences & { season: SeasonDay },
): SearchContext {
  if (dollarRate === null && comparesCurrencies(filters, sort))
    throw Problem.invalid({ moneda: [STAY_MESSAGES.currencyFirst] }, STAY_MESSAGES.currencyFirst);
  const named = {
    ...filters,
    ...presentPlaces(zones, filters),
    amenities: presentAmenitySlugs(amenities, filters.amenities),
  };
  return {
    filters: named,
    dollarRate,
    amenityIds: resolveAmenities(amenities, filters.amenities),
    zoneIds: zoneIdsOf(zones, filters),
    stays: staysAsked(named, season),
  };
}

/** The stays that a search asks for, from the earliest; none for a sale, and for a search without dates or nights. */
export function staysAsked(filters: SearchFilters, season: SeasonDay): Stay[] {
  if (filters.operation !== 'rental') return [];
  const stay = stayOf(filters);
  if (stay) return [stay];
  const open = openStayOf(filters);
  return open ? staysOf(open, season) : [];
}

/** Ids of the zones that a search names; unknown ones have none. */
export function zoneIdsOf(known: readonly KnownZone[], { zones, towns }: SearchFilters): number[] {
  return zones.flatMap((wanted) => namedZones(known, wanted, towns).map(({ id }) => id));
}
