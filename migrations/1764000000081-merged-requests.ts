import type { MigrationInterface, QueryRunner } from 'typeorm';

const MAIL =
  'id, dedupe_key, template, facts, recipient_name, recipient_email, bulk, state, attempts, last_error, created_at, next_attempt_at, finished_at, correlation_id, lease_until';
/** What waits for a merged message or for its time: what its view offered before, and what is added to it. */
const WAITING = {
  inquiries_to_digest: ['inquiry_id, listing_id, held_at, waiting_since, last_error', 'correlation_id'],
  listings_to_announce: ['listing_id, held_at, waiting_since', 'correlation_id'],
  alert_matches: ['alert_id, mailing, waiting_since', 'correlation_id'],
  scheduled_newsletters: ['id, state, send_at', 'subject, correlation_id'],
};

/** A message that merges several requests is found by each of them (docs/operations.md, One id from the request to the mail). */
export class MergedRequests1764000000081 implements MigrationInterface {
  name = 'MergedRequests1764000000081';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, [before, added]] of Object.entries(WAITING)) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN correlation_id text`);
      await runner.query(
        `CREATE OR REPLACE VIEW offered_${table} AS SELECT ${before}, ${added} FROM ${table}`,
      );
    }
    await runner.query(`ALTER TABLE mail_deliveries ADD COLUMN merged_requests text[]`);
    await runner.query(
      `CREATE INDEX mail_deliveries_merged_requests ON mail_deliveries USING gin (merged_requests) WHERE merged_requests IS NOT NULL`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW offered_mail_deliveries AS SELECT ${MAIL}, merged_requests FROM mail_deliveries`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_mail_deliveries`);
    await runner.query(`CREATE VIEW offered_mail_deliveries AS SELECT ${MAIL} FROM mail_deliveries`);
    await runner.query(`ALTER TABLE mail_deliveries DROP COLUMN merged_requests`);
    for (const [table, [before]] of Object.entries(WAITING)) {
      await runner.query(`DROP VIEW offered_${table}`);
      await runner.query(`CREATE VIEW offered_${table} AS SELECT ${before} FROM ${table}`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN correlation_id`);
    }
  }
}
