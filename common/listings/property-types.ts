import { slug } from '../kernel/text.js';

/** Property type codes of the specification, 1 to 10 (public-site.md §3). */
export type PropertyTypeId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export interface PropertyType {
  id: PropertyTypeId;
  /** Display name. */
  label: string;
  /** Display name in wire records, if the specification spells it differently. */
  record?: string;
  /** Short name for cards and titles. */
  short: string;
  plural: string;
  /** Value of `tipoPropiedad` in searches. */
  name: string;
  /** Placeholder picture: `sin-foto-{picture}.svg`. */
  picture: string;
}

export const HOUSE = 1;
export const FLAT = 2;
export const SHOP = 3;
export const PLOT = 4;
export const FIELD = 5;
export const HOTEL = 6;
export const BEACH_CLUB = 7;
export const CABIN = 8;
export const DUPLEX = 9;
export const OTHER = 10;

export const PROPERTY_TYPES: readonly PropertyType[] = [
  { id: 1, label: 'Casa o Chalet', short: 'Casa', plural: 'Casas', name: 'casa', picture: 'casa' },
  {
    id: 2,
    label: 'Departamento',
    short: 'Departamento',
    plural: 'Departamentos',
    name: 'departamento',
    picture: 'departamento',
  },
  { id: 3, label: 'Local', short: 'Local', plural: 'Locales', name: 'local', picture: 'local' },
  { id: 4, label: 'Terreno', short: 'Terreno', plural: 'Terrenos', name: 'terreno', picture: 'terreno' },
  { id: 5, label: 'Campo', short: 'Campo', plural: 'Campos', name: 'campo', picture: 'campo' },
  { id: 6, label: 'Hotel', short: 'Hotel', plural: 'Hoteles', name: 'hotel', picture: 'hotel' },
  {
    id: 7,
    label: 'Balneario',
    short: 'Balneario',
    plural: 'Balnearios',
    name: 'balneario',
    picture: 'balneario',
  },
  { id: 8, label: 'Cabaña', short: 'Cabaña', plural: 'Cabañas', name: 'cabaña', picture: 'casa' },
  {
    id: 9,
    label: 'Dúplex',
    record: 'Duplex',
    short: 'Dúplex',
    plural: 'Dúplex',
    name: 'duplex',
    picture: 'casa',
  },
  { id: 10, label: 'Otro', short: 'Otro', plural: 'Otras propiedades', name: 'otro', picture: 'otro' },
];

/** Types that are land, with or without buildings. */
export const LAND: readonly PropertyTypeId[] = [PLOT, FIELD];

/** Types used as homes, permanently or for holidays. */
const HOMES: ReadonlySet<PropertyTypeId> = new Set([HOUSE, FLAT, CABIN, DUPLEX]);

/** Whether a type is a home, unlike shops, hotels and land. */
export function isHome(id: PropertyTypeId): boolean {
  return HOMES.has(id);
}

const BY_ID = new Map(PROPERTY_TYPES.map((type) => [type.id, type]));
const BY_SLUG = new Map(
  PROPERTY_TYPES.flatMap((type) => [
    [slug(type.name), type.id],
    [slug(type.label), type.id],
  ]),
);

/** @throws RangeError for a code outside 1 to 10 */
export function propertyType(id: number): PropertyType {
  const type = BY_ID.get(id as PropertyTypeId);
  if (!type) throw new RangeError(`No property type ${id}`);
  return type;
}

/**
 * `tipoVivienda` of a wire record.
 * @throws RangeError for a code outside 1 to 10
 */
export function propertyTypeRecord(id: number): string {
  const { record, label } = propertyType(id);
  return record ?? label;
}

/** Reads a type from its code (`1`), its name (`casa`, `Cabaña`, `cabana`) or its label (`Casa o Chalet`). */
export function propertyTypeFromText(text: string): PropertyTypeId | undefined {
  const wanted = text.trim();
  if (/^([1-9]|10)$/.test(wanted)) return Number(wanted) as PropertyTypeId;
  return BY_SLUG.get(slug(wanted));
}

/** Display name of a property type on the wire; an unknown name is returned unchanged. */
export function propertyTypeLabel(text: string): string {
  const id = propertyTypeFromText(text);
  return id ? propertyType(id).label : text;
}
