import { Injectable } from '@nestjs/common';
import { coordinatesOf, type MapTiles } from '#common/search/map/map-tiles.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import type { MapArea } from '#common/kernel/places.js';
import { MapGrid, type MapGroup } from './map-grid.js';
import { IndexFeed } from '../index/index-feed.js';
import { foundInIndex } from '../index/map-found.js';
import type { FoundOnMap } from '../index/found-on-map.js';
import { MapRows } from './map-rows.js';
import { PublicCards, type PublicCard } from '../cards/public-cards.js';
import { SearchContexts } from '../questions/search-contexts.js';
import { StaySearch } from '../results/stay-search.js';
import { quotedStays } from '../../listings/rows/public.js';

/** A search of one operation, or the same search for both. */
export type MapQuestion = readonly [SearchFilters, ...SearchFilters[]];

export interface MapOverview {
  total: number;
  /** Bounding box; null if there are no results. */
  area: MapArea | null;
}

/** Listings at one location, newest first. */
export interface MapPlace {
  count: number;
  cards: PublicCard[];
}

/** A listing that was asked for by code. */
export interface CodedCard extends PublicCard {
  /** Its former codes among those. */
  formerCodes: string[];
}

export interface MapWindow {
  total: number;
  clusters: Extract<MapGroup, { kind: 'cluster' }>[];
  places: MapPlace[];
}

/** Search results on the map: overall extent, groups in a window, and a list. */
@Injectable()
export class MapSearch {
  constructor(
    private readonly contexts: SearchContexts,
    private readonly feed: IndexFeed,
    private readonly rows: MapRows,
    private readonly cards: PublicCards,
    private readonly stays: StaySearch,
  ) {}

  /** @throws Problem 'invalid' if prices of both currencies cannot be compared; `window` and `list` also throw it */
  async overview(question: MapQuestion): Promise<MapOverview> {
    const found = await this.find(question);
    return { total: found.total, area: areaOf(found) };
  }

  /** Listings in a window, grouped where they are dense. */
  async window(question: MapQuestion, tiles: MapTiles): Promise<MapWindow> {
    const found = await this.find(question);
    const grid = new MapGrid(tiles);
    found.forEachNear(tiles, (key, x, y) => grid.add(key, x, y));
    const groups = grid.groups();
    const places = groups.filter((group) => group.kind === 'place');
    const cards = await this.cardsOf(
      question,
      found,
      places.flatMap(({ keys }) => keys),
    );
    return {
      total: found.total,
      clusters: groups.filter((group) => group.kind === 'cluster'),
      places: places.flatMap(({ count, keys }): MapPlace[] => {
        const own = keys.flatMap((key) => cards.get(key) ?? []).toSorted(newestFirst);
        return own.length > 0 ? [{ count, cards: own }] : [];
      }),
    };
  }

  /** The newest listings. */
  async list(question: MapQuestion, count: number): Promise<{ total: number; cards: PublicCard[] }> {
    const found = await this.find(question);
    const keys = found.newest(count);
    const cards = await this.cardsOf(question, found, keys);
    return { total: found.total, cards: keys.flatMap((key) => cards.get(key) ?? []) };
  }

  /** Listings by present or former code, in this order, with their lead prices in the search. */
  async byCodes(question: MapQuestion, codes: readonly string[]): Promise<CodedCard[]> {
    const [filters] = question;
    const context = await this.contexts.of({ ...filters, priceFrom: null, priceTo: null }, 'recientes');
    const listings = await this.cards.ofCodes(codes);
    const ids = listings.map(({ id }) => id);
    const quotes = context.stays.length > 0 ? await this.stays.quotes(context, ids) : undefined;
    const stays = quotes && quotedStays(filters, quotes);
    const cards = await this.cards.byIds(ids, { question: filters, ...(stays ? { stays } : {}) });
    const formerCodes = new Map(listings.map(({ id, formerCodes: former }) => [id, former]));
    return cards
      .filter(({ facts }) => facts.latitude !== null)
      .map((card) => ({ ...card, formerCodes: formerCodes.get(card.facts.id)! }));
  }

  private async find(question: MapQuestion): Promise<FoundOnMap> {
    const contexts = await Promise.all(question.map((filters) => this.contexts.of(filters, 'recientes')));
    const indexed = await this.feed.current({ words: question.flatMap(({ words }) => words) });
    return indexed ? foundInIndex(indexed, contexts) : this.rows.find(contexts);
  }

  /** By key. Listings withdrawn since they were found are missing. */
  private async cardsOf(
    [filters]: MapQuestion,
    { listingId, quoteAt }: FoundOnMap,
    keys: readonly number[],
  ): Promise<Map<number, PublicCard>> {
    const ids = keys.map(listingId);
    const quotes = quoteAt && new Map(keys.map((key, at) => [ids[at]!, quoteAt(key)] as const));
    const stays = quotes && quotedStays(filters, quotes);
    const cards = await this.cards.byIds(ids, { question: filters, ...(stays ? { stays } : {}) });
    const byId = new Map(cards.map((card) => [card.facts.id, card]));
    return new Map(
      keys.flatMap((key, at) => {
        const card = byId.get(ids[at]!);
        return card ? [[key, card] as const] : [];
      }),
    );
  }
}

function newestFirst({ facts: one }: PublicCard, { facts: other }: PublicCard): number {
  return other.publishedAt.localeCompare(one.publishedAt) || other.id - one.id;
}

function areaOf(found: FoundOnMap): MapArea | null {
  if (found.total === 0) return null;
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  found.forEach((_, x, y) => {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  });
  const northWest = coordinatesOf({ x: west, y: north });
  const southEast = coordinatesOf({ x: east, y: south });
  return {
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  };
}
