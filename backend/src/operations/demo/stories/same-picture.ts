import type { EntityManager } from 'typeorm';
import { Listing } from '../../../listings/public.js';
import { hashPicture, Image } from '../../../listings/pictures/public.js';
import { readDemoPicture, type DemoPhoto } from '../load/demo-photos.js';

/**
 * Gives a hash to the cover of one pending notice and to the same picture of a public notice of another owner, so that the review shows
 * them side by side. The other pictures of the demonstration are not compared.
 * @param photos by name
 */
export async function compareOnePicture(
  tx: EntityManager,
  photos: ReadonlyMap<string, DemoPhoto>,
): Promise<void> {
  const rows = tx.getRepository(Image);
  const pending = await tx
    .getRepository(Listing)
    .find({ where: { status: 'pending' }, order: { id: 'ASC' } });
  for (const { id, contactId } of pending) {
    const cover = await rows.findOneBy({ listingId: id, position: 1 });
    const drawing = [...photos.values()].find(({ alt }) => alt === cover?.alt);
    if (!cover || !drawing) continue;
    const other = await rows
      .createQueryBuilder('photo')
      .innerJoin(Listing, 'notice', 'notice.id = photo.listingId')
      .where({ alt: cover.alt })
      .andWhere(`notice.status = 'active' AND notice.contactId <> :contactId`, { contactId })
      .orderBy('notice.id')
      .getOne();
    if (!other) continue;
    const pictureHash = await hashPicture(await readDemoPicture(drawing.name));
    await rows.update([cover.id, other.id], { pictureHash });
    return;
  }
}
