import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars of notices: the secret link of their own, and what the one of another site says. */
export class Calendars1764100000021 implements MigrationInterface {
  name = 'Calendars1764100000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendars (
        listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
        token text UNIQUE,
        address text,
        windows jsonb NOT NULL DEFAULT '[]',
        read_at timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        fault text CONSTRAINT calendars_fault CHECK (fault IN ('refused', 'unreachable', 'too-large', 'malformed'))
      );
      CREATE INDEX calendars_due ON calendars (next_attempt_at) WHERE address IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendars;');
  }
}
