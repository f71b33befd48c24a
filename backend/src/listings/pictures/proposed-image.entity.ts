import { Column, Entity } from 'typeorm';
import { moment } from '#platform/database/columns.js';
import { Image } from './image.entity.js';

/** A photo that an owner has sent and that the operator has not taken over. It becomes an `Image` with the same files. */
@Entity('proposed_images')
export class ProposedImage extends Image {
  /** When its renditions were made; health uses it to see whether photos make progress. */
  @Column({ ...moment, nullable: true }) readyAt: Date | null;
}
