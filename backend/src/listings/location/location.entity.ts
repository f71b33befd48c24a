import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { degrees } from '#platform/database/columns.js';

/** Location of a listing's property; one per listing. */
@Entity('locations')
export class Location {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'integer' }) listingId: number;
  @Column({ type: 'text' }) country: string;
  @Column({ type: 'text' }) province: string;
  @Column({ type: 'text' }) town: string;
  @Column({ type: 'text' }) street: string;
  @Column({ type: 'text' }) streetNumber: string;
  @Column({ type: 'text', default: '' }) floor: string;
  @Column({ type: 'text', default: '' }) apartment: string;
  @Column({ ...degrees, nullable: true }) latitude: number | null;
  @Column({ ...degrees, nullable: true }) longitude: number | null;
  /** Whether the site shows only the surroundings (public-location.ts). */
  @Column({ type: 'boolean', default: false }) approximate: boolean;
  /** The point that is shown for an approximate location. */
  @Column({ ...degrees, nullable: true }) shownLatitude: number | null;
  @Column({ ...degrees, nullable: true }) shownLongitude: number | null;
}
