import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Totals of one listing since its first approval. */
@Entity('listing_stats')
export class ListingStats {
  @PrimaryColumn({ type: 'integer' }) listingId: number;
  @Column({ type: 'integer', default: 0 }) views: number;
  @Column({ type: 'integer', default: 0 }) whatsappInquiries: number;
  @Column({ type: 'integer', default: 0 }) emailInquiries: number;
  @Column({ type: 'integer', default: 0 }) phoneContacts: number;
}

/** Counts of one listing per day of Argentina's calendar. */
@Entity('listing_daily_stats')
export class ListingDailyStats {
  @PrimaryColumn({ type: 'integer' }) listingId: number;
  @PrimaryColumn({ type: 'date' }) day: string;
  @Column({ type: 'integer', default: 0 }) views: number;
  @Column({ type: 'integer', default: 0 }) whatsappInquiries: number;
  @Column({ type: 'integer', default: 0 }) emailInquiries: number;
  @Column({ type: 'integer', default: 0 }) phoneContacts: number;
}

/** Counts of the whole site per day. */
@Entity('site_daily_stats')
export class SiteDailyStats {
  @PrimaryColumn({ type: 'date' }) day: string;
  @Column({ type: 'integer', default: 0 }) views: number;
  @Column({ type: 'integer', default: 0 }) whatsappInquiries: number;
  @Column({ type: 'integer', default: 0 }) emailInquiries: number;
  @Column({ type: 'integer', default: 0 }) phoneContacts: number;
}
