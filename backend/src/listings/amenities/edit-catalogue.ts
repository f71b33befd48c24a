import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { AMENITY_MESSAGES } from '#common/listings/amenities/amenity-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { oneLine, slug } from '#common/kernel/text.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Amenities } from './amenities.js';
import { Amenity } from './amenity.entity.js';

/** Adds and renames amenities. Listings and alerts refer to them by id; links with a former name lead to the present one. */
@Injectable()
export class EditAmenityCatalogue {
  constructor(
    private readonly actions: Actions,
    private readonly amenities: Amenities,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns the new id
   * @throws Problem 'invalid' without a name, 'conflict' for a name that links write as they write another one: case, accents, signs and emoji do not count
   */
  async add(wanted: string, administratorId: number): Promise<number> {
    const name = required(wanted);
    return this.actions.run(async (tx) => {
      await this.refuseTaken(tx, name);
      const entityId = await this.amenities.add(tx, name);
      await this.record(tx, { administratorId, action: 'amenity.add', entityId, after: { name } });
      return entityId;
    });
  }

  /**
   * @param wanted the new name, and, if a change is undone, the name that it left
   * @throws Problem 'not-found', 'invalid' without a name, 'conflict' for a name that is taken
   */
  async rename(id: number, wanted: { name: string; left?: string }, administratorId: number): Promise<void> {
    const name = required(wanted.name);
    const { left } = wanted;
    await this.actions.run(async (tx) => {
      const amenity = await tx.getRepository(Amenity).findOneBy({ id });
      if (!amenity) throw Problem.notFound(ERROR_MESSAGES.amenityNotFound);
      if (left !== undefined && left !== amenity.name) throw Problem.conflict(UNDO_MESSAGES.changedSince);
      await this.refuseTaken(tx, name, id);
      await this.amenities.rename(tx, amenity, { name, isUndone: left !== undefined });
      const before = { name: amenity.name };
      await this.record(tx, {
        administratorId,
        action: 'amenity.rename',
        entityId: id,
        before,
        after: { name },
      });
    });
  }

  private async refuseTaken(tx: Transaction, name: string, except = 0): Promise<void> {
    const others = (await this.amenities.all(tx)).filter(({ id }) => id !== except);
    if (others.some((other) => slug(other.name) === slug(name)))
      throw Problem.conflict(AMENITY_MESSAGES.exists);
  }

  private record(
    tx: Transaction,
    change: Omit<Parameters<AuditTrail['record']>[1], 'entity'>,
  ): Promise<void> {
    return this.audit.record(tx, { ...change, entity: 'amenity' });
  }
}

function required(wanted: string): string {
  const name = oneLine(wanted);
  if (!slug(name))
    throw Problem.invalid({ nombre: [AMENITY_MESSAGES.nameRequired] }, AMENITY_MESSAGES.nameRequired);
  return name;
}
