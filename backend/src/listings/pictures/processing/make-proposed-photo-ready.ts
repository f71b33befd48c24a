import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { ProposedImage } from '../proposed-image.entity.js';
import { PHOTOS_QUEUE, type PhotoJob } from './photos-queue.js';
import { RenditionRun } from './rendition-run.js';

export const makeProposedPhotoReady = defineJob<PhotoJob>(PHOTOS_QUEUE, 'make-proposed-photo-ready');

/** Makes the renditions of a photo that waits for the operator. Its original, with the location in the EXIF data, is not kept meanwhile. */
@Injectable()
@Handles(makeProposedPhotoReady)
export class MakeProposedPhotoReady implements JobHandler<PhotoJob> {
  constructor(
    private readonly database: DataSource,
    private readonly run: RenditionRun,
  ) {}

  async handle({ imageId: id }: PhotoJob): Promise<void> {
    const rows = this.database.getRepository(ProposedImage);
    const image = await rows.findOneBy({ id, status: 'processing' });
    if (!image) return;
    await this.run.of(image, {
      finish: async ({ widths, pictureHash, storageKey, mark }) => {
        const ready = {
          status: 'ready' as const,
          widths,
          pictureHash,
          storageKey,
          mark,
          original: null,
          lastError: null,
          readyAt: () => 'now()',
        };
        const { affected } = await rows.update({ id, status: 'processing' }, ready);
        return affected === 1;
      },
      postpone: async (change, reason) => {
        await this.database.query(
          `UPDATE proposed_images SET ${change} WHERE id = $1 AND status = 'processing'`,
          [id, reason],
        );
      },
    });
  }
}
