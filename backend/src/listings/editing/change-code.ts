import { Injectable } from '@nestjs/common';
import { EDITING_MESSAGES } from '#common/listings/editing/editing-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { parseCode } from '#common/listings/listing-code.js';
import { Problem } from '#platform/process/problem.js';
import { ListingCodes } from '../core/listing-codes.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

/** Changes the code of an approved listing (wire-contract.md, updateAltaInmueble). The old code then redirects to the new one. */
@Injectable()
export class ChangeCode {
  constructor(
    private readonly edits: ListingEdits,
    private readonly codes: ListingCodes,
  ) {}

  /** @throws Problem 'conflict' for a code of the other operation, a code that is taken, or a listing without a code */
  async execute(request: Omit<EditRequest, 'section'>, wanted: string): Promise<void> {
    await this.edits.apply({ ...request, section: 'code' }, async (tx, listing) => {
      const parsed = parseCode(wanted);
      if (!listing.code) throw Problem.conflict();
      if (parsed?.operation !== listing.operation) throw Problem.conflict(EDITING_MESSAGES.codeFitsOperation);
      const holder = await this.codes.holderOf(tx, parsed.code);
      if (holder !== null && holder !== listing.id) throw Problem.conflict(ERROR_MESSAGES.duplicateCode);
      const before = { code: listing.code };
      await this.codes.keepFormer(tx, listing.id, { from: listing.code, to: parsed.code });
      listing.code = parsed.code;
      return { before, after: { code: parsed.code }, result: undefined };
    });
  }
}
