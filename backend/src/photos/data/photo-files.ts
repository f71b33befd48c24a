import type { DataSource } from 'typeorm';
import { ADVISORY_LOCKS, shareUntilCommit } from '#platform/database/advisory-locks.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import type { FileStorage } from '#platform/storage/file-storage.js';
import { JPEG_WIDTH, originalName, renditionName, type OriginalFormat } from '../pictures/rendition.js';

const BATCH = 2_000;

interface PhotoRow {
  id: number;
  storage_key: string;
  original: OriginalFormat | null;
  widths: number[];
}

/** Photos of listings, those that wait for the operator, and removed ones that can be restored. */
const SOURCES = [
  'SELECT id, storage_key, original, widths FROM images WHERE id > $1 ORDER BY id LIMIT $2',
  'SELECT id, storage_key, original, widths FROM proposed_images WHERE id > $1 ORDER BY id LIMIT $2',
  `SELECT id, storage_key, image->>'original' AS original,
          ARRAY(SELECT jsonb_array_elements_text(image->'widths')::smallint) AS widths
   FROM removed_images WHERE id > $1 ORDER BY id LIMIT $2`,
] as const;

/** Names of all files that rows of photos refer to, in batches. */
export async function* photoFileNames(database: Database): AsyncGenerator<string[]> {
  for (const source of SOURCES) {
    for (let last = 0, rows: PhotoRow[] = []; ; last = rows.at(-1)!.id) {
      rows = await rowsOf<PhotoRow>(database, source, [last, BATCH]);
      yield rows.flatMap(filesOf);
      if (rows.length < BATCH) break;
    }
  }
}

/** The original until the renditions replace it, then the renditions. */
function filesOf({ storage_key: key, original, widths }: PhotoRow): string[] {
  if (original) return [originalName(key, original)];
  const renditions = widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => renditionName({ key, width, format })),
  );
  return [...renditions, renditionName({ key, width: JPEG_WIDTH, format: 'jpg' })];
}

/**
 * Deletes the file of a photo unless a backup is running: a row in its snapshot may refer to the file. The sweep deletes it later.
 * @returns whether it was deleted
 */
export async function deletePhotoFile(
  database: DataSource,
  storage: FileStorage,
  name: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await shareUntilCommit(tx, ADVISORY_LOCKS.backup))) return false;
    await storage.remove(name);
    return true;
  });
}
