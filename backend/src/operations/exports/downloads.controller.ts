import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  downloadBackup,
  downloadBackupByLink,
  exportListings,
  exportListingsByLink,
} from '#common/operations/download-calls.js';
import { BACKUP_MESSAGES } from '#common/operations/download-messages.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions } from '#platform/database/transactions.js';
import { AdministratorId, ChangesData } from '#platform/http/answers/access.js';
import { AnswersItself } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';
import { DatabaseBackup } from './database-backup.js';
import { ListingsWorkbook } from './listings-workbook.js';
import { deadlineMs } from '#platform/timings.js';

/**
 * Downloads of all data (back-office.md §7, Tools). Both are generated while they are sent. On an error the connection is aborted, so that
 * an incomplete file is not mistaken for a complete one.
 */
@Controller()
export class DownloadsController {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly backup: DatabaseBackup,
    private readonly workbook: ListingsWorkbook,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  @ChangesData()
  @AnswersItself(downloadBackupByLink)
  backupByLink(@Res() reply: FastifyReply, @AdministratorId() administratorId: number): Promise<void> {
    return this.sendBackup(reply, administratorId);
  }

  @AnswersItself(downloadBackup)
  async sendBackup(@Res() reply: FastifyReply, @AdministratorId() administratorId: number): Promise<void> {
    await this.alone({ kind: 'tools.backup', administratorId }, reply, async () => {
      const content = await this.backup.open();
      void reply.type('application/sql; charset=utf-8');
      return { name: 'backup.sql', content };
    });
  }

  @ChangesData()
  @AnswersItself(exportListingsByLink)
  exportByLink(@Res() reply: FastifyReply, @AdministratorId() administratorId: number): Promise<void> {
    return this.sendExport(reply, administratorId);
  }

  @AnswersItself(exportListings)
  async sendExport(@Res() reply: FastifyReply, @AdministratorId() administratorId: number): Promise<void> {
    await this.alone({ kind: 'tools.export', administratorId }, reply, async (cancelled) => {
      const content = await this.workbook.open(cancelled);
      void reply.type('application/vnd.ms-excel');
      return { name: 'inmuebles.xls', content };
    });
  }

  /** One download per kind at a time: each holds a connection and reads the whole database. */
  private async alone(
    { kind, administratorId }: { kind: AuditAction; administratorId: number },
    reply: FastifyReply,
    prepare: (cancelled: AbortSignal) => Promise<{ name: string; content: AsyncGenerator<Buffer> }>,
  ): Promise<void> {
    const done = await this.turnOf(kind);
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    try {
      const { name, content } = await prepare(disconnected.signal);
      // Created here, so that it can be closed even if the browser has disconnected and never reads it.
      const first = await content.next();
      // Only after its beginning: a generator that has not begun closes nothing.
      await this.note(kind, administratorId).catch(async (error: unknown) => {
        await content.return(undefined);
        throw error;
      });
      const stream = Readable.from(afterFirst(first.value, content), { objectMode: false });
      // The stream closes once it is sent, failed or aborted; then the next download may start.
      stream.once('close', () => {
        done();
        void content.return(undefined);
        if (!stream.readableEnded) reply.raw.destroy();
      });
      void reply
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .header('Cache-Control', 'no-store')
        .header('Content-Encoding', 'identity');
      await reply.send(stream);
    } catch (error) {
      done();
      if (!disconnected.signal.aborted) throw error;
    }
  }

  /**
   * Waits briefly for the previous download, for example after a double click.
   * @returns the function that ends the turn
   * @throws Problem 'conflict'
   */
  private async turnOf(kind: string): Promise<() => void> {
    const deadline = performance.now() + deadlineMs('downloadTurn');
    for (let before = this.underWay.get(kind); before; before = this.underWay.get(kind)) {
      const left = deadline - performance.now();
      if (left <= 0) throw Problem.conflict(BACKUP_MESSAGES.busy);
      await Promise.race([before, sleep(left, undefined, { ref: false })]);
    }
    let end = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.underWay.set(kind, turn);
    return () => {
      if (this.underWay.get(kind) === turn) this.underWay.delete(kind);
      end();
    };
  }

  private async note(action: AuditAction, administratorId: number): Promise<void> {
    await this.transactions.run((tx) =>
      this.audit.record(tx, { administratorId, action, entity: 'tools', entityId: null }),
    );
  }
}

async function* afterFirst(first: Buffer | void, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first) yield first;
  yield* rest;
}
