import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A plan matches its operation by prefix, so that a new plan needs no migration (common/contracts/plans.ts). */
export class PlansByPrefix1763790000003 implements MigrationInterface {
  name = 'PlansByPrefix1763790000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contracts DROP CONSTRAINT contracts_plan_fits_operation`);
    await runner.query(`
      ALTER TABLE contracts ADD CONSTRAINT contracts_plan_fits_operation CHECK (
        (operation = 'rental' AND plan LIKE 'alq%') OR (operation = 'sale' AND plan LIKE 'ven%'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contracts DROP CONSTRAINT contracts_plan_fits_operation`);
    await runner.query(`
      ALTER TABLE contracts ADD CONSTRAINT contracts_plan_fits_operation CHECK (
        (operation = 'rental' AND plan IN ('alqsinfotos', 'alqfotos', 'alqfotdest')) OR
        (operation = 'sale' AND plan IN ('vensinfotos', 'venfotos')))`);
  }
}
