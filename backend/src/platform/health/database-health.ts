import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, TypeOrmHealthIndicator, type HealthIndicatorResult } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { databaseCode, isUnavailable } from '../database/database-errors.js';
import { oneRow } from '../database/rows.js';
import { MIGRATIONS } from '../../../../migrations/index.js';
import { WRITE } from '../database/write-check.js';
import { deadlineMs } from '../timings.js';

const KNOWN: readonly string[] = MIGRATIONS.map((Migration) => new Migration().name);

/** Checks that the database answers, takes writes and has the schema of this version. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly ping: TypeOrmHealthIndicator,
    private readonly database: DataSource,
    private readonly indicators: HealthIndicatorService,
  ) {}

  /** Down while migrations are missing. Additional, unknown migrations are accepted. */
  async isUp(): Promise<HealthIndicatorResult> {
    const answer = await this.ping.pingCheck('database', { timeout: deadlineMs('databaseHealth') });
    const { missing } = await oneRow<{ missing: number }>(
      this.database,
      `SELECT count(*)::int AS missing FROM unnest($1::text[]) AS known (name)
       WHERE NOT EXISTS (SELECT FROM migrations m WHERE m.name = known.name)`,
      [KNOWN],
    );
    const fault = missing > 0 ? `Lacks ${missing} migrations: run main-migrate` : await this.refusal();
    return fault === undefined ? answer : this.indicators.check('database').down(fault);
  }

  /** Why the database takes no writes; undefined if it does. */
  private async refusal(): Promise<string | undefined> {
    try {
      await this.database.query(WRITE);
      return undefined;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return `Refuses writes: ${databaseCode(error) ?? (error as Error).message}`;
    }
  }
}
