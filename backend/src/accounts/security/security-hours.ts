import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SecurityHour } from '#common/accounts/security/security-alarms.js';
import { rowsOf } from '#platform/database/rows.js';

const REFUSED = `e.outcome IN ('refused', 'limited')`;

/** Events of each account within the last hour, read from the index of events by time. */
@Injectable()
export class SecurityHours {
  constructor(private readonly database: DataSource) {}

  async read(): Promise<SecurityHour[]> {
    return rowsOf(
      this.database,
      `SELECT e.administrator_id AS "administratorId",
              count(*) FILTER (WHERE e.action = 'login' AND ${REFUSED})::int AS "failedLogins",
              count(*) FILTER (WHERE e.action = 'second-step' AND ${REFUSED})::int AS "failedSecondSteps",
              count(DISTINCT e.network) FILTER (WHERE e.action = 'login' AND ${REFUSED})::int AS networks,
              count(*) FILTER (WHERE e.action = 'role')::int AS "deniedRoles",
              count(*) FILTER (WHERE e.action = 'cross-site' AND e.session IS NOT NULL)::int AS "crossSite"
       FROM offered_security_events e
       WHERE e.happened_at > now() - interval '1 hour' AND e.outcome <> 'ok' AND e.administrator_id IS NOT NULL
       GROUP BY e.administrator_id`,
    );
  }
}
