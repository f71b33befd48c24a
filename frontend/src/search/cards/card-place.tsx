import { dotted } from '#common/kernel/text.js';
import { seaWords } from '#common/listings/location/sea-distance.js';
import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { CardIcon } from './card-icon.js';

/** Address, or town, zone, and the distance to the sea: `Calle 21 1234, Miramar · Parquemar · a unos 600 m del mar`. One text, which keeps the markup short. */
export function CardPlace({ listing }: { listing: ListingCardWire }) {
  const { direccionCompleta, localidad, barrio, metrosAlMar } = listing;
  return (
    <p className="card-place">
      <CardIcon name="place" />
      {dotted([direccionCompleta || localidad, barrio, metrosAlMar !== null && seaWords(metrosAlMar)])}
    </p>
  );
}
