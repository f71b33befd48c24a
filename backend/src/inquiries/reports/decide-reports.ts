import { Injectable } from '@nestjs/common';
import { REPORT_MESSAGES } from '#common/inquiries/reports/report-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { ReportCases } from './report-cases.js';

/** Closes the reports of a notice, and opens them again. The audit trail contains nothing about the reporters. */
@Injectable()
export class DecideReports {
  constructor(
    private readonly actions: Actions,
    private readonly cases: ReportCases,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws Problem 'not-found', or 'conflict' if the case is closed */
  async close(
    id: number,
    { note, administratorId }: { note: string; administratorId: number },
  ): Promise<void> {
    await this.actions.run(async (tx) => {
      const found = await this.cases.lock(tx, id);
      if (!found) throw Problem.notFound(REPORT_MESSAGES.notFound);
      if (found.isClosed) throw new Problem('conflict', REPORT_MESSAGES.alreadyClosed);
      await this.cases.close(tx, id, note);
      await this.audit.record(tx, {
        administratorId,
        action: 'report.close',
        entity: 'report',
        entityId: id,
        after: { code: found.code, note },
      });
    });
  }

  /** @throws Problem 'not-found', or 'conflict' if the case is open, or another case of the notice */
  async reopen(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const found = await this.cases.lock(tx, id);
      if (!found) throw Problem.notFound(REPORT_MESSAGES.notFound);
      if (!found.isClosed || !(await this.cases.reopen(tx, found)))
        throw new Problem('conflict', REPORT_MESSAGES.alreadyOpen);
      await this.audit.record(tx, {
        administratorId,
        action: 'report.reopen',
        entity: 'report',
        entityId: id,
        before: { code: found.code, note: found.note },
      });
    });
  }
}
