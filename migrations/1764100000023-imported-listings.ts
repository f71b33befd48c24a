import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which notices came from a spreadsheet, in which import, and the codes that they had. */
export class ImportedListings1764100000023 implements MigrationInterface {
  name = 'ImportedListings1764100000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE imported_listings (
        listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
        batch uuid NOT NULL,
        code text CONSTRAINT imported_listings_code CHECK (char_length(code) <= 40),
        contact_is_new boolean NOT NULL
      );
      CREATE INDEX imported_listings_batch ON imported_listings (batch);
      CREATE INDEX imported_listings_of_code ON imported_listings (code);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE imported_listings;');
  }
}
