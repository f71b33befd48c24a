import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Newsletters that were scheduled for both audiences with conditions on notices. When they were stored, no subscriber met such a condition, so
 * they were for owners; later versions read the same selection as one of all subscribers too. They become selections of
 * owners, whose meaning has not changed.
 */
export class ScheduledAudiences1764000000152 implements MigrationInterface {
  name = 'ScheduledAudiences1764000000152';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE scheduled_newsletters
      SET selection = jsonb_build_object('all', selection -> 'filters', 'except', selection -> 'except')
      WHERE selection ->> 'audience' = 'both' AND state <> 'sent'
        AND (selection #>> '{filters,propertyType}' IS NOT NULL OR selection #>> '{filters,plan}' IS NOT NULL
             OR selection #>> '{filters,withoutPrices}' = 'true')`);
  }

  /** Both selections of owners are known to the earlier version, so there is nothing to take back. */
  async down(): Promise<void> {}
}
