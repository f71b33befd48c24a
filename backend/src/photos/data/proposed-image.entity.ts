import { Entity } from 'typeorm';
import { Image } from './image.entity.js';

/** A photo that an owner has sent and that the operator has not taken over. It becomes an `Image` with the same files. */
@Entity('proposed_images')
export class ProposedImage extends Image {}
