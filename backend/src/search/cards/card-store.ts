import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DataSource } from 'typeorm';
import type { PriorPrice } from '#common/pricing/price-drop.js';
import { Settings } from '#platform/config/settings.js';
import { mapInTurns } from '#platform/process/own-turn.js';
import { Season } from '../../pricing/public.js';
import type { ListingIndex } from '../index/listing-index.js';
import type { SearchReferences } from '../questions/search-references.js';
import { CardFile } from './card-file.js';
import { presentCardFacts } from './card.presenter.js';
import { PublicCards } from './public-cards.js';

/** Size limit of the file in bytes: more than a million cards. */
const MOST_BYTES = 2 * 1024 ** 3;

/**
 * What cards of listings say regardless of the search, serialised: `,{"idInmuebles":…`, without the price and the end. A card is valid until
 * its listing, the amenity catalogue or the day changes.
 */
@Injectable()
export class CardStore implements OnApplicationShutdown {
  /** What all cards depend on besides their listing. */
  private amenities: SearchReferences['amenities'] | undefined;
  private dayAndNights = '';
  /** Changes when all cards are forgotten. */
  version = 0;
  /** Amounts before a drop, by place; most listings have none. */
  private readonly drops = new Map<number, readonly PriorPrice[]>();

  private readonly file: CardFile;

  constructor(
    { DATA_DIR }: Settings,
    private readonly cards: PublicCards,
    private readonly season: Season,
    private readonly database: DataSource,
  ) {
    this.file = new CardFile(join(DATA_DIR, 'cards'), MOST_BYTES);
  }

  onApplicationShutdown(): void {
    this.file.close();
  }

  /** Forgets all cards if what they depend on has changed; before they are used. */
  follow({ amenities }: SearchReferences): void {
    const { calendar, today } = this.season.current();
    const dayAndNights = `${today} ${calendar.key}`;
    // An equal catalogue is another object after a change of the rate or of a zone.
    const isSame = this.dayAndNights === dayAndNights && isDeepStrictEqual(this.amenities, amenities);
    this.amenities = amenities;
    if (isSame) return;
    this.dayAndNights = dayAndNights;
    this.version += 1;
    this.file.forget();
  }

  has(index: ListingIndex, place: number): boolean {
    return this.file.has(place, index.stampAt(place));
  }

  /** Length in bytes of a card that it has. */
  lengthAt(place: number): number {
    return this.file.lengthAt(place);
  }

  /** Copies a card that it has. */
  copy(place: number, target: Buffer, at: number): void {
    this.file.copy(place, target, at);
  }

  /** Amounts before a drop of a card that it has. */
  priorPricesAt(place: number): readonly PriorPrice[] | undefined {
    return this.drops.get(place);
  }

  /** Reads cards from the database, those that it has too. */
  async read(index: ListingIndex, places: readonly number[]): Promise<void> {
    if (places.length === 0) return;
    const byId = new Map(
      places.map((place) => [index.idAt(place), { place, stamp: index.stampAt(place) }] as const),
    );
    const { version } = this;
    // A replica may lack a change that the index has: its card would be kept under the stamp of the change.
    const cards = await this.cards.unpriced([...byId.keys()], this.database);
    await mapInTurns(cards, (card) => {
      // Cards that were made of what has changed since would stay.
      if (version !== this.version) return;
      const { place, stamp } = byId.get(card.facts.id)!;
      const { priorPrices } = card.facts;
      if (priorPrices.length > 0) this.drops.set(place, priorPrices);
      else this.drops.delete(place);
      this.file.put(place, stamp, Buffer.from(`,${JSON.stringify(presentCardFacts(card)).slice(0, -1)}`));
    });
  }
}
