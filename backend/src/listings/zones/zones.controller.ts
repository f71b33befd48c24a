import { Controller } from '@nestjs/common';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import {
  addZone,
  changeZone,
  drawnZones,
  listZones,
  removeZone,
  type DrawnZonesAnswer,
  type ZoneAnswer,
  type ZoneWire,
} from '#common/listings/zones/zone-calls.js';
import { ZONE_MESSAGES } from '#common/listings/zones/zone-messages.js';
import { Cached } from '#platform/cache/response-caching.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { EditZones } from './edit-zones.js';
import { drawnZone, NewZoneDto, ZoneDto } from './zone.dto.js';
import { presentDrawnZone, presentZone } from './zone.presenter.js';
import { Zones } from './zones.js';

/** The zones (barrios) of towns: public to read, drawn by the operator (back-office.md §7, Zones). */
@Controller()
export class ZonesController {
  constructor(
    private readonly zones: Zones,
    private readonly edit: EditZones,
  ) {}

  @Cached()
  @Answers(listZones)
  async list(): Promise<ZoneWire[]> {
    return (await this.zones.all()).map(presentZone);
  }

  @Answers(drawnZones)
  async drawn(): Promise<DrawnZonesAnswer> {
    return { success: true, barrios: (await this.zones.counted()).map(presentDrawnZone) };
  }

  @Answers(addZone)
  async add(@Sent() sent: NewZoneDto, @AdministratorId() administratorId: number): Promise<ZoneAnswer> {
    const id = await this.edit.add(drawnZone(sent), administratorId);
    return { success: true, message: ZONE_MESSAGES.added, id };
  }

  @Answers(changeZone)
  async change(@Sent() sent: ZoneDto, @AdministratorId() administratorId: number): Promise<ZoneAnswer> {
    const { id, version } = sent;
    await this.edit.change(id, drawnZone(sent), { base: { version }, by: administratorId });
    return { success: true, message: ZONE_MESSAGES.changed, id };
  }

  @Answers(removeZone)
  async remove(
    @Asked() values: QueryValues<IdQuery>,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.edit.remove(values.requiredId('id'), administratorId);
    return { success: true, message: ZONE_MESSAGES.removed };
  }
}
