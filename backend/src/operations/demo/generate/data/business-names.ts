import type { PropertyTypeId } from '#common/listings/property-types.js';

/** Invented trade names by type: first parts, then second parts. */
const NAMES: Readonly<Partial<Record<PropertyTypeId, readonly [readonly string[], readonly string[]]>>> = {
  3: [
    ['Local', 'Galería', 'Paseo', 'Esquina'],
    [
      'del Muelle',
      'La Peatonal',
      'Costanera',
      'del Médano',
      'Brisas',
      'Los Tilos',
      'del Faro',
      'Plaza',
      'Alborada',
    ],
  ],
  6: [
    ['Hotel', 'Hostería', 'Apart Hotel', 'Hotel Boutique'],
    [
      'Rompeolas',
      'Brisa Mansa',
      'Arenas Claras',
      'La Ola Serena',
      'Viento Sur',
      'Bruma Marina',
      'Caracolas',
      'Siete Gaviotas',
      'Pinar del Mar',
    ],
  ],
  7: [
    ['Balneario', 'Parador', 'Playa'],
    [
      'Bahía Serena',
      'Las Toninas Azules',
      'Arena y Sal',
      'El Espigón',
      'La Escollera',
      'Médano Blanco',
      'Olas Largas',
      'Punta Bruma',
    ],
  ],
  8: [
    ['Cabañas', 'Complejo', 'Cabañas del Bosque'],
    [
      'Los Piñones',
      'El Zorzal',
      'Aromos del Vivero',
      'La Tranquera',
      'Rincón del Médano',
      'Las Acacias',
      'Monte Salado',
      'El Hornero',
      'Luna de Enero',
      'Siete Pinos',
    ],
  ],
  9: [
    ['Dúplex', 'Complejo'],
    [
      'Alameda',
      'Médano',
      'Tamarisco',
      'Golfito',
      'Pinar',
      'Faro Chico',
      'Cardón',
      'Durazno',
      'Caracol',
      'Junco',
    ],
  ],
};

/** Both parts of a trade name for a type; undefined for types without one. */
export function businessNameParts(
  type: PropertyTypeId,
): readonly [readonly string[], readonly string[]] | undefined {
  return NAMES[type];
}
