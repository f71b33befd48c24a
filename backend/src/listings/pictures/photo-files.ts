import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ADVISORY_LOCKS, shareUntilCommit } from '#platform/database/advisory-locks.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { FileStorage } from '#platform/files/file-storage.js';
import {
  cleanKey,
  JPEG_WIDTH,
  namesOfKey,
  originalName,
  renditionName,
  type OriginalFormat,
} from './rendering/rendition.js';

const BATCH = 2_000;

/** As `cleanKey`, of a row; indexed. */
export const CLEAN_KEY = `split_part(storage_key, '.', 1)`;

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

/** The original until the renditions replace it, then the renditions, with the mark and clean. */
function filesOf({ storage_key: key, original, widths }: PhotoRow): string[] {
  if (original) return [originalName(key, original)];
  return [...new Set([key, cleanKey(key)])].flatMap((one) => [
    ...widths.flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => renditionName({ key: one, width, format })),
    ),
    renditionName({ key: one, width: JPEG_WIDTH, format: 'jpg' }),
  ]);
}

/**
 * Whether a photo has its original file; by the keys of its files, with the present mark and clean, of those that have a row: photos, proposed
 * and removed ones, cards of shared links.
 */
export async function photosByKey(
  database: Database,
  keys: readonly string[],
): Promise<Map<string, { needsOriginal: boolean }>> {
  const rows = await rowsOf<{ key: string; needsOriginal: boolean }>(
    database,
    `SELECT storage_key AS key, original IS NOT NULL AS "needsOriginal" FROM images WHERE ${CLEAN_KEY} = ANY($1)
     UNION ALL
     SELECT storage_key, original IS NOT NULL FROM proposed_images WHERE ${CLEAN_KEY} = ANY($1)
     UNION ALL
     SELECT storage_key, image->>'original' IS NOT NULL FROM removed_images WHERE ${CLEAN_KEY} = ANY($1)
     UNION ALL
     SELECT storage_key, false FROM offered_share_cards WHERE storage_key = ANY($1)`,
    [[...new Set(keys.map(cleanKey))]],
  );
  return new Map(
    rows.flatMap(({ key, needsOriginal }) => [key, cleanKey(key)].map((one) => [one, { needsOriginal }])),
  );
}

/** Files of the photos of listings and of their cards for shared links. */
@Injectable()
export class PhotoFiles {
  constructor(
    private readonly database: DataSource,
    readonly storage: FileStorage,
  ) {}

  /** Names that these files can have, whatever state their photos are in. */
  async namesOf(tx: Database, listingIds: readonly number[]): Promise<string[]> {
    const rows = await rowsOf<{ key: string }>(
      tx,
      `SELECT storage_key AS key FROM images WHERE listing_id = ANY($1)
       UNION SELECT storage_key FROM proposed_images WHERE listing_id = ANY($1)
       UNION SELECT storage_key FROM removed_images WHERE listing_id = ANY($1)
       UNION SELECT storage_key FROM offered_share_cards WHERE listing_id = ANY($1)`,
      [listingIds],
    );
    return rows.flatMap(({ key }) => namesOfKey(key));
  }

  /** Deletes the files that were written for photos which have been erased meanwhile. A removed photo keeps its files. */
  async removeOfErased(keys: readonly string[]): Promise<void> {
    const kept = await photosByKey(this.database, keys);
    await this.remove(keys.filter((key) => !kept.has(cleanKey(key))).flatMap(namesOfKey));
  }

  /** Deletes files whose rows are gone, unless a backup is running; the sweep deletes those that stay. */
  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await deletePhotoFile(this.database, this.storage, name);
  }
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
