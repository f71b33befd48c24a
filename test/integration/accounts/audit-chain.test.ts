import pg from 'pg';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DataSource } from 'typeorm';
import { verifyAuditChain, type ChainPosition } from '#platform/audit/audit-chain.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions } from '#platform/database/transactions.js';
import { VerifyAudit } from '../../../backend/src/accounts/audit/verify-audit.js';
import { storeAccounts, storeAuditEntries } from '../../builders/rows.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';
import { ALL } from '../../support/tier.js';

const ENTRIES = 30;

describe('the audit trail', () => {
  let app: TestApp;
  let sink: SmtpSink;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await TestApp.start({ worker: true, mailServer: sink });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.empty('audit_entries, audit_chain');
    await write(ENTRIES);
  });

  const verify = (expected?: ChainPosition) => verifyAuditChain(app.web.get(DataSource), expected);

  /** Entries of transactions that run at the same time. */
  async function write(count: number): Promise<void> {
    const transactions = app.web.get(Transactions, { strict: false });
    const trail = app.web.get(AuditTrail, { strict: false });
    await Promise.all(
      Array.from({ length: count }, (_, entityId) =>
        transactions.run((tx) =>
          trail.record(tx, {
            administratorId: 1,
            action: 'listing.edit.location',
            entity: 'listing',
            entityId,
            before: { street: 'Alem' },
            after: { street: `Calle ${entityId}` },
          }),
        ),
      ),
    );
  }

  /** Alters the trail as somebody could who may change the schema. */
  async function tamper(statement: string): Promise<void> {
    const superuser = new pg.Client({ connectionString: app.database.adminUrl });
    await superuser.connect();
    await superuser.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statement}; COMMIT`);
    await superuser.end();
  }

  const someId = async (): Promise<number> => {
    const [row] = await app.sql<{ id: string }>('SELECT id FROM audit_entries ORDER BY id OFFSET 10 LIMIT 1');
    return Number(row!.id);
  };

  it('is one chain of all entries, also of those written at the same time', async () => {
    const { entries, redacted, head, faults } = await verify();
    expect({ entries, redacted, faults }).toEqual({ entries: ENTRIES, redacted: 0, faults: [] });
    await write(5);
    expect(await verify(head)).toMatchObject({ entries: ENTRIES + 5, faults: [] });
  });

  it('gets no entry of a transaction that is rolled back', async () => {
    const transactions = app.web.get(Transactions, { strict: false });
    await expect(
      transactions.run(async (tx) => {
        await tx.query(`INSERT INTO audit_entries (action, entity) VALUES ('x', 'x')`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await verify()).toMatchObject({ entries: ENTRIES, faults: [] });
  });

  it.each([
    `UPDATE audit_entries SET action = 'x'`,
    `UPDATE audit_entries SET after = NULL`,
    `UPDATE audit_entries SET administrator_id = 2, before = NULL, after = NULL, redacted_at = now()`,
    `UPDATE audit_entries SET after = '{"forged": true}', redacted_at = now()`,
    'DELETE FROM audit_entries',
    `UPDATE audit_chain SET digest = ''`,
    'DELETE FROM audit_chain',
  ])('refuses %s', async (statement) => {
    await expect(app.sql(statement)).rejects.toThrow(/is append-only/);
  });

  it('keeps its entries when their account is deleted', async () => {
    const [account] = await storeAccounts(app, {});
    await storeAuditEntries(app, { administratorId: account! });
    await app.sql('DELETE FROM administrators WHERE id = $1', [account]);
    expect(await verify()).toMatchObject({ entries: ENTRIES + 1, faults: [] });
  });

  it('lets contents go, and verifies the rest', async () => {
    const id = await someId();
    await app.sql('UPDATE audit_entries SET before = NULL, after = NULL, redacted_at = now() WHERE id = $1', [
      id,
    ]);
    expect(await verify()).toMatchObject({ redacted: 1, faults: [] });
    await tamper(`UPDATE audit_entries SET action = 'other' WHERE id = ${id}`);
    expect((await verify()).faults).toEqual([`Entry ${id}, or one before it, was altered.`]);
  });

  it.each<[string, (id: number) => string, (id: number) => string]>([
    [
      'an altered action',
      (id) => `UPDATE audit_entries SET action = 'x' WHERE id = ${id}`,
      (id) => `Entry ${id}, or one before it, was altered.`,
    ],
    [
      'altered contents',
      (id) => `UPDATE audit_entries SET after = '{}' WHERE id = ${id}`,
      (id) => `The contents of entry ${id} were altered.`,
    ],
    [
      'contents that are altered as if they were removed',
      (id) => `UPDATE audit_entries SET after = '{}', redacted_at = now() WHERE id = ${id}`,
      (id) => `The contents of entry ${id} were altered.`,
    ],
    [
      'a removed entry',
      (id) => `DELETE FROM audit_entries WHERE id = ${id}`,
      (id) => `Entry ${id} was removed.`,
    ],
    [
      'an inserted entry',
      () => `INSERT INTO audit_entries (id, action, entity) VALUES (1000000, 'x', 'x')`,
      () => 'Entry 1000000 is not in the chain.',
    ],
  ])('tells %s', async (_, statement, fault) => {
    const id = await someId();
    await tamper(statement(id));
    expect((await verify()).faults).toEqual([fault(id)]);
  });

  it('tells entries removed from its end by a place that was noted before', async () => {
    const { head } = await verify();
    const { position } = head;
    await tamper(
      `DELETE FROM audit_entries WHERE id = (SELECT entry_id FROM audit_chain WHERE position = ${position})`,
    );
    await tamper(`DELETE FROM audit_chain WHERE position = ${position}`);
    expect((await verify()).faults).toEqual([]);
    expect((await verify(head)).faults).toEqual([`Position ${position} has another digest.`]);
  });

  it('is verified every night, and the operator hears once of an alteration', async () => {
    const nightly = app.worker!.get(VerifyAudit, { strict: false });
    await nightly.handle();
    expect(await app.count('mail_deliveries', `template = 'audit-alert'`)).toBe(0);
    await tamper(`UPDATE audit_entries SET entity_id = 7000 WHERE id = ${await someId()}`);
    await nightly.handle();
    await nightly.handle();
    expect(await app.count('mail_deliveries', `template = 'audit-alert'`)).toBe(1);
    await eventually('the alert arrives', async () =>
      sink.messages.some(({ subject, text }) => /fue alterada/.test(subject) && /was altered/.test(text)),
    );
  });

  it('is verified from the command line', async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['dist/backend/src/processes/main-audit.js', ...args], {
        env: { ...process.env, DATABASE_URL: app.database.url },
      }).then(
        ({ stdout }) => ({ code: 0, text: stdout }),
        ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
          code,
          text: stdout + stderr,
        }),
      );
    const intact = await run();
    expect(intact).toMatchObject({ code: 0, text: expect.stringContaining('is unaltered') });
    const [, head = ''] = /head (\d+:[\da-f]{64})/.exec(intact.text)!;
    expect((await run('--expect', `${head.slice(0, -4)}0000`)).code).toBe(1);
    if (!ALL) return;
    expect((await run('--expect', head)).code).toBe(0);
    expect(await run('--expect', 'x')).toMatchObject({ code: 1, text: expect.stringContaining('Usage:') });
  });
});
