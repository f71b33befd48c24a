import { Injectable, Logger } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { Image } from '../image.entity.js';
import { ProposedImage } from '../proposed-image.entity.js';
import { FLAT_PICTURE } from '../rendering/picture-hash.js';
import { hashPicture } from '../rendering/hash-picture.js';
import { cleanKey, JPEG_WIDTH, renditionName } from '../rendering/rendition.js';

const EVERY_MS = 60_000;
/** Photos per run and table: about 15 s of one core. A million photos take nine hours. */
const BATCH = 2_000;

export const hashPhotos = defineJob('maintenance', 'hash-photos', { every: EVERY_MS });

/**
 * Computes the perceptual hashes that ready photos lack: those from before the hash existed, and those of a previous version that still
 * runs. The result is in the row, so the next run continues an interrupted one.
 */
@Injectable()
@Handles(hashPhotos)
export class HashPhotos implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(HashPhotos.name);
  /** Last photo of the previous run, by table. Photos whose file is missing are skipped, and are tried again after the last photo. */
  private readonly passed = new Map<typeof Image, number>();

  constructor(
    private readonly database: DataSource,
    private readonly storage: FileStorage,
  ) {}

  async handle(): Promise<void> {
    for (const entity of [Image, ProposedImage]) {
      const hashed = await this.hashSome(entity);
      if (hashed > 0) this.log.log(`${hashed} photos without a hash got one`);
    }
  }

  /** @returns the number of photos that got a hash */
  private async hashSome(entity: typeof Image): Promise<number> {
    const rows = this.database.getRepository(entity);
    const photos = await rows.find({
      select: { id: true, storageKey: true },
      where: { status: 'ready', pictureHash: IsNull(), id: MoreThan(this.passed.get(entity) ?? 0) },
      order: { id: 'ASC' },
      take: BATCH,
    });
    let hashed = 0;
    for (const photo of photos) {
      const pictureHash = await this.hashOf(photo);
      if (pictureHash === undefined) continue;
      await rows.update({ id: photo.id, storageKey: photo.storageKey }, { pictureHash });
      hashed += 1;
    }
    this.passed.set(entity, photos.length < BATCH ? 0 : photos.at(-1)!.id);
    return hashed;
  }

  /** Undefined if the file is missing: the folder of a disk that is not mounted is empty. A damaged one is never compared. */
  private async hashOf({ id, storageKey }: Pick<Image, 'id' | 'storageKey'>): Promise<string | undefined> {
    const key = cleanKey(storageKey);
    const file = await this.storage.open(renditionName({ key, width: JPEG_WIDTH, format: 'jpg' }));
    if (!file) return undefined;
    const content = await buffer(file.stream);
    return hashPicture(content).catch((error: Error) => {
      this.log.warn(`Photo ${id}: ${error.message}`);
      return FLAT_PICTURE;
    });
  }
}
