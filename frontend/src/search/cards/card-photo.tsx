import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { Badge } from '../../ui/badges.js';
import { FavouriteButton } from './favourite-button.js';
import { CardIcon } from './card-icon.js';
import { ListingPicture } from './listing-picture.js';

interface CardPhotoProps {
  listing: Pick<ListingCardWire, 'codigo' | 'imagen' | 'idTipoVivienda' | 'destacado' | 'cantidadImagenes'>;
  sizes: string;
  eager?: boolean;
}

/** The 4:3 top of a card: first photo or placeholder, with badges. */
export function CardPhoto({ listing, sizes, eager }: CardPhotoProps) {
  const { destacado, cantidadImagenes } = listing;
  return (
    <div className="card-photo">
      <ListingPicture listing={listing} sizes={sizes} eager={eager} />
      {destacado && (
        <Badge tone={null} className="card-star" icon={<CardIcon name="star" />}>
          Destacado
        </Badge>
      )}
      <FavouriteButton code={listing.codigo} />
      {cantidadImagenes > 1 && (
        <Badge tone={null} className="card-count" icon={<CardIcon name="camera" />}>
          <span className="sr-only">Fotos: </span>
          {cantidadImagenes}
        </Badge>
      )}
    </div>
  );
}
