import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, removal, write } from '../../kernel/calls/operator-call.js';
import { publicRead } from '../../kernel/calls/public-call.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { DrawnZonesAnswer, NewZoneRequest, ZoneAnswer, ZoneRequest, ZoneWire } from './zone-shapes.js';

/** The zones (barrios) of all towns. */
export const listZones = publicRead<Nothing, ZoneWire[]>('barrios/verBarrios');

/** The zones with their borders. */
export const drawnZones = read<Nothing, DrawnZonesAnswer>('barrios/verContornos');

/** Adds a zone. Notices inside it are found by it after a minute. */
export const addZone = write<NewZoneRequest, ZoneAnswer, Refused<409>>('barrios/agregarBarrio');

/** Changes the name, the town or the border of a zone. */
export const changeZone = write<ZoneRequest, ZoneAnswer, Refused<404 | 409>>('barrios/modificarBarrio');

/** Removes a zone; its notices stay. */
export const removeZone = removal<IdQuery, SimpleAnswer, Refused<404>>('barrios/eliminarBarrio');
