import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates that the operator edits, a row for each edited kind. */
export class Templates1764000000146 implements MigrationInterface {
  name = 'Templates1764000000146';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE template_lists (
        kind text PRIMARY KEY,
        templates jsonb NOT NULL CHECK (jsonb_typeof(templates) = 'array'),
        version integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TRIGGER desk_changed AFTER INSERT OR UPDATE OR DELETE ON template_lists
      FOR EACH STATEMENT EXECUTE FUNCTION desk_changed('plantillas')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE template_lists`);
  }
}
