import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards that were stored with former spellings of `1.ª quincena` and `Dúplex`. */
export class CardTexts1763750000030 implements MigrationInterface {
  name = 'CardTexts1763750000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE search SET card = card || jsonb_build_object(
        'precioPor', regexp_replace(card->>'precioPor', '([12])º quincena', '\\1.ª quincena'),
        'title', regexp_replace(card->>'title', '^Duplex', 'Dúplex'))
      WHERE card->>'precioPor' LIKE '%º quincena%' OR card->>'title' LIKE 'Duplex%'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE search SET card = card || jsonb_build_object(
        'precioPor', regexp_replace(card->>'precioPor', '([12])\\.ª quincena', '\\1º quincena'),
        'title', regexp_replace(card->>'title', '^Dúplex', 'Duplex'))
      WHERE card->>'precioPor' LIKE '%.ª quincena%' OR card->>'title' LIKE 'Dúplex%'`);
  }
}
