import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words of public notices, for free words in searches. */
export class SearchWords1764100000014 implements MigrationInterface {
  name = 'SearchWords1764100000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE search ADD COLUMN words text[] NOT NULL DEFAULT '{}';
      CREATE INDEX search_words ON search USING gin (words);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search DROP COLUMN words');
  }
}
