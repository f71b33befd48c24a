import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Clock } from '#platform/process/clock.js';
import { readSettings, Settings } from '#platform/config/settings.js';
import { ADVISORY_LOCKS } from '#platform/database/advisory-locks.js';
import { Transactions } from '#platform/database/transactions.js';
import { BackupHealth } from '#platform/health/backup-health.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { BackupRuns } from '#platform/health/backup-runs.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { HealthIndicatorService } from '@nestjs/terminus';
import { BackupAlarm } from '../../../backend/src/operations/backup/scheduled/backup-alarm.js';
import { BackupFailedMail } from '../../../backend/src/operations/backup/scheduled/backup-failed.mail.js';
import { ScheduledBackup } from '../../../backend/src/operations/backup/scheduled/scheduled-backup.js';
import { storeContacts, storeImages, storeListing } from '../../builders/rows.js';
import { Folders } from '../../support/copies.js';
import { eventually, TestApp } from '../../support/test-app.js';

const HOUR_MS = 3_600_000;

class SetClock extends Clock {
  time = new Date('2026-11-22T12:00:00Z');

  now(): Date {
    return this.time;
  }

  elapsed(): number {
    return this.time.getTime();
  }

  pass(hours: number): void {
    this.time = new Date(this.time.getTime() + hours * HOUR_MS);
  }
}

describe('the scheduled backup', () => {
  let app: TestApp;
  let folder: string;
  let clock: SetClock;
  const folders = new Folders();

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.stop();
    await folders.remove();
  });
  beforeEach(async () => {
    folder = await folders.make();
    clock = new SetClock();
    await app.empty('backup_runs');
    await app.sql(`DELETE FROM mail_deliveries WHERE template = 'backup-failed'`);
  });

  const settings = (more: NodeJS.ProcessEnv = {}): Settings =>
    readSettings({
      ...process.env,
      BACKUP_TO: folder,
      BACKUP_EVERY_HOURS: '24',
      ...more,
    });
  const mails = () => app.count('mail_deliveries', `template = 'backup-failed'`);
  const job = (more: NodeJS.ProcessEnv = {}, storage = app.web.get(FileStorage)) => {
    const database = app.web.get(DataSource);
    const own = settings(more);
    const runs = new BackupRuns(database);
    const mailbox = app.web.get(Mailbox, { strict: false });
    const alarm = new BackupAlarm(own, clock, runs, new Transactions(database), mailbox);
    return new ScheduledBackup(own, storage, clock, runs, alarm);
  };
  const health = async () => {
    const indicators = new HealthIndicatorService();
    const runs = new BackupRuns(app.web.get(DataSource));
    return (await new BackupHealth(settings(), runs, indicators).isMade())['backup'];
  };
  const hours = async () =>
    (await readdir(folder)).sort().map((name) => name.slice('costa-directa-2026-'.length, -7));

  it('is made when none is there, and again after its interval, not before', async () => {
    await job().handle();
    clock.pass(23);
    await job().handle();
    expect(await hours()).toEqual(['11-22T12']);
    clock.pass(1);
    await job().handle();
    expect(await hours()).toEqual(['11-22T12', '11-23T12']);
  });

  it('is made although one by hand, or from before a restore, is in the folder', async () => {
    await job().handle();
    await app.empty('backup_runs');
    clock.pass(1);
    await job().handle();
    expect([await hours(), await health()]).toEqual([['11-22T13'], { status: 'up' }]);
  });

  it('is made after a clock that was far ahead came back', async () => {
    clock.pass(9_000);
    await job().handle();
    clock.pass(-9_000);
    await job().handle();
    // The backup of the future does not make another one due at each check.
    clock.pass(1);
    await job().handle();
    expect((await readdir(folder)).sort()).toEqual([
      'costa-directa-2026-11-22T12-00-00Z',
      'costa-directa-2027-12-02T12-00-00Z',
    ]);
  });

  it('keeps what BACKUP_KEEP says, and touches nothing else in the folder', async () => {
    await writeFile(join(folder, 'notas.txt'), 'mías');
    for (let day = 0; day < 4; day++) {
      await job({ BACKUP_KEEP: '2,1,0' }).handle();
      clock.pass(24);
    }
    expect((await readdir(folder)).sort()).toEqual([
      'costa-directa-2026-11-24T12-00-00Z',
      'costa-directa-2026-11-25T12-00-00Z',
      'notas.txt',
    ]);
  });

  it('removes what a killed run left, and none of it counts as a backup', async () => {
    await job().handle();
    const [made] = await readdir(folder);
    await rename(join(folder, made!), join(folder, `.partial-${made}`));
    await job().handle();
    expect(await readdir(folder)).toEqual([made]);
  });

  it('leaves a backup alone that another process is making', async () => {
    const partial = '.partial-costa-directa-2026-11-22T11-59-00Z';
    await mkdir(join(folder, partial));
    const other = new pg.Client({ connectionString: app.database.url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.backupRun]);
    await job().handle();
    expect(await readdir(folder)).toEqual([partial]);
    await other.end();
    await eventually('the other process has ended', async () => {
      await job().handle();
      return (await hours()).includes('11-22T12');
    });
    expect(await hours()).toEqual(['11-22T12']);
  });

  it('is reported by readiness until one is complete, and again when it fails', async () => {
    expect(await health()).toEqual({
      status: 'up',
      degraded: 'No backup was completed in the last 48 hours',
    });
    await job().handle();
    expect(await health()).toEqual({ status: 'up' });
    await app.sql(`UPDATE backup_runs SET finished_at = finished_at - interval '49 hours'`);
    expect(await health()).toMatchObject({
      degraded: 'No backup was completed in the last 48 hours',
    });
    clock.pass(49);
    await mkdir(join(folder, 'elsewhere'));
    await writeFile(join(folder, 'file'), '');
    await expect(job({ BACKUP_TO: join(folder, 'file') }).handle()).rejects.toThrow(/^E(NOTDIR|EXIST)/);
    expect(await health()).toMatchObject({
      degraded: expect.stringMatching(/^No backup was completed in the last 48 hours: E(NOTDIR|EXIST)/),
    });
    const [failed] = await app.sql<{ error: string }>(
      'SELECT error FROM backup_runs WHERE error IS NOT NULL',
    );
    expect(failed!.error).toMatch(/^E(NOTDIR|EXIST)/);
  });

  it('that fails is mailed once a day until one is complete, and leaves the complete ones', async () => {
    const failing = () => job({ BACKUP_TO: join(folder, 'file', 'inside') }).handle();
    await writeFile(join(folder, 'file'), '');
    await job({ BACKUP_KEEP: '1,0,0' }).handle();
    clock.pass(24);
    await expect(failing()).rejects.toThrow('ENOTDIR');
    clock.pass(1);
    await expect(failing()).rejects.toThrow('ENOTDIR');
    expect([await mails(), await hours()]).toEqual([1, ['11-22T12', '']]);
    const runs = new BackupRuns(app.web.get(DataSource));
    const mail = new BackupFailedMail(settings(), runs);
    expect((await mail.compose())?.subject).toContain('falló');
    clock.pass(24);
    await expect(failing()).rejects.toThrow('ENOTDIR');
    expect(await mails()).toBe(2);
    await job().handle();
    expect([await mail.compose(), await mails(), (await runs.state(24)).fault]).toEqual([null, 2, null]);
  });

  it('of a process that was killed is mailed when the next one begins', async () => {
    await new BackupRuns(app.web.get(DataSource)).begin();
    await job().handle();
    expect(await mails()).toBe(1);
  });

  it('is reported when files of photos are missing in the storage itself', async () => {
    const [contactId] = await storeContacts(app, {});
    await storeImages(app, await storeListing(app, { contactId: contactId! }), {});
    await job().handle();
    expect(await health()).toEqual({
      status: 'up',
      degraded: 'Files of photos missing in the backup: 3',
    });
  });

  it('that hangs is mailed after a day', async () => {
    const later = jest.spyOn(globalThis, 'setTimeout');
    const [contactId] = await storeContacts(app, {});
    await storeImages(app, await storeListing(app, { contactId: contactId! }), {});
    let answer!: () => void;
    const silent = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    const storage = { open: () => silent } as unknown as FileStorage;
    const run = job({}, storage).handle();
    const day = () => later.mock.calls.find(([, wait]) => wait === 24 * HOUR_MS);
    await eventually('the run has begun', () => Promise.resolve(day() !== undefined));
    day()![0]();
    await eventually('the operator is told', async () => (await mails()) === 1);
    answer();
    await run;
    later.mockRestore();
  });
});
