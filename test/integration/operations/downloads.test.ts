import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { BACKUP_CONNECTION } from '../../../backend/src/operations/exports/database-backup.js';
import { eventually, TestApp } from '../../support/test-app.js';

describe('a download that cannot be noted in the audit trail', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    const audit = app.web.get(AuditTrail, { strict: false });
    jest.spyOn(audit, 'record').mockRejectedValueOnce(new Error('The connection was lost'));
  });

  const workbooks = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('costa-xls-'));

  it('closes the snapshot of the backup', async () => {
    expect((await app.get('/api/admin/generarBackup', operator)).statusCode).toBe(500);
    const open = `SELECT FROM pg_stat_activity WHERE application_name = '${BACKUP_CONNECTION}' AND datname = current_database()`;
    await eventually('its connection is closed', async () => (await app.sql(open)).length === 0);
  });

  it('removes the files of the export', async () => {
    const before = await workbooks();
    expect((await app.get('/api/admin/exportarInmueblesExcel', operator)).statusCode).toBe(500);
    expect((await workbooks()).filter((name) => !before.includes(name))).toEqual([]);
  });
});
