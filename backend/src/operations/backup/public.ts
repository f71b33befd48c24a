export {
  backupTables,
  copyIn,
  copyOut,
  quoted,
  sequencesOf,
  setSequence,
  type BackupTable,
} from './backup-tables.js';
export { hasOurSchema, INDEXES_LATER, INDEXES_NOW, schemaStatements } from './schema-statements.js';
export { makeKeyFile } from './format/key-file.js';
export { makeBackup } from './make-backup.js';
export { restoreBackup } from './restore-backup.js';
export { BackupMetrics } from './scheduled/backup-metrics.js';
export { BackupWorkerModule } from './backup.module.js';
