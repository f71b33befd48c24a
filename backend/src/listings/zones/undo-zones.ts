import { Injectable } from '@nestjs/common';
import type { ChangedValues } from '#common/accounts/audit/undo.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { EditZones, type DrawnZone } from './edit-zones.js';

/** Removes added zones, gives changed ones their earlier name and border, and adds removed ones again. */
@Injectable()
@Undoes('zone.add', 'zone.change', 'zone.remove')
export class UndoZones implements UndoesChanges {
  constructor(private readonly zones: EditZones) {}

  async undo({ action, entityId, before, after, administratorId }: ChangeToUndo): Promise<void> {
    const id = entityId!;
    if (action === 'zone.add') return this.zones.remove(id, administratorId, zoneOf(after));
    if (action === 'zone.change')
      return this.zones.change(id, zoneOf(before), { base: { left: zoneOf(after) }, by: administratorId });
    const formerSlugs = before.formerSlugs as string[];
    await this.zones.add(zoneOf(before), administratorId, { id, formerSlugs });
  }
}

/** A zone as the audit trail keeps it. */
function zoneOf({ town, name, outline }: ChangedValues): DrawnZone {
  return { town, name, outline } as DrawnZone;
}
