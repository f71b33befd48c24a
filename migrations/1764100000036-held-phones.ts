import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Line of the phone in the text of a form that looked like a bot's (common/newsletter/support/held-form-messages.ts). */
const LINE = String.raw`'\nTeléfono: ([^\n]+)'`;

/** The phone of a held form has a column of its own, by which access and erasure find messages without an address. */
export class HeldPhones1764100000036 implements MigrationInterface {
  name = 'HeldPhones1764100000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE support_messages ADD COLUMN phone text NOT NULL DEFAULT ''`);
    await runner.query(
      `UPDATE support_messages SET phone = left(substring(message FROM ${LINE}), 25)
       WHERE message LIKE '%: no se le mandó a nadie, porque parece de un programa.%' AND message ~ ${LINE}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE support_messages DROP COLUMN phone');
  }
}
