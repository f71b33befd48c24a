import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { oneRow } from '../database/rows.js';

/** Runs of the scheduled backup, which readiness reports. */
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
}
