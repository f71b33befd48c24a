import type { DrawnZoneWire, ZoneWire } from '#common/listings/zones/zone-calls.js';
import type { KnownZone } from '#common/listings/zones/zones.js';
import type { CountedZone } from './zones.js';

export function presentZone({ id, name, town, formerSlugs = [] }: KnownZone): ZoneWire {
  return {
    id,
    nombre: name,
    ciudad: town,
    ...(formerSlugs.length > 0 && { nombresAnteriores: [...formerSlugs] }),
  };
}

export function presentDrawnZone(zone: CountedZone): DrawnZoneWire {
  return {
    ...presentZone(zone),
    contorno: zone.outline.map(([latitud, longitud]) => ({ latitud, longitud })),
    version: zone.version,
    avisos: zone.listings,
  };
}
