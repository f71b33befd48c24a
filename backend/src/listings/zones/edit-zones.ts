import { Injectable } from '@nestjs/common';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { TOWN_CENTRES, type SiteTown } from '#common/kernel/places.js';
import { oneLine, slug } from '#common/kernel/text.js';
import { outlineFault, type Outline } from '#common/listings/zones/outline.js';
import { OUTLINE_MESSAGES, ZONE_MESSAGES } from '#common/listings/zones/zone-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { ZoneRow } from './zone.entity.js';
import { Zones } from './zones.js';

/** What the operator says of a zone. */
export interface DrawnZone {
  town: string;
  name: string;
  outline: Outline;
}

/** The zone that a change is based on: its version, or what an undone change left. */
export type ChangeBase = { version: number } | { left: DrawnZone };

const DECIMALS = 6;

/** Adds, changes and removes zones. Search rows follow in batches (`SearchReindex`). */
@Injectable()
export class EditZones {
  constructor(
    private readonly actions: Actions,
    private readonly zones: Zones,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param again the id and the former names of a removed zone that is added again
   * @returns the new id
   * @throws Problem 'invalid' for a zone that cannot be, 'conflict' for a name that the town has
   */
  async add(
    wanted: DrawnZone,
    administratorId: number,
    again: Partial<Pick<ZoneRow, 'id' | 'formerSlugs'>> = {},
  ): Promise<number> {
    const zone = checked(wanted);
    return this.actions.run(async (tx) => {
      await this.zones.lock(tx);
      await refuseTaken(tx, zone);
      const { identifiers } = await tx.getRepository(ZoneRow).insert({ ...zone, ...again });
      const entityId: number = identifiers[0]!.id;
      await this.zones.noteChange(tx, zone);
      await this.audit.record(tx, {
        administratorId,
        action: 'zone.add',
        entity: 'zone',
        entityId,
        after: zone,
      });
      return entityId;
    });
  }

  /**
   * Links with the name that a zone had keep leading to it.
   * @throws Problem 'not-found', 'invalid' for a zone that cannot be, 'conflict' if it has changed since or its name is taken
   */
  async change(id: number, wanted: DrawnZone, { base, by }: { base: ChangeBase; by: number }): Promise<void> {
    const after = checked(wanted);
    await this.actions.run(async (tx) => {
      await this.zones.lock(tx);
      const zone = await find(tx, id);
      const before = drawnOf(zone);
      if ('left' in base) assertUnchanged(before, base.left);
      else if (base.version !== zone.version) throw Problem.conflict(ZONE_MESSAGES.changedSince);
      if (isSame(before, after)) return;
      await refuseTaken(tx, after, id);
      const names = new Set([...zone.formerSlugs, slug(before.name)]);
      names.delete(slug(after.name));
      await tx
        .getRepository(ZoneRow)
        .update({ id }, { ...after, formerSlugs: [...names], version: zone.version + 1 });
      await this.zones.noteChange(tx, before, after);
      await this.audit.record(tx, {
        administratorId: by,
        action: 'zone.change',
        entity: 'zone',
        entityId: id,
        before,
        after,
      });
    });
  }

  /**
   * @param left what an undone addition left
   * @throws Problem 'not-found', 'conflict' if it has changed since
   */
  async remove(id: number, administratorId: number, left?: DrawnZone): Promise<void> {
    await this.actions.run(async (tx) => {
      await this.zones.lock(tx);
      const zone = await find(tx, id);
      const before = drawnOf(zone);
      if (left) assertUnchanged(before, left);
      await tx.getRepository(ZoneRow).delete({ id });
      await this.zones.noteChange(tx, before);
      await this.audit.record(tx, {
        administratorId,
        action: 'zone.remove',
        entity: 'zone',
        entityId: id,
        before: { ...before, formerSlugs: zone.formerSlugs },
      });
    });
  }
}

/** @throws Problem 'invalid' */
function checked({ town, name: written, outline: drawn }: DrawnZone): DrawnZone {
  const name = oneLine(written);
  if (!/[a-z]/.test(slug(name))) throw refused('nombre', ZONE_MESSAGES.nameRequired);
  if (!Object.hasOwn(TOWN_CENTRES, town)) throw refused('ciudad', ZONE_MESSAGES.badTown);
  const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
  const outline = drawn.map(([latitude, longitude]) => [rounded(latitude), rounded(longitude)] as const);
  const fault = outlineFault(outline, TOWN_CENTRES[town as SiteTown]);
  if (fault) throw refused('contorno', OUTLINE_MESSAGES[fault]);
  return { town, name, outline };
}

function refused(field: string, text: string): Problem {
  return Problem.invalid({ [field]: [text] }, text);
}

async function find(tx: Transaction, id: number): Promise<ZoneRow> {
  const zone = await tx.getRepository(ZoneRow).findOneBy({ id });
  if (!zone) throw Problem.notFound(ZONE_MESSAGES.notFound);
  return zone;
}

function drawnOf({ town, name, outline }: ZoneRow): DrawnZone {
  return { town, name, outline };
}

/** Links name a zone by its slug. */
async function refuseTaken(tx: Transaction, { town, name }: DrawnZone, except = 0): Promise<void> {
  const others = await rowsOf<{ name: string }>(tx, 'SELECT name FROM zones WHERE town = $1 AND id <> $2', [
    town,
    except,
  ]);
  if (others.some((zone) => slug(zone.name) === slug(name))) throw Problem.conflict(ZONE_MESSAGES.exists);
}

const isSame = (one: DrawnZone, other: DrawnZone): boolean =>
  one.town === other.town &&
  one.name === other.name &&
  JSON.stringify(one.outline) === JSON.stringify(other.outline);

function assertUnchanged(zone: DrawnZone, left: DrawnZone): void {
  if (!isSame(zone, left)) throw Problem.conflict(UNDO_MESSAGES.changedSince);
}
