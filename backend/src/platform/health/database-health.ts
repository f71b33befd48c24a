import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, TypeOrmHealthIndicator, type HealthIndicatorResult } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { oneRow } from '../database/rows.js';
import { MIGRATIONS } from '../../../../migrations/index.js';
import { deadlineMs } from '../timings.js';

const KNOWN: readonly string[] = MIGRATIONS.map((Migration) => new Migration().name);

/** Checks that the database answers and has the schema of this version. */
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
    if (missing === 0) return answer;
    return this.indicators.check('database').down(`Lacks ${missing} migrations: run main-migrate`);
  }
}
