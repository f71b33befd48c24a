import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Currency } from '#common/vocabulary/currencies.js';
import type { Operation } from '#common/vocabulary/operations.js';
import type { ListingCardWire } from '#common/wire/listings.js';
import { bigintNumber, degrees, moment } from '#platform/database/columns.js';

/** A price of a rental in its search row. */
export interface SearchRentalPrice {
  /** priceKey(): period and fraction in one number. */
  key: number;
  amount: number;
  currency: Currency;
  rented: boolean;
}

/** A card without what changes at every view. */
export type StoredCard = Omit<ListingCardWire, 'estadisticas' | 'precioBuscado'>;

/** What searches look at: one row per public listing, written in the transaction that changes the listing. */
@Entity('search')
export class SearchRow {
  @PrimaryColumn({ type: 'integer' }) listingId: number;
  @Column({ type: 'text' }) code: string;
  @Column({ type: 'text' }) operation: Operation;
  @Column({ type: 'smallint' }) propertyType: number;
  @Column({ type: 'text' }) town: string;
  @Column({ type: 'smallint', nullable: true }) bedrooms: number | null;
  @Column({ type: 'smallint', nullable: true }) rooms: number | null;
  @Column({ type: 'smallint', nullable: true }) bathrooms: number | null;
  @Column({ type: 'smallint', nullable: true }) people: number | null;
  @Column({ type: 'integer', array: true }) amenities: number[];
  /** Featured and paid. */
  @Column({ type: 'boolean' }) featured: boolean;
  @Column({ ...moment }) publishedAt: Date;
  /** Sale price, or a rental's lowest free price; null without one. */
  @Column({ ...bigintNumber, nullable: true }) amount: number | null;
  @Column({ type: 'text', nullable: true }) currency: Currency | null;
  @Column({ type: 'jsonb' }) rentalPrices: SearchRentalPrice[];
  @Column({ ...degrees, nullable: true }) latitude: number | null;
  @Column({ ...degrees, nullable: true }) longitude: number | null;
  @Column({ type: 'jsonb' }) card: StoredCard;
}
