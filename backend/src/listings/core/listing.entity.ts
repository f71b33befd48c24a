import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import type { Verification } from '#common/listings/verification.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { moment } from '#platform/database/columns.js';
import { AttributeColumns } from './attribute-columns.js';

/** A notice and the property it offers. */
@Entity('listings')
export class Listing extends AttributeColumns {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'integer' }) contactId: number;
  @Column({ type: 'text' }) operation: Operation;
  @Column({ type: 'smallint' }) propertyType: PropertyTypeId;
  @Column({ type: 'text' }) status: ListingStatus;
  /** Set at the approval and kept since; the operator may replace it (ChangeCode). */
  @Column({ type: 'text', nullable: true }) code: string | null;
  /** Publication number (idAltaInmuebles), assigned with the code. */
  @Column({ type: 'integer', nullable: true }) publicationNumber: number | null;
  /** The operator's choice; it takes effect in public only while the contract is paid. */
  @Column({ type: 'boolean', default: false }) featured: boolean;
  @Column({ type: 'text', nullable: true }) businessName: string | null;
  @Column({ type: 'text', default: '' }) phone: string;
  @Column({ type: 'text', default: '' }) email: string;
  /** Observaciones, at most 800 characters. */
  @Column({ type: 'text' }) notes: string;
  /** Of a rental whose owner says something about the stay. */
  @Column({ type: 'jsonb', nullable: true }) conditions: Conditions | null;
  /** What the operator has seen of the home; whether it holds, `standing` says. */
  @Column({ type: 'jsonb', nullable: true }) verification: Verification | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  @Column({ ...moment, default: () => 'now()' }) updatedAt: Date;
  @Column({ ...moment, nullable: true }) approvedAt: Date | null;
  /** Set while the notice is paused, by its owner or because nobody confirmed it; it is withdrawn then. */
  @Column({ ...moment, nullable: true }) pausedAt: Date | null;
  /** Set while the notice is withdrawn because nobody has confirmed its prices for the season. */
  @Column({ ...moment, nullable: true }) seasonLapsedAt: Date | null;
  /** When the owner last confirmed that the home is available. */
  @Column({ ...moment, nullable: true }) availableAt: Date | null;
  /** When the owner was last asked; Availability alone reads and changes it. */
  @Column({ ...moment, nullable: true, select: false, insert: false, update: false })
  availabilityAskedAt?: never;
  /** Number of unanswered questions since the last change or confirmation. */
  @Column({ type: 'smallint', default: 0 }) availabilityAsks: number;
  /** Incremented with every change; an update that names an older version is refused. */
  @Column({ type: 'integer', default: 1 }) version: number;
  /** Counts how often the links of the owner were replaced; OwnerLinks alone reads and changes it. */
  @Column({ type: 'integer', default: 0, select: false, insert: false, update: false })
  linkGeneration?: never;
  /** Copied from the contract by the database, for the operator's lists. */
  @Column({ type: 'boolean', default: false, select: false, insert: false, update: false }) paid?: never;
  /** Last days of what is paid; also copied (docs/decisions/0008). */
  @Column({ type: 'date', nullable: true, select: false, insert: false, update: false }) paidUntil?: never;
  @Column({ type: 'date', nullable: true, select: false, insert: false, update: false })
  featuredUntil?: never;
  /** The coming end of which owner and operator were last notified. */
  @Column({ type: 'date', nullable: true, select: false, insert: false, update: false }) endTold?: never;
  /** The end of the lapsed plan of which they were last notified. */
  @Column({ type: 'date', nullable: true, select: false, insert: false, update: false }) lapseTold?: never;
  /** Whether the contact's address is confirmed; also copied. */
  @Column({ type: 'boolean', default: false, select: false, insert: false, update: false }) confirmed?: never;
  /** Whether any photo can be shown; also maintained by the database. */
  @Column({ type: 'boolean', default: false, select: false, insert: false, update: false }) hasPhotos?: never;
}
