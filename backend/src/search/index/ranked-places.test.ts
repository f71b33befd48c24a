import { Bitset } from './columns/bitset.js';
import { CachedSets } from './cached-sets.js';
import { ChangedPlaces } from './columns/changed-places.js';
import { NewestFirst } from './columns/newest-first.js';
import { RankedPlaces } from './ranked-places.js';

/** More than are sorted or tested synchronously. */
const COUNT = 20_000;
const VALUES = 500;

/** Listings with a number each, of which every seventh has none. */
class Numbered {
  readonly all = new Bitset();
  readonly changes = new ChangedPlaces();
  readonly newest = new NewestFirst({ publishedAt: (place) => place % 100, idAt: (place) => place });
  readonly places = COUNT;
  readonly numbers = Array.from({ length: COUNT }, (_, place) =>
    place % 7 === 0 ? Number.NaN : (place * 7_919) % VALUES,
  );
  readonly column = { follow: () => undefined, read: (place: number) => this.numbers[place]! };

  constructor() {
    for (let place = 0; place < COUNT; place++) this.all.add(place);
    this.newest.fill(Uint32Array.from(this.numbers.keys()));
  }

  change(place: number, number: number): void {
    this.numbers[place] = number;
    this.changes.note(place);
  }

  remove(place: number): void {
    this.newest.remove(place);
    this.all.delete(place);
    this.changes.note(place);
  }

  sorted(): number[] {
    return [...this.all.toArray()]
      .filter((place) => !Number.isNaN(this.numbers[place]))
      .sort((one, other) => this.numbers[one]! - this.numbers[other]! || this.newest.compare(one, other));
  }

  sortedDown(): number[] {
    return this.sorted().sort(
      (one, other) => this.numbers[other]! - this.numbers[one]! || this.newest.compare(one, other),
    );
  }
}

const visited = (ranked: RankedPlaces): number[] => {
  const places: number[] = [];
  ranked.visitUp((place) => places.push(place) > 0);
  return places;
};

const visitedDown = (ranked: RankedPlaces): number[] => {
  const places: number[] = [];
  ranked.visitDown((place) => places.push(place) > 0);
  return places;
};

describe('an order of many places', () => {
  it('is computed in turns, and contains what changed meanwhile', async () => {
    const listings = new Numbered();
    const ranked = new RankedPlaces(listings, listings.column);
    expect(ranked.isPrepared()).toBe(false);
    const prepared = [ranked.prepare(), ranked.prepare()];
    listings.change(0, 3);
    listings.change(12_345, Number.NaN);
    listings.change(19_999, 499);
    listings.remove(15_001);
    await Promise.all(prepared);
    expect(ranked.isPrepared()).toBe(true);
    expect(visited(ranked)).toEqual(listings.sorted());
  });

  it('is visited downwards with ties newest first, after changes too', async () => {
    const listings = new Numbered();
    const ranked = new RankedPlaces(listings, listings.column);
    await ranked.prepare();
    expect(visitedDown(ranked)).toEqual(listings.sortedDown());
    listings.change(0, 3);
    listings.change(1, 499);
    listings.change(9_001, 3.5);
    listings.change(19_999, 1_000);
    listings.remove(15_001);
    // All places of the lowest number.
    for (const place of listings.sorted().filter((one) => listings.numbers[one] === 0))
      listings.change(place, Number.NaN);
    expect(visitedDown(ranked)).toEqual(listings.sortedDown());
    expect(visited(ranked)).toEqual(listings.sorted());
  });

  it.each([
    ['both ends', 100, 120],
    ['no lower end', null, 7],
    ['no upper end', 480.5, null],
    ['no end', null, null],
    ['nothing between', 10.2, 10.8],
    ['ends the wrong way round', 20, 10],
  ])('finds the places of a range: %s', async (_, from, to) => {
    const listings = new Numbered();
    const ranked = new RankedPlaces(listings, listings.column);
    await ranked.prepare();
    listings.change(0, 110);
    listings.change(8, 1_000);
    listings.remove(15_001);
    const expected = listings
      .sorted()
      .filter(
        (place) => listings.numbers[place]! >= (from ?? 0) && listings.numbers[place]! <= (to ?? Infinity),
      );
    expect([...ranked.between(from, to).toArray()]).toEqual(expected.toSorted((one, other) => one - other));
  });

  it('is computed again after many changes', async () => {
    const listings = new Numbered();
    const ranked = new RankedPlaces(listings, listings.column);
    await ranked.prepare();
    for (let place = 0; place < 501; place++) listings.change(place, VALUES - place);
    expect(ranked.isPrepared()).toBe(false);
    await ranked.prepare();
    expect(visited(ranked)).toEqual(listings.sorted());
  });
});

describe('a set of many places', () => {
  it('is computed in turns, and contains what changed meanwhile', async () => {
    const listings = new Numbered();
    const sets = new CachedSets(listings, listings.column);
    const isLow = (number: number): boolean => number < 50;
    expect(sets.isPrepared('low')).toBe(false);
    const prepared = sets.prepare({ name: 'low', holds: isLow });
    listings.change(0, 3);
    listings.change(1, Number.NaN);
    listings.remove(19_998);
    await prepared;
    expect(sets.isPrepared('low')).toBe(true);
    const expected = [...listings.all.toArray()].filter((place) => isLow(listings.numbers[place]!));
    expect([...sets.of({ name: 'low', holds: isLow }).toArray()]).toEqual(expected);
  });
});
