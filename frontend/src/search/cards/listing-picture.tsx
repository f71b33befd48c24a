import { propertyType } from '#common/listings/property-types.js';
import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { Picture } from '../../ui/picture.js';

interface ListingPictureProps {
  listing: Pick<ListingCardWire, 'imagen' | 'idTipoVivienda'>;
  /** The `sizes` of Picture. */
  sizes: string;
  /** The smallest rendition is sufficient for browsers without AVIF and WebP. */
  thumbnail?: boolean;
  eager?: boolean;
}

/** Placeholder drawing of a listing without photos. */
export function placeholderOf(typeId: number): string {
  return `/img/sin-foto-${propertyType(typeId).picture}.svg`;
}

/**
 * The first photo of a listing, or the drawing of its type; fills its frame (listing-card.css). Preview and a third format are omitted,
 * because lists contain dozens of pictures.
 */
export function ListingPicture({ listing, thumbnail, ...rest }: ListingPictureProps) {
  const { imagen, idTipoVivienda } = listing;
  if (!imagen)
    return <img src={placeholderOf(idTipoVivienda)} alt="" width={640} height={480} loading="lazy" />;
  const { url, miniatura, avif, alt } = imagen;
  return (
    <Picture
      {...{ avif, alt }}
      src={thumbnail ? miniatura : url}
      width={imagen.ancho}
      height={imagen.alto}
      {...rest}
      bare
    />
  );
}
