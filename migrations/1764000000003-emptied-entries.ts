import type { MigrationInterface, QueryRunner } from 'typeorm';

const EMPTIED = `to_jsonb(NEW) ->> 'redacted_at' IS NOT NULL
             AND to_jsonb(NEW) ->> 'before' IS NULL AND to_jsonb(NEW) ->> 'after' IS NULL`;

/**
 * The one permitted change of an audit entry removes its contents (docs/decisions/0050). Until now it could also replace them, which the
 * verification did not notice.
 */
export class EmptiedEntries1764000000003 implements MigrationInterface {
  name = 'EmptiedEntries1764000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(appendOnly(EMPTIED));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(appendOnly(`to_jsonb(NEW) ->> 'redacted_at' IS NOT NULL`));
  }
}

/** @param permitted condition on a change of contents alone */
function appendOnly(permitted: string): string {
  return `
      CREATE OR REPLACE FUNCTION audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          contents text[] := ARRAY['before', 'after', 'redacted_at'];
        BEGIN
          IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_entries' AND to_jsonb(NEW) - contents = to_jsonb(OLD) - contents
             AND ${permitted} THEN
            RETURN NEW;
          END IF;
          RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
        END $$`;
}
