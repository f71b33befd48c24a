import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Former codes of notices, so that old links redirect. Earlier ones come from the audit trail. */
export class FormerCodes1763750000036 implements MigrationInterface {
  name = 'FormerCodes1763750000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_codes (
        code text PRIMARY KEY,
        listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
        changed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX former_codes_listing ON former_codes (listing_id)`);
    await runner.query(`
      INSERT INTO former_codes (code, listing_id, changed_at)
      SELECT DISTINCT ON (a.before->>'code') a.before->>'code', l.id, a.created_at
      FROM audit_entries a JOIN listings l ON l.id = a.entity_id
      WHERE a.action = 'listing.edit.code' AND a.before->>'code' IS NOT NULL
        AND NOT EXISTS (SELECT FROM listings h WHERE h.code = a.before->>'code')
      ORDER BY a.before->>'code', a.id DESC`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE former_codes`);
  }
}
