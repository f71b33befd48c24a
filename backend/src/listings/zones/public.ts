export { ZoneRow } from './zone.entity.js';
export { ZONES_CHANGED, Zones, readZones, type ZoneMap } from './zones.js';
export { ZonesModule } from './zones.module.js';
