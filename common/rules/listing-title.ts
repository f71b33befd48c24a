import type { Operation } from '../vocabulary/operations.js';
import { FLAT, HOUSE, propertyType, type PropertyTypeId } from '../vocabulary/property-types.js';
import { counted } from './text.js';

export interface TitledListing {
  operation: Operation;
  propertyType: PropertyTypeId;
  town: string;
  bedrooms: number | null;
  rooms: number | null;
  businessName: string | null;
}

/** `Casa de 3 dormitorios en Miramar`, `Hotel Costa Azul en Mar del Sur`: how cards, sheet and mails call a listing. */
export function listingTitle(listing: TitledListing): string {
  const { short } = propertyType(listing.propertyType);
  return `${short}${distinction(listing, short)} en ${listing.town}`;
}

function distinction(
  { propertyType: type, bedrooms, rooms, businessName }: TitledListing,
  short: string,
): string {
  if (businessName)
    return businessName.toLowerCase().startsWith(short.toLowerCase())
      ? businessName.slice(short.length)
      : ` ${businessName}`;
  if (type === HOUSE && bedrooms) return ` de ${counted(bedrooms, 'dormitorio')}`;
  if (type === FLAT && rooms === 1) return ' monoambiente';
  if (type === FLAT && rooms) return ` de ${counted(rooms, 'ambiente')}`;
  return '';
}
