export {
  backupTables,
  copyIn,
  copyOut,
  quoted,
  sequencesOf,
  setSequence,
  type BackupTable,
} from './tables/backup-tables.js';
export { hasOurSchema, INDEXES_LATER, INDEXES_NOW, schemaStatements } from './tables/schema-statements.js';
export { makeKeyFile } from './format/key-file.js';
export { makeBackup } from './make/make-backup.js';
export { restoreBackup } from './restore/restore-backup.js';
export { BackupMetrics } from './jobs/backup-metrics.js';
export { BackupWorkerModule } from './backup.module.js';
