import { slug } from '../../kernel/text.js';
import { areaOf, contains, type Outline } from './outline.js';

/** A zone (barrio) of a town. */
export interface KnownZone {
  id: number;
  town: string;
  name: string;
  /** Slugs of names that it had. */
  formerSlugs?: readonly string[];
}

export interface Zone extends KnownZone {
  outline: Outline;
}

/** What a search says about places. */
interface SearchedPlaces {
  towns: string[];
  zones: string[];
}

/** The zone of a point that the site shows. Of zones that overlap it is the smallest, of equal ones the oldest. */
export function zoneAt(
  zones: readonly Zone[],
  { town, latitude, longitude }: { town: string; latitude: number | null; longitude: number | null },
): Zone | null {
  if (latitude === null || longitude === null) return null;
  const holding = zones.filter((zone) => zone.town === town && contains(zone.outline, [latitude, longitude]));
  const [first = null] = holding.toSorted(
    (one, other) => areaOf(one.outline) - areaOf(other.outline) || one.id - other.id,
  );
  return first;
}

/**
 * The zones that a search names by id, name, slug (`punta-mogotes`) or former name. Towns may have zones of the same name: those of the searched
 * towns come first.
 */
export function namedZones<Known extends KnownZone>(
  known: readonly Known[],
  wanted: string,
  towns: readonly string[] = [],
): Known[] {
  const isNear = ({ town }: KnownZone) => towns.length === 0 || towns.includes(town);
  const byId = known.filter(({ id }) => String(id) === wanted);
  if (byId.length > 0) return byId;
  const near = known.filter(isNear);
  const named = near.filter(({ name }) => slug(name) === slug(wanted));
  return named.length > 0 ? named : near.filter(({ formerSlugs }) => formerSlugs?.includes(slug(wanted)));
}

/** The places of a search by their present names, so that each search has one address. A zone brings its town; unknown zones are unchanged. */
export function presentPlaces(known: readonly KnownZone[], { towns, zones }: SearchedPlaces): SearchedPlaces {
  const named = zones.map((wanted) => ({ wanted, found: namedZones(known, wanted, towns) }));
  const towned = [...new Set(named.flatMap(({ found }) => found.map(({ town }) => town)))];
  const present = named.flatMap(({ wanted, found }) =>
    found.length > 0 ? found.map(({ name }) => slug(name)) : [wanted],
  );
  return {
    towns: towns.length === 0 && towned.length === 1 ? towned : towns,
    zones: [...new Set(present)],
  };
}
