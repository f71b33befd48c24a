import { Column, Entity, PrimaryColumn } from 'typeorm';
import { degrees, moment } from '#platform/database/columns.js';

/** An answer of the geocoder, kept as its policy demands; a null point is an address that it does not know. */
@Entity('geocoded_addresses')
export class GeocodedAddress {
  @PrimaryColumn({ type: 'text' }) query: string;
  @Column({ ...degrees, nullable: true }) latitude: number | null;
  @Column({ ...degrees, nullable: true }) longitude: number | null;
  @Column({ ...moment, default: () => 'now()' }) askedAt: Date;
}
