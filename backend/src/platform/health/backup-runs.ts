import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BackupFault } from '#common/operations/system-calls.js';
import { oneRow } from '../database/rows.js';

/** State of the scheduled backups. */
export interface BackupState {
  fault: BackupFault | null;
  /** When the last one was completed. */
  last: Date | null;
  /** Why the last run failed. */
  reason: string | null;
  /** Files of photos that the last one lacks, because the storage itself lacks them. */
  missingFiles: number;
  /** Seconds since the last one was completed; since the first run if none was. */
  ageSeconds: number;
  /** The first run since the last completed one; null if the last run was completed, or if there is none. */
  failingSince: number | null;
}

@Injectable()
export class BackupRuns {
  constructor(private readonly database: DataSource) {}

  /** @returns the number of the run */
  async begin(): Promise<number> {
    const { id } = await oneRow<{ id: string }>(
      this.database,
      'INSERT INTO backup_runs DEFAULT VALUES RETURNING id',
    );
    return Number(id);
  }

  async succeed(run: number, { name, missingFiles }: { name: string; missingFiles: number }): Promise<void> {
    await this.database.query(
      'UPDATE backup_runs SET finished_at = now(), name = $2, missing_files = $3 WHERE id = $1',
      [run, name, missingFiles],
    );
  }

  async fail(run: number, error: Error): Promise<void> {
    await this.database.query('UPDATE backup_runs SET finished_at = now(), error = $2 WHERE id = $1', [
      run,
      error.message.slice(0, 500),
    ]);
  }

  /** Removes a run that neither succeeded nor failed. */
  async forget(run: number): Promise<void> {
    await this.database.query('DELETE FROM backup_runs WHERE id = $1', [run]);
  }

  /** @param everyHours interval of the backups; none for two of them is a fault */
  async state(everyHours: number): Promise<BackupState> {
    const row = await oneRow<Omit<BackupState, 'fault'> & { late: boolean }>(
      this.database,
      `WITH made AS (SELECT id, finished_at, missing_files FROM backup_runs WHERE name IS NOT NULL ORDER BY id DESC LIMIT 1)
       SELECT (SELECT finished_at FROM made) AS last,
              (SELECT finished_at > now() - make_interval(hours => $1) FROM made) IS NOT TRUE AS late,
              coalesce((SELECT missing_files FROM made), 0) AS "missingFiles",
              (SELECT error FROM backup_runs WHERE finished_at IS NOT NULL ORDER BY id DESC LIMIT 1) AS reason,
              extract(epoch FROM now() - coalesce((SELECT finished_at FROM made), (SELECT min(started_at) FROM backup_runs), now()))::float8 AS "ageSeconds",
              (SELECT min(id) FROM backup_runs WHERE id > coalesce((SELECT id FROM made), 0))::int AS "failingSince"`,
      [2 * everyHours],
    );
    return { ...row, fault: faultOf(row) };
  }
}

function faultOf({
  late,
  reason,
  missingFiles,
}: Pick<BackupState, 'reason' | 'missingFiles'> & { late: boolean }): BackupFault | null {
  if (late) return 'atrasada';
  if (reason !== null) return 'fallida';
  return missingFiles > 0 ? 'incompleta' : null;
}
