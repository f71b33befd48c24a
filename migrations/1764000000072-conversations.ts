import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which messages a reply answers, and messages that were closed without a reply. */
export class Conversations1764000000072 implements MigrationInterface {
  name = 'Conversations1764000000072';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE support_reply_messages (
        reply_id integer NOT NULL REFERENCES support_replies ON DELETE CASCADE,
        message_id integer NOT NULL REFERENCES support_messages ON DELETE CASCADE,
        mailed boolean NOT NULL,
        PRIMARY KEY (reply_id, message_id)
      )`);
    await runner.query(
      `CREATE INDEX support_reply_messages_by_message ON support_reply_messages (message_id)`,
    );
    await runner.query(`
      INSERT INTO support_reply_messages (reply_id, message_id, mailed)
      SELECT r.id, m.id, true FROM mail_deliveries d
      JOIN support_replies r ON r.id = (d.facts->>'replyId')::int
      JOIN support_messages m ON m.id = (d.facts->>'messageId')::int
      WHERE d.template = 'support-reply' ON CONFLICT DO NOTHING`);
    await runner.query(`ALTER TABLE support_messages ADD COLUMN closed_at timestamptz`);
    await runner.query(`
      CREATE OR REPLACE VIEW offered_support_messages AS
        SELECT id, full_name, email, message, created_at, answered_at, closed_at FROM support_messages`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_support_messages`);
    await runner.query(`
      CREATE VIEW offered_support_messages AS
        SELECT id, full_name, email, message, created_at, answered_at FROM support_messages`);
    await runner.query(`ALTER TABLE support_messages DROP COLUMN closed_at`);
    await runner.query(`DROP TABLE support_reply_messages`);
  }
}
