import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, TypeOrmHealthIndicator, type HealthIndicatorResult } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { oneRow } from '../database/rows.js';
import { MIGRATIONS } from '../../../../migrations/index.js';

const TIMEOUT_MS = 3_000;
const KNOWN: readonly string[] = MIGRATIONS.map((Migration) => new Migration().name);

/** Whether the database answers, and is the one that this version was written for. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly ping: TypeOrmHealthIndicator,
    private readonly database: DataSource,
    private readonly indicators: HealthIndicatorService,
  ) {}

  /** Down while it lacks migrations: a process that was started before them would fail at whatever they bring. More than known are fine. */
  async isUp(): Promise<HealthIndicatorResult> {
    const answer = await this.ping.pingCheck('database', { timeout: TIMEOUT_MS });
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
