import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ListingStatus } from '#common/vocabulary/listing-status.js';
import type { Operation } from '#common/vocabulary/operations.js';
import type { PropertyTypeId } from '#common/vocabulary/property-types.js';
import { moment } from '#platform/database/columns.js';
import { AttributeColumns } from './attribute-columns.js';

/** A notice and the property that it offers. */
@Entity('listings')
export class Listing extends AttributeColumns {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'integer' }) contactId: number;
  @Column({ type: 'text' }) operation: Operation;
  @Column({ type: 'smallint' }) propertyType: PropertyTypeId;
  @Column({ type: 'text' }) status: ListingStatus;
  /** Set at the first approval, then for ever. */
  @Column({ type: 'text', nullable: true }) code: string | null;
  /** The publication's own number (idAltaInmuebles), given with the code. */
  @Column({ type: 'integer', nullable: true }) publicationNumber: number | null;
  /** As the operator decided; it counts in public only while the contract is paid. */
  @Column({ type: 'boolean', default: false }) featured: boolean;
  @Column({ type: 'text', nullable: true }) businessName: string | null;
  @Column({ type: 'text', default: '' }) phone: string;
  @Column({ type: 'text', default: '' }) email: string;
  /** Observaciones, at most 800 characters. */
  @Column({ type: 'text' }) notes: string;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  @Column({ ...moment, default: () => 'now()' }) updatedAt: Date;
  @Column({ ...moment, nullable: true }) approvedAt: Date | null;
  /** Grows with every change; an update that names an older one is refused. */
  @Column({ type: 'integer', default: 1 }) version: number;
  /** As the contract says; the database keeps it so, for the operator's lists. */
  @Column({ type: 'boolean', default: false, select: false, insert: false, update: false }) paid?: never;
  /** Whether any photo can be shown; kept by the database too. */
  @Column({ type: 'boolean', default: false, select: false, insert: false, update: false }) hasPhotos?: never;
}
