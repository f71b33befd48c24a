import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of each kind of records that the lists of the back office show, with the columns whose changes they show. */
const SHOWN = {
  consultas: { inquiries: '' },
  soporte: { support_messages: '', support_replies: '', support_reply_messages: '' },
  denuncias: { reports: '', report_cases: '' },
  correos: { mail_deliveries: ' OF state, recipient_email' },
  contactos: { contacts: '', blacklist: '', internal_notes: '' },
} as const satisfies Record<string, Record<string, string>>;

/** Tells the web processes at commit which kind of records changed (docs/decisions/0084). */
export class DeskChanges1764000000145 implements MigrationInterface {
  name = 'DeskChanges1764000000145';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION desk_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('desk_changes', TG_ARGV[0]);
        RETURN NULL;
      END $$`);
    for (const [kind, table, columns] of shown())
      await runner.query(`
        CREATE TRIGGER desk_changed AFTER INSERT OR UPDATE${columns} OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION desk_changed('${kind}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [, table] of shown()) await runner.query(`DROP TRIGGER desk_changed ON ${table}`);
    await runner.query(`DROP FUNCTION desk_changed()`);
  }
}

function shown(): [kind: string, table: string, columns: string][] {
  return Object.entries(SHOWN).flatMap(([kind, tables]) =>
    Object.entries(tables).map(([table, columns]): [string, string, string] => [kind, table, columns]),
  );
}
