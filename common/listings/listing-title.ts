import type { Operation } from '../kernel/operations.js';
import { FLAT, HOUSE, OTHER, PROPERTY_TYPES, propertyType, type PropertyTypeId } from './property-types.js';
import { counted, fold } from '../kernel/text.js';

export interface TitledListing {
  operation: Operation;
  propertyType: PropertyTypeId;
  town: string;
  bedrooms: number | null;
  rooms: number | null;
  businessName: string | null;
}

/** `Casa de 3 dormitorios en Miramar`, `Hotel Costa Azul en Mar del Sur`: title in cards, on the sheet and in mail. */
export function listingTitle(listing: TitledListing): string {
  const { short } = propertyType(listing.propertyType);
  if (listing.propertyType === OTHER) return `${listing.businessName ?? 'Propiedad'} en ${listing.town}`;
  const name = listing.businessName ? named(listing.businessName, short) : `${short}${measure(listing)}`;
  return `${name} en ${listing.town}`;
}

/** First words of a name that already state the type. */
const KINDS = new Set(
  PROPERTY_TYPES.map(({ short }) => fold(short)).concat(
    ['aparthotel', 'apart', 'hosteria', 'hostal', 'hostel', 'posada', 'residencial', 'motel', 'albergue'],
    [
      'complejo',
      'bungalow',
      'bungalows',
      'chalet',
      'parador',
      'cabanas',
      'aparts',
      'departamentos',
      'galeria',
    ],
  ),
);

/** `Hotel Costa Azul`, `Hostería del Mar`, `Dúplex Golfito`: type and name, unless the name begins with a type. */
function named(businessName: string, short: string): string {
  const [first = '', ...rest] = businessName.split(' ');
  if (fold(first) === fold(short)) return [short, ...rest].join(' ');
  return KINDS.has(fold(first)) ? businessName : `${short} ${businessName}`;
}

function measure({ propertyType: type, bedrooms, rooms }: TitledListing): string {
  if (type === HOUSE && bedrooms) return ` de ${counted(bedrooms, 'dormitorio')}`;
  if (type === FLAT && rooms === 1) return ' monoambiente';
  if (type === FLAT && rooms) return ` de ${counted(rooms, 'ambiente')}`;
  return '';
}
