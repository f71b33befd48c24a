import { Injectable } from '@nestjs/common';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { MOST_ROLLED_NOTICES, rolledPrices, type RolloverTerms } from '#common/owners/renewal/rollover.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { ADVISORY_LOCKS, lockUntilCommit } from '#platform/database/advisory-locks.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { ChosenNotices, type RolloverSelection } from './chosen-notices.js';
import { Rollovers } from './rollovers.js';
import { SeasonMail } from './season-mail.js';

interface RolloverOrder {
  administratorId: number;
  selection: RolloverSelection;
  terms: RolloverTerms;
  /** `2026-12-15`; the caller has checked it. */
  lastDay: string;
  /** Number of notices that the operator saw. */
  seen: number;
}

export interface StartedRollover {
  id: number;
  notices: number;
  mails: number;
}

/** Proposes the prices of the next season to owners. The notices stay as they are. */
@Injectable()
export class StartRollover {
  constructor(
    private readonly actions: Actions,
    private readonly chosen: ChosenNotices,
    private readonly rollovers: Rollovers,
    private readonly mail: SeasonMail,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws Problem 'conflict' if the selection has another number of notices than the operator saw, or none, or too many */
  async execute({
    administratorId,
    selection,
    terms,
    lastDay,
    seen,
  }: RolloverOrder): Promise<StartedRollover> {
    return this.actions.run(async (tx) => {
      await lockUntilCommit(tx, ADVISORY_LOCKS.season);
      const { notices } = await this.chosen.read(selection, tx);
      if (notices.length === 0) throw Problem.conflict(ROLLOVER_MESSAGES.nobody);
      if (notices.length > MOST_ROLLED_NOTICES) throw Problem.conflict(ROLLOVER_MESSAGES.tooMany);
      if (notices.length !== seen) throw Problem.conflict(ROLLOVER_MESSAGES.changedSince);
      const drafts = notices.map(({ id: listingId, prices: base }) => ({
        listingId,
        base,
        proposed: rolledPrices(base, terms),
      }));
      const id = await this.rollovers.insert(tx, { administratorId, terms, lastDay, drafts });
      const mails = await this.mail.post(tx, id, 'waiting');
      await this.audit.record(tx, {
        administratorId,
        action: 'season.rollover',
        entity: 'season',
        entityId: id,
        after: { listings: notices.length, percent: terms.percent, lastDay, mails },
      });
      return { id, notices: notices.length, mails };
    });
  }
}
