import { ArrayMaxSize, IsArray } from 'class-validator';
import { LENGTHS } from '#common/kernel/limits.js';
import { MOST_CORNERS } from '#common/listings/zones/outline.js';
import { OUTLINE_MESSAGES } from '#common/listings/zones/zone-messages.js';
import type { CornerWire, NewZoneRequest, ZoneRequest } from '#common/listings/zones/zone-calls.js';
import { Decimal, Id, Part, Text } from '#platform/http/input/dto-fields.js';
import type { DrawnZone } from './edit-zones.js';

class CornerDto implements CornerWire {
  @Decimal() latitud = Number.NaN;
  @Decimal() longitud = Number.NaN;
}

/** Validates only the shape; EditZones and common/listings/zones say which zones there can be. */
export class NewZoneDto implements NewZoneRequest {
  @Text(LENGTHS.zone) nombre = '';
  @Text(LENGTHS.place) ciudad = '';
  @IsArray({ message: OUTLINE_MESSAGES.few })
  @ArrayMaxSize(MOST_CORNERS, { message: OUTLINE_MESSAGES.many })
  @Part(() => CornerDto, { each: true })
  contorno: CornerDto[] = [];
}

export class ZoneDto extends NewZoneDto implements ZoneRequest {
  @Id() id: number;
  @Id() version: number;
}

export function drawnZone({ nombre: name, ciudad: town, contorno }: NewZoneDto): DrawnZone {
  // An empty coordinate is null; as NaN it is far from everything.
  const degrees = (value: number | null): number => value ?? Number.NaN;
  return {
    name,
    town,
    outline: contorno.map(({ latitud, longitud }) => [degrees(latitud), degrees(longitud)]),
  };
}
