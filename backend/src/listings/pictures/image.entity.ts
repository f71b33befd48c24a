import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';
import type { OriginalFormat } from './rendering/rendition.js';

export type ImageStatus = 'processing' | 'ready' | 'failed';

/** A photo of a listing; its files are stored under `storageKey`. */
@Entity('images')
export class Image {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'integer' }) listingId: number;
  /** From 1; the first is the cover. */
  @Column({ type: 'smallint' }) position: number;
  /** Random, so that file URLs cannot be guessed. */
  @Column({ type: 'text' }) storageKey: string;
  /** Domain of the site in its renditions; empty for none, null while `MarkPhotos` has to look whether they are right. */
  @Column({ type: 'text', nullable: true, default: '' }) mark: string | null;
  @Column({ type: 'text' }) status: ImageStatus;
  @Column({ type: 'integer', nullable: true }) width: number | null;
  @Column({ type: 'integer', nullable: true }) height: number | null;
  /** Data URI of a 24 px preview. */
  @Column({ type: 'text', default: '' }) blur: string;
  /** Widths of the renditions, ascending. */
  @Column({ type: 'smallint', array: true, default: () => "'{}'" }) widths: number[];
  @Column({ type: 'text', default: '' }) alt: string;
  /** File extension of the original, until the renditions replace it. */
  @Column({ type: 'text', nullable: true }) original: OriginalFormat | null;
  /** Perceptual hash of the ready photo: a signed 64-bit number in decimal digits, 0 for a flat picture, null until it is computed. */
  @Column({ type: 'bigint', nullable: true }) pictureHash: string | null;
  /** Number of attempts to make the renditions since it was sent, or since an operator's retry. */
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column({ ...moment, default: () => 'now()' }) nextAttemptAt: Date;
  /** First attempt that failed since then; null if none has. */
  @Column({ ...moment, nullable: true }) triedSince: Date | null;
  /** Number of attempts that failed because of the storage; null is none. */
  @Column({ type: 'integer', nullable: true }) storageFaults: number | null;
  /** Why the last attempt failed; null if none has. */
  @Column({ type: 'text', nullable: true }) lastError: string | null;
  /** Id of the request that uploaded it. */
  @Column({ type: 'text', nullable: true }) correlationId: string | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
