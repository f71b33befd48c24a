import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Security events are evidence: the role of the running product adds them only, and deletes those of more than a year through this
 * function. The trigger of the audit chain writes to its own table, whatever temporary tables a connection has.
 */
export class SecurityEvents1764000000170 implements MigrationInterface {
  name = 'SecurityEvents1764000000170';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION expire_security_events() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        DELETE FROM security_events WHERE happened_at < now() - interval '1 year' $$`);
    await runner.query(`ALTER FUNCTION audit_chain_append() SET search_path = public, pg_temp`);
    await runner.query(`
      CREATE FUNCTION account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('account_changes', OLD.id::text);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER account_changed AFTER DELETE OR UPDATE OF disabled_at, credential_version, role ON administrators
      FOR EACH ROW EXECUTE FUNCTION account_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER account_changed ON administrators`);
    await runner.query(`DROP FUNCTION account_changed()`);
    await runner.query(`ALTER FUNCTION audit_chain_append() RESET search_path`);
    await runner.query(`DROP FUNCTION expire_security_events()`);
  }
}
