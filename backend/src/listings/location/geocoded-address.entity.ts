import { Column, Entity, PrimaryColumn } from 'typeorm';
import { degrees, moment } from '#platform/database/columns.js';

/** A cached geocoder result, as the service's policy requires; a null point is an unknown address. */
@Entity('geocoded_addresses')
export class GeocodedAddress {
  @PrimaryColumn({ type: 'text' }) query: string;
  @Column({ ...degrees, nullable: true }) latitude: number | null;
  @Column({ ...degrees, nullable: true }) longitude: number | null;
  @Column({ ...moment, default: () => 'now()' }) askedAt: Date;
}
