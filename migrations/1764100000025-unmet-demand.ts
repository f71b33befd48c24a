import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners are told how many searches found nothing free. */
export class UnmetDemand1764100000025 implements MigrationInterface {
  name = 'UnmetDemand1764100000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW offered_search_demand AS
      SELECT day, operation, town, property_type, period, fraction, people, searches, without_result FROM search_demand;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW offered_search_demand;
      CREATE VIEW offered_search_demand AS
      SELECT day, operation, town, property_type, period, fraction, people, searches FROM search_demand;`);
  }
}
