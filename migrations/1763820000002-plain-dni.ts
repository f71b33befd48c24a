import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A DNI with leading zeros is the same DNI (common/kernel/forms/dni.ts). */
export class PlainDni1763820000002 implements MigrationInterface {
  name = 'PlainDni1763820000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE contacts SET dni = ltrim(dni, '0') WHERE dni LIKE '0%' AND ltrim(dni, '0') <> ''`,
    );
  }

  /** The zeros are not known any more; nothing depends on them. */
  async down(): Promise<void> {}
}
