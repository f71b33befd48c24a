import { Injectable, Logger } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Random } from '#platform/clock/clock.js';
import { Settings } from '#platform/config/settings.js';
import { defineJob, defineQueue, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { FileStorage } from '#platform/storage/file-storage.js';
import { renditionName } from '../../photos/public.js';
import { ShareCards, type NewCard, type Outdated } from '../data/share-cards.js';
import { cardVersion } from '../card-version.js';
import type { CardContent } from '../domain/card-content.js';
import { CARD_WIDTH, drawCard } from '../draw-card.js';
import { ListingsToDraw } from '../queries/listings-to-draw.js';

/** Drawing a card takes up to 200 ms of CPU. */
const MOST_AT_A_TIME = 20;
const KEY_BYTES = 12;
const BACKGROUND = resolve('backend/assets/share-card.jpg');

const shareCards = defineQueue('share-cards', 1);
export const makeShareCards = defineJob(shareCards, 'make-share-cards', { every: 20_000 });

/** Draws the cards of public listings that have none, or whose card would be drawn differently now (docs/decisions/0075). */
@Injectable()
@Handles(makeShareCards)
export class MakeShareCards implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(MakeShareCards.name);

  constructor(
    private readonly cards: ShareCards,
    private readonly listings: ListingsToDraw,
    private readonly storage: FileStorage,
    private readonly random: Random,
    private readonly settings: Settings,
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
    const card = await this.drawn(content);
    await this.storage.put(renditionName({ key, width: CARD_WIDTH, format: 'jpg' }), card);
    return key;
  }

  /** With the background of listings without photos, if the file of the cover is missing or damaged. */
  private async drawn(content: CardContent): Promise<Buffer> {
    const siteName = this.settings.SITE_NAME;
    const cover = content.cover && (await this.coverOf(content.cover));
    if (cover) {
      try {
        return await drawCard(content, { picture: cover, siteName });
      } catch (error) {
        this.log.warn(`Cover of a card not drawn: ${(error as Error).message}`);
      }
    }
    return drawCard(content, { picture: await readFile(BACKGROUND), siteName });
  }

  private async coverOf({ key, widths }: NonNullable<CardContent['cover']>): Promise<Buffer | undefined> {
    const width = Math.max(...widths);
    const file = await this.storage.open(renditionName({ key, width, format: 'webp' }));
    return file && buffer(file.stream);
  }
}
