import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PackedTerms } from '#common/pricing/stays/stay-terms.js';
import type { Operation } from '#common/kernel/operations.js';
import { bigintNumbers, degrees, moment } from '#platform/database/columns.js';
import { AttributeColumns } from '../core/attribute-columns.js';
import type { PackedPrice } from './packed-prices.js';
import type { CardFacts } from './search-facts.js';

/** Row that searches read: one per public listing, written in the transaction that changes the listing (docs/search.md). */
@Entity('search')
export class SearchRow extends AttributeColumns {
  @PrimaryColumn({ type: 'integer' }) listingId: number;
  @Column({ type: 'text' }) code: string;
  @Column({ type: 'text' }) operation: Operation;
  @Column({ type: 'smallint' }) propertyType: number;
  @Column({ type: 'text' }) town: string;
  @Column({ type: 'integer', array: true }) amenities: number[];
  /** Featured and paid. */
  @Column({ type: 'boolean' }) featured: boolean;
  /** The plan is paid and has not lapsed. */
  @Column({ type: 'boolean', default: false }) paid: boolean;
  /**
   * Sort key of results: the time of publication, moved back while nobody confirms the listing. `facts` has the
   * actual time.
   */
  @Column({ ...moment, name: 'published_at' }) placedAt: Date;
  /** Lead prices by `leadSlot` (lead-columns.ts). */
  @Column({ ...bigintNumbers }) leadArs: (number | null)[];
  @Column({ ...bigintNumbers }) leadUsd: (number | null)[];
  @Column({ type: 'jsonb' }) rentalPrices: PackedPrice[];
  /** What a quote uses besides prices (common/pricing/stays/stay-terms.ts). */
  @Column({ type: 'jsonb' }) stayTerms: PackedTerms;
  /** Minimum nights by `leastNightsSlot`; null where the owner says none. */
  @Column({ type: 'smallint', array: true }) leastNights: (number | null)[];
  /** Whether bed linen is included. */
  @Column({ type: 'boolean', default: false }) linen: boolean;
  /** Whether electricity and gas are included. */
  @Column({ type: 'boolean', default: false }) utilitiesIncluded: boolean;
  /** Whether the site shows it as verified (common/listings/verification.ts). */
  @Column({ type: 'boolean', default: false }) verified: boolean;
  @Column({ ...degrees, nullable: true }) latitude: number | null;
  @Column({ ...degrees, nullable: true }) longitude: number | null;
  /** Distance of the shown point to the sea, in steps of 100 m; null beyond 5 km. */
  @Column({ type: 'integer', nullable: true }) metresToSea: number | null;
  /** Square metres by which the price of a sale is divided (common/listings/attributes/price-per-area.ts). */
  @Column({ type: 'double precision', nullable: true }) pricedArea: number | null;
  /** Stems of title, text and street (word-stems.ts). */
  @Column({ type: 'text', array: true, default: '{}' }) words: string[];
  /** Zone of the shown point. */
  @Column({ type: 'integer', nullable: true }) zoneId: number | null;
  /** Last change of zones when the row was built. */
  @Column({ type: 'integer', default: 0 }) zoneChange: number;
  @Column({ type: 'jsonb' }) facts: CardFacts;
  @Column({ type: 'text' }) version: string;
}
