import { Injectable } from '@nestjs/common';
import { CARD_SIZE } from '#common/site/share-card.js';
import { Random } from '#platform/process/clock.js';
import { defineJob, defineQueue, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { deadlineMs } from '#platform/timings.js';
import { renditionName } from '../../listings/pictures/public.js';
import { ShareCards, type NewCard, type Outdated } from './share-cards.js';
import { CardPainter } from './card-painter.js';
import { cardVersion } from './card-version.js';
import type { CardContent } from './card-content.js';
import { ListingsToDraw } from './listings-to-draw.js';

/** Drawing a card takes up to 200 ms of CPU. */
const MOST_AT_A_TIME = 20;
const KEY_BYTES = 12;

const shareCards = defineQueue('share-cards', 1);
export const makeShareCards = defineJob(shareCards, 'make-share-cards', { every: deadlineMs('shareCards') });

/** Draws the cards of public listings that have none, or whose card would be drawn differently now (public-site.md §2, Pictures of links). */
@Injectable()
@Handles(makeShareCards)
export class MakeShareCards implements JobHandler<Record<string, never>> {
  constructor(
    private readonly cards: ShareCards,
    private readonly listings: ListingsToDraw,
    private readonly storage: FileStorage,
    private readonly random: Random,
    private readonly painter: CardPainter,
  ) {}

  async handle(): Promise<void> {
    const outdated = await this.cards.outdated(MOST_AT_A_TIME);
    if (outdated.length === 0) return;
    const contents = await this.listings.contents(outdated.map(({ listingId }) => listingId));
    const right: Outdated[] = [];
    const made: NewCard[] = [];
    for (const one of outdated) {
      const content = contents.get(one.listingId);
      if (!content) continue;
      const version = cardVersion(content);
      if (version === one.version) right.push(one);
      else made.push({ ...one, version, storageKey: await this.draw(content) });
    }
    await this.cards.confirm(right);
    await this.cards.keep(made);
  }

  /** @returns the storage key */
  private async draw(content: CardContent): Promise<string> {
    const key = this.random.token(KEY_BYTES);
    const card = await this.painter.paint(content, content.cover ? [content.cover] : []);
    await this.storage.put(renditionName({ key, width: CARD_SIZE.width, format: 'jpg' }), card);
    return key;
  }
}
