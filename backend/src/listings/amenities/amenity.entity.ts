import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that a property offers (servicio); the name may begin with an emoji. */
@Entity('amenities')
export class Amenity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) name: string;
}
