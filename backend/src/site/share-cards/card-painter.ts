import { Injectable, Logger } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Settings } from '#platform/config/settings.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { renditionName } from '../../listings/pictures/public.js';
import type { CardPicture, CardWords } from './card-content.js';
import { drawCard } from './draw-card.js';

const BACKGROUND = resolve('backend/assets/share-card.jpg');

/** Draws cards with photos of the storage. */
@Injectable()
export class CardPainter {
  private readonly log = new Logger(CardPainter.name);

  constructor(
    private readonly storage: FileStorage,
    private readonly settings: Settings,
  ) {}

  /**
   * Draws a card. Photos whose file is missing are left out. Uses the drawing of the coast if no photo remains or one is damaged.
   * @param photos at most four
   * @returns a JPEG file
   */
  async paint(words: CardWords, photos: readonly CardPicture[]): Promise<Buffer> {
    const siteName = this.settings.SITE_NAME;
    const files = await Promise.all(photos.map((photo) => this.fileOf(photo)));
    const pictures = files.filter((file) => file !== undefined);
    if (pictures.length > 0) {
      try {
        return await drawCard(words, { pictures, siteName });
      } catch (error) {
        this.log.warn(`A card is drawn without photos: ${(error as Error).message}`);
      }
    }
    return drawCard(words, { pictures: [await readFile(BACKGROUND)], siteName });
  }

  private async fileOf({ key, widths }: CardPicture): Promise<Buffer | undefined> {
    const width = Math.max(...widths);
    const file = await this.storage.open(renditionName({ key, width, format: 'webp' }));
    return file && buffer(file.stream);
  }
}
