import { IconCamera, IconStarFilled } from '@tabler/icons-react';
import { propertyType } from '#common/vocabulary/property-types.js';
import type { ListingCardWire } from '#common/wire/listings.js';
import { Badge } from '../../ui/badges.js';
import { Picture } from '../../ui/picture.js';

interface CardPhotoProps {
  listing: Pick<ListingCardWire, 'imagen' | 'idTipoVivienda' | 'destacado' | 'cantidadImagenes'>;
  sizes: string;
  eager?: boolean;
}

/** The drawing that stands for a listing without photos. */
export function placeholderOf(typeId: number): string {
  return `/img/sin-foto-${propertyType(typeId).picture}.svg`;
}

/** The 4:3 top of a card: first photo or drawing, with what sets the listing apart. */
export function CardPhoto({ listing, sizes, eager }: CardPhotoProps) {
  const { imagen, idTipoVivienda, destacado, cantidadImagenes } = listing;
  return (
    <div className="relative aspect-4/3 overflow-hidden bg-band">
      {imagen ? (
        <Picture
          src={imagen.url}
          avif={imagen.avif}
          webp={imagen.webp}
          blur={imagen.blur}
          width={imagen.ancho}
          height={imagen.alto}
          alt={imagen.alt}
          sizes={sizes}
          eager={eager}
          className="transition-transform duration-300 ease-out group-hover:scale-[1.03]"
        />
      ) : (
        <img
          src={placeholderOf(idTipoVivienda)}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
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
