import { IconCamera, IconStarFilled } from '@tabler/icons-react';
import type { ListingCardWire } from '#common/wire/listings.js';
import { Badge } from '../../ui/badges.js';
import { ListingPicture } from './listing-picture.js';

interface CardPhotoProps {
  listing: Pick<ListingCardWire, 'imagen' | 'idTipoVivienda' | 'destacado' | 'cantidadImagenes'>;
  sizes: string;
  eager?: boolean;
}

/** The 4:3 top of a card: first photo or drawing, with what sets the listing apart. */
export function CardPhoto({ listing, sizes, eager }: CardPhotoProps) {
  const { destacado, cantidadImagenes } = listing;
  return (
    <div className="relative aspect-4/3 overflow-hidden bg-band">
      <ListingPicture
        listing={listing}
        sizes={sizes}
        eager={eager}
        className="transition-transform duration-300 ease-out group-hover:scale-[1.03]"
      />
      {destacado && (
        <Badge
          tone="sun"
          className="absolute left-3 top-3 shadow-card"
          icon={<IconStarFilled aria-hidden="true" className="size-3.5" />}
        >
          Destacado
        </Badge>
      )}
      {cantidadImagenes > 1 && (
        <Badge
          tone="onPhoto"
          className="absolute bottom-3 right-3"
          icon={<IconCamera aria-hidden="true" className="size-4" />}
        >
          <span className="sr-only">Fotos: </span>
          {cantidadImagenes}
        </Badge>
      )}
    </div>
  );
}
