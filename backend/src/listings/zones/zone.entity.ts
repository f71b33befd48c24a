import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Outline } from '#common/listings/zones/outline.js';

/** A zone (barrio) of a town. */
@Entity('zones')
export class ZoneRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) town: string;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'jsonb' }) outline: Outline;
  /** Slugs of names that it had. */
  @Column({ type: 'text', array: true, default: '{}' }) formerSlugs: string[];
  @Column({ type: 'integer', default: 1 }) version: number;
}
