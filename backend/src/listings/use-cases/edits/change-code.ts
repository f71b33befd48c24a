import { Injectable } from '@nestjs/common';
import { EDITING_MESSAGES } from '#common/messages/editing.js';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { parseCode } from '#common/rules/listing-code.js';
import { Problem } from '#platform/problems/problem.js';
import { Listing } from '../../data/listing.entity.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

/** Gives an approved listing another code (wire-contract.md, updateAltaInmueble). */
@Injectable()
export class ChangeCode {
  constructor(private readonly edits: ListingEdits) {}

  /** Throws a Problem 'conflict' for a code of the other operation, one that is taken, or a listing without any. */
  async execute(request: Omit<EditRequest, 'section'>, wanted: string): Promise<void> {
    await this.edits.apply({ ...request, section: 'code' }, async (tx, listing) => {
      const parsed = parseCode(wanted);
      if (!listing.code) throw Problem.conflict();
      if (parsed?.operation !== listing.operation) throw Problem.conflict(EDITING_MESSAGES.codeFitsOperation);
      const holder = await tx.getRepository(Listing).findOneBy({ code: parsed.code });
      if (holder && holder.id !== listing.id) throw Problem.conflict(ERROR_MESSAGES.duplicateCode);
      const before = { code: listing.code };
      listing.code = parsed.code;
      return { before, after: { code: parsed.code }, result: undefined };
    });
  }
}
