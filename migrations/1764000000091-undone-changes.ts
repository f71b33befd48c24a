import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'id, administrator_id, action, entity, entity_id, before, after, created_at';

/** An entry of the audit trail names the one that it undoes; each is undone at most once (docs/decisions/0085). */
export class UndoneChanges1764000000091 implements MigrationInterface {
  name = 'UndoneChanges1764000000091';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE audit_entries ADD COLUMN undoes_id bigint`);
    await runner.query(
      `CREATE UNIQUE INDEX audit_entries_undoes_id_key ON audit_entries (undoes_id) WHERE undoes_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE OR REPLACE VIEW offered_audit_entries AS
        SELECT ${COLUMNS}, undoes_id, redacted_at FROM audit_entries`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_audit_entries`);
    await runner.query(`CREATE VIEW offered_audit_entries AS SELECT ${COLUMNS} FROM audit_entries`);
    await runner.query(`ALTER TABLE audit_entries DROP COLUMN undoes_id`);
  }
}
