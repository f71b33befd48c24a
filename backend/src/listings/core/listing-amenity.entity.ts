import { Entity, PrimaryColumn } from 'typeorm';

@Entity('listing_amenities')
export class ListingAmenity {
  @PrimaryColumn({ type: 'integer' }) listingId: number;
  @PrimaryColumn({ type: 'integer' }) amenityId: number;
}
