import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Outline } from '#common/listings/zones/outline.js';
import type { Zone } from '#common/listings/zones/zones.js';
import { ADVISORY_LOCKS, lockUntilCommit } from '#platform/database/advisory-locks.js';
import { changedRows, oneRow, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/** The zones at one moment. */
export interface ZoneMap {
  zones: Zone[];
  /** Number of the last change; search rows keep the number that they were built with. */
  change: number;
}

/** A zone with the number of its public notices. */
export interface CountedZone extends Zone {
  version: number;
  listings: number;
}

/** After this time no transaction is open that read the zones before a change. */
const SETTLED = '1 hour';

/** The zones of towns, and the areas in which they changed. */
@Injectable()
export class Zones {
  constructor(private readonly database: DataSource) {}

  async all(from: Database = this.database): Promise<Zone[]> {
    return (await readZones(from)).zones;
  }

  /** By town and name. */
  async counted(): Promise<CountedZone[]> {
    return rowsOf<CountedZone>(
      this.database,
      `SELECT z.id, z.town, z.name, z.outline, z.former_slugs AS "formerSlugs", z.version, count(s.listing_id)::int AS listings
       FROM zones z LEFT JOIN search s ON s.zone_id = z.id GROUP BY z.id ORDER BY z.town, fold(z.name)`,
    );
  }

  /** Waits for other changes of zones, so that their numbers commit in order. */
  async lock(tx: Transaction): Promise<void> {
    await lockUntilCommit(tx, ADVISORY_LOCKS.zones);
  }

  /** Notes the rectangle of each outline: the search rows in it are built again (`SearchReindex`). */
  async noteChange(tx: Transaction, ...changed: { town: string; outline: Outline }[]): Promise<void> {
    for (const { town, outline } of changed) {
      const [latitudes, longitudes] = [outline.map(([one]) => one), outline.map(([, one]) => one)];
      await tx.query(
        'INSERT INTO zone_changes (town, south, north, west, east) VALUES ($1, $2, $3, $4, $5)',
        [
          town,
          Math.min(...latitudes),
          Math.max(...latitudes),
          Math.min(...longitudes),
          Math.max(...longitudes),
        ],
      );
    }
  }

  /** Forgets changes that every search row has followed. */
  async forgetFollowed(tx: Transaction): Promise<void> {
    await changedRows(tx, `DELETE FROM zone_changes WHERE changed_at < now() - interval '${SETTLED}'`);
  }
}

/** Zones and number in one statement, so that they belong together. */
export function readZones(from: Database): Promise<ZoneMap> {
  return oneRow<ZoneMap>(
    from,
    `SELECT (SELECT coalesce(max(c.id), 0) FROM zone_changes c) AS change,
            coalesce((SELECT json_agg(json_build_object('id', z.id, 'town', z.town, 'name', z.name, 'outline', z.outline,
              'formerSlugs', z.former_slugs) ORDER BY z.id) FROM zones z), '[]') AS zones`,
  );
}

/** SQL condition: a zone changed around the point of search row `s` after the row was built. */
export const ZONES_CHANGED = `EXISTS (
  SELECT FROM zone_changes c WHERE c.id > s.zone_change AND c.town = s.town
    AND s.latitude BETWEEN c.south AND c.north AND s.longitude BETWEEN c.west AND c.east)`;
