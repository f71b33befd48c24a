import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PendingOfNetworkWire } from '#common/accounts/security/security-calls.js';
import { rowsOf } from '#platform/database/rows.js';

/** Minimum number of pending listings of a network; a single one is decided individually. */
const LEAST = 2;
const MOST_NETWORKS = 50;
const EXAMPLES = 3;

interface NetworkRow {
  network: string;
  listings: number;
  unconfirmed: number;
  first_at: Date;
  last_at: Date;
  examples: { idInmuebles: number; texto: string }[];
}

/** Pending listings by the network that sent them, the largest number first. */
@Injectable()
export class PendingByNetwork {
  constructor(private readonly database: DataSource) {}

  async list(): Promise<PendingOfNetworkWire[]> {
    const rows = await rowsOf<NetworkRow>(
      this.database,
      `SELECT o.network, count(*)::int AS listings, count(*) FILTER (WHERE NOT l.confirmed)::int AS unconfirmed,
              min(l.created_at) AS first_at, max(l.created_at) AS last_at,
              jsonb_path_query_array(
                jsonb_agg(jsonb_build_object('idInmuebles', l.id, 'texto', left(l.notes, 80)) ORDER BY l.id DESC),
                '$[0 to ${EXAMPLES - 1}]') AS examples
       FROM listings l JOIN listing_origins o ON o.listing_id = l.id
       WHERE l.status = 'pending' GROUP BY o.network HAVING count(*) >= ${LEAST}
       ORDER BY count(*) DESC, o.network LIMIT ${MOST_NETWORKS}`,
    );
    return rows.map((row) => ({
      red: row.network,
      avisos: row.listings,
      sinConfirmar: row.unconfirmed,
      primero: row.first_at.toISOString(),
      ultimo: row.last_at.toISOString(),
      ejemplos: row.examples,
    }));
  }
}
