import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AnsweredInquiries } from '#common/search/sheet/sheet-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { countsAsFeatured, featuredEnd, isPaidOn, photosArePublic } from '#common/contracts/contract.js';
import { zoneAt } from '#common/listings/zones/zones.js';
import { formatDay } from '#common/kernel/time/days.js';
import type { LeadPrice } from '#common/pricing/lead-price.js';
import type { PriorPrice } from '#common/pricing/price-drop.js';
import { planStay } from '#common/pricing/stays/stay-plan.js';
import { stayTermsOf } from '#common/listings/conditions/stay-terms-of.js';
import { quoteStay } from '#common/pricing/stays/stay-quote.js';
import { type Stay } from '#common/pricing/stays/stay.js';
import { withTaken } from '#common/pricing/season/taken-nights.js';
import { standing, type Verification } from '#common/listings/verification.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import { rowOf, type Database } from '#platform/database/rows.js';
import { Problem } from '#platform/process/problem.js';
import { Season, rentalPrices } from '../../pricing/public.js';
import { SheetComparisons, type Comparisons } from './sheet-comparisons.js';
import { refusePastStay } from '../questions/search-contexts.js';
import { SearchReferencesQuery } from '../questions/search-references.js';
import {
  type ListingParts,
  readCounters,
  type CounterColumns,
  type ListingCounters,
  hasSeasonLapsed,
  answersOf,
  publicLocation,
  Listing,
  ListingPartsQuery,
} from '../../listings/public.js';
import {
  isLetByTheSeason,
  leadFor,
  type PriceQuestion,
  type QuotedStay,
} from '../../listings/rows/public.js';

/** Result for a former code: the current one. */
export interface MovedListing {
  movedTo: string;
}

/** The part of a search that affects the price on a sheet. */
export interface SheetQuestion extends PriceQuestion {
  stay: Stay | null;
  people: number | null;
}

/** A price that counts as rented if its nights are taken. */
type SheetPrice = ListingParts['prices'][number] & {
  /** Whether it is marked as rented itself. */
  marked: boolean;
};

/** Data of a public sheet; `images` contains only public photos. */
export interface ListingSheetFacts extends ListingParts, Comparisons {
  prices: SheetPrice[];
  /** Whether the public sees it as featured. */
  isFeatured: boolean;
  isPaid: boolean;
  /** Null if it does not hold. */
  verification: Verification | null;
  /** Name of the zone of the shown point. */
  zone: string | null;
  counters: ListingCounters;
  /** Version of its picture for shared links; null before it is drawn. */
  cardVersion: string | null;
  lead: LeadPrice;
  /** Null without dates, and for listings that are not let by the season. */
  stay: QuotedStay | null;
  /** Null if they are not public. */
  answers: AnsweredInquiries | null;
}

interface SheetRow extends CounterColumns {
  cardVersion: string | null;
  priorPrices: PriorPrice[] | null;
}

interface FormerHolder {
  code: string;
  status: ListingStatus;
  seasonLapsedAt: Date | null;
  pausedAt: Date | null;
}

/** Reads the public sheet of a listing. */
@Injectable()
export class ListingSheet {
  constructor(
    private readonly reads: VisitorReads,
    private readonly parts: ListingPartsQuery,
    private readonly season: Season,
    private readonly references: SearchReferencesQuery,
    private readonly comparisons: SheetComparisons,
  ) {}

  /**
   * The sheet for a code, or the current code of a notice whose code has changed.
   * @throws Problem 'invalid' for dates that are over, 'gone' for a notice that was public, 'not-found' for a code that never existed
   */
  async execute(code: string, question: SheetQuestion): Promise<ListingSheetFacts | MovedListing> {
    const { stay } = question;
    if (stay)
      refusePastStay(
        { arrival: formatDay(stay.arrival), departure: formatDay(stay.departure) },
        this.season.today(),
      );
    const read = await this.reads.together(async (manager) => {
      const listing = await this.parts.publicListing(manager, code);
      return listing && this.read(manager, listing);
    });
    return read ? this.factsOf(read, question) : this.whereabouts(code);
  }

  /** Each wait costs a turn of the event loop, so all that needs the listing alone is read at the same time. */
  private async read(manager: EntityManager, listing: Listing) {
    const [parts, stats, answers, compare, references] = await inOneRoundTrip(
      this.parts.of(manager, listing),
      statsOf(manager, listing.id),
      answersOf(manager, listing.id),
      this.comparisons.of(manager, listing),
      this.references.current(),
    );
    return { listing, parts, stats, answers, compare, references };
  }

  private factsOf(
    { listing, parts, stats, answers, compare, references }: Awaited<ReturnType<ListingSheet['read']>>,
    question: SheetQuestion,
  ): ListingSheetFacts {
    const { prices, contract } = parts;
    const { dollarRate, zones } = references;
    const zone = zoneAt(zones, publicLocation(parts.location));
    const season = this.season.current();
    const offered = withTaken(prices, season).map(({ taken, rented, ...price }): SheetPrice => ({
      ...price,
      rented: taken,
      marked: rented,
    }));
    const salePrice = listing.operation === 'sale' && prices[0] ? prices[0] : null;
    const facts = {
      operation: listing.operation,
      propertyType: listing.propertyType,
      rentalPrices: rentalPrices(prices),
      stayTerms: stayTermsOf(listing.conditions),
      salePrice,
      priorPrices: stats?.priorPrices ?? [],
    };
    const today = formatDay(season.today);
    const stay =
      question.stay && isLetByTheSeason(facts.rentalPrices)
        ? {
            stay: question.stay,
            people: question.people,
            quote: quoteStay(facts, planStay(question.stay, season.calendar), dollarRate),
          }
        : null;
    return {
      ...parts,
      images: photosArePublic(contract, today) ? parts.images.filter(({ status }) => status === 'ready') : [],
      isFeatured: countsAsFeatured(
        { featured: listing.featured, paid: contract.paid, end: featuredEnd(contract) },
        today,
      ),
      isPaid: isPaidOn(contract, today),
      verification: standing(listing.verification, { location: parts.location, today: season.today }),
      zone: zone?.name ?? null,
      counters: readCounters(stats ?? {}),
      cardVersion: stats?.cardVersion ?? null,
      stay,
      lead: leadFor(facts, question, { season, dollarRate, ...(question.stay ? { stay } : {}) }),
      prices: offered,
      ...compare({ town: parts.location.town, zone, rows: rentalPrices(offered), salePrice }),
      answers,
    };
  }

  /** Result for a code that no public notice has. */
  private async whereabouts(code: string): Promise<MovedListing> {
    const holder = await rowOf<FormerHolder>(
      this.reads,
      `SELECT code, status, season_lapsed_at AS "seasonLapsedAt", paused_at AS "pausedAt" FROM listings WHERE code = $1
       UNION ALL SELECT l.code, l.status, l.season_lapsed_at, l.paused_at FROM former_codes f JOIN listings l ON l.id = f.listing_id WHERE f.code = $1`,
      [code],
    );
    if (!holder) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    if (holder.code !== code) return { movedTo: holder.code };
    if (hasSeasonLapsed(holder)) throw new Problem('gone', SHEET_MESSAGES.unconfirmedText);
    if (holder.status !== 'withdrawn') throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    throw new Problem('gone', holder.pausedAt ? SHEET_MESSAGES.pausedText : ERROR_MESSAGES.listingGone);
  }
}

function statsOf(database: Database, listingId: number): Promise<SheetRow | undefined> {
  return rowOf<SheetRow>(
    database,
    `SELECT s.*, k.version AS "cardVersion", r.facts->'priorPrices' AS "priorPrices" FROM (SELECT $1::int AS id) l
     LEFT JOIN offered_listing_stats s ON s.listing_id = l.id LEFT JOIN offered_share_cards k ON k.listing_id = l.id
     LEFT JOIN search r ON r.listing_id = l.id`,
    [listingId],
  );
}
