import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UNDO_DAYS } from '#common/accounts/audit/undo.js';
import { Clock } from '#platform/process/clock.js';
import { isUnavailable } from '#platform/database/database-errors.js';
import { Problem } from '#platform/process/problem.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { deletePhotoFile, photosByKey } from '../photo-files.js';
import { parsePhotoName } from '../rendering/rendition.js';

const HOUR_MS = 3_600_000;
/** Longer than any upload; a younger file may still get its row. */
const YOUNG_MS = 6 * HOUR_MS;
/** Time in which a removed photo can be restored. */
const REMOVED_FOR = `${UNDO_DAYS} days`;
const BATCH = 500;

export const sweepPhotos = defineJob('maintenance', 'sweep-photos', { every: 6 * HOUR_MS });

/** Deletes photos that were removed thirty days ago, and files that belong to nothing, such as those of interrupted uploads. */
@Injectable()
@Handles(sweepPhotos)
export class SweepPhotos implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(SweepPhotos.name);

  constructor(
    private readonly database: DataSource,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    await this.database.query(
      `DELETE FROM removed_images WHERE removed_at < now() - interval '${REMOVED_FOR}'`,
    );
    const youngest = this.clock.now().getTime() - YOUNG_MS;
    let removed = 0;
    let batch: string[] = [];
    for await (const { name, modifiedAt } of this.storage.list()) {
      if (modifiedAt.getTime() > youngest) continue;
      batch.push(name);
      if (batch.length < BATCH) continue;
      removed += await this.removeOrphans(batch);
      batch = [];
    }
    removed += await this.removeOrphans(batch);
    if (removed > 0) this.log.log(`${removed} files without a record were deleted`);
  }

  private async removeOrphans(names: readonly string[]): Promise<number> {
    const keys = new Set(names.flatMap((name) => parsePhotoName(name)?.key ?? []));
    const owned = await photosByKey(this.database, [...keys]);
    const orphans = names.filter((name) => {
      const photo = parsePhotoName(name);
      const use = photo && owned.get(photo.key);
      return !use || ('original' in photo && !use.needsOriginal);
    });
    let removed = 0;
    for (const name of orphans) if (await this.removeOne(name)) removed += 1;
    return removed;
  }

  /**
   * A file that cannot be deleted, such as one that somebody has copied into the folder, does not keep the others.
   * @throws Error if storage or database are unavailable
   */
  private async removeOne(name: string): Promise<boolean> {
    try {
      return await deletePhotoFile(this.database, this.storage, name);
    } catch (error) {
      if (error instanceof Problem || isUnavailable(error)) throw error;
      this.log.warn(`A file without a record was not deleted: ${(error as Error).message}`);
      return false;
    }
  }
}
