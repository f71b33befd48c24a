import type pg from 'pg';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { to as copyTo } from 'pg-copy-streams';
import { backupTables, copyOut } from './backup-tables.js';
import { type CopiedTable } from './format/manifest.js';
import type { Seal } from './format/seal.js';
import { writeStored } from './format/stored-file.js';

/** Destination of a backup that is being written. */
export interface Target {
  folder: string;
  seal: Seal | undefined;
  signal: AbortSignal;
  /** Receives the checksum of each written file, by its path within the backup. */
  checksums: Map<string, string>;
  /** Files whose content needs no further check. */
  verified: Set<string>;
}

/** Writes the rows of every table, one compressed file each, in the current transaction. */
export async function copyTables(client: pg.Client, target: Target): Promise<CopiedTable[]> {
  const { folder, seal, signal, checksums } = target;
  await mkdir(join(folder, 'database'));
  const copied: CopiedTable[] = [];
  for (const table of await backupTables(client)) {
    const file = `database/${table.name}.copy.gz${seal ? '.age' : ''}`;
    const rows = client.query(copyTo(copyOut(table)));
    checksums.set(
      file,
      await writeStored(join(folder, file), rows, {
        compressed: true,
        seal,
        signal,
      }),
    );
    copied.push({ ...table, file, rows: rows.rowCount });
  }
  return copied;
}
