import type { MigrationInterface, QueryRunner } from 'typeorm';

const OUTBOX = 'id, event, payload, occurred_at, relayed_at, held_at';
const MAIL =
  'id, dedupe_key, template, facts, recipient_name, recipient_email, bulk, state, attempts, last_error, created_at, next_attempt_at, finished_at';

/** The request from which an event or a message follows, also if by other events (docs/operations.md, One id from the request to the mail). */
export class Correlation1763910000003 implements MigrationInterface {
  name = 'Correlation1763910000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox ADD COLUMN correlation_id text`);
    await runner.query(`ALTER TABLE mail_deliveries ADD COLUMN correlation_id text`);
    await runner.query(
      `CREATE INDEX mail_deliveries_correlation ON mail_deliveries (correlation_id) WHERE correlation_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW offered_outbox AS SELECT ${OUTBOX}, correlation_id FROM outbox`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW offered_mail_deliveries AS SELECT ${MAIL}, correlation_id FROM mail_deliveries`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_outbox, offered_mail_deliveries`);
    await runner.query(`CREATE VIEW offered_outbox AS SELECT ${OUTBOX} FROM outbox`);
    await runner.query(`CREATE VIEW offered_mail_deliveries AS SELECT ${MAIL} FROM mail_deliveries`);
    await runner.query(`ALTER TABLE mail_deliveries DROP COLUMN correlation_id`);
    await runner.query(`ALTER TABLE outbox DROP COLUMN correlation_id`);
  }
}
