import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  BlockedNetworkWire,
  RefusalsAnswer,
  RefusingNetworkWire,
} from '#common/accounts/security/security-calls.js';
import { rowsOf } from '#platform/database/rows.js';

const HOURS = 24;
const MOST_NETWORKS = 50;
const MOST_ROUTES = 5;

interface NetworkRow {
  network: string;
  requests: string;
  last_at: Date;
  routes: { ruta: string; estado: number; pedidos: number }[];
  blocked_until: Date | null;
}

/** Refused requests of the last 24 hours, and blocked networks. */
@Injectable()
export class Refusals {
  constructor(private readonly database: DataSource) {}

  async view(): Promise<Omit<RefusalsAnswer, 'success'>> {
    const [horas, redes, bloqueadas] = await Promise.all([this.hours(), this.networks(), this.blocked()]);
    return { horas, redes, bloqueadas };
  }

  private async hours(): Promise<RefusalsAnswer['horas']> {
    const rows = await rowsOf<{ hour: Date; requests: string }>(
      this.database,
      `SELECT h.hour, coalesce(sum(r.requests), 0) AS requests
       FROM generate_series(date_trunc('hour', now()) - interval '${HOURS - 1} hours', now(), interval '1 hour') AS h (hour)
       LEFT JOIN offered_refused_requests r ON r.hour = h.hour GROUP BY h.hour ORDER BY h.hour`,
    );
    return rows.map(({ hour, requests }) => ({ hora: hour.toISOString(), pedidos: Number(requests) }));
  }

  private async networks(): Promise<RefusingNetworkWire[]> {
    const rows = await rowsOf<NetworkRow>(
      this.database,
      `WITH refused AS (
         SELECT network, route, status, sum(requests) AS requests, max(last_at) AS last_at
         FROM offered_refused_requests WHERE hour > now() - interval '${HOURS} hours' GROUP BY network, route, status),
       most AS (
         SELECT network, sum(requests) AS requests, max(last_at) AS last_at
         FROM refused GROUP BY network ORDER BY sum(requests) DESC, network LIMIT ${MOST_NETWORKS})
       SELECT m.network, m.requests, m.last_at, b.blocked_until,
              (SELECT jsonb_agg(jsonb_build_object('ruta', r.route, 'estado', r.status, 'pedidos', r.requests))
               FROM (SELECT * FROM refused r WHERE r.network = m.network
                     ORDER BY r.requests DESC, r.route, r.status LIMIT ${MOST_ROUTES}) r) AS routes
       FROM most m LEFT JOIN offered_blocked_networks b ON b.network = m.network AND b.blocked_until > now()
       ORDER BY m.requests DESC, m.network`,
    );
    return rows.map(({ network, requests, last_at, routes, blocked_until }) => ({
      red: network,
      pedidos: Number(requests),
      ultimo: last_at.toISOString(),
      rutas: routes,
      bloqueadaHasta: blocked_until?.toISOString() ?? null,
    }));
  }

  private async blocked(): Promise<BlockedNetworkWire[]> {
    const rows = await rowsOf<{
      network: string;
      blocked_until: Date;
      reason: string;
      email: string | null;
      created_at: Date;
    }>(
      this.database,
      `SELECT b.network, b.blocked_until, b.reason, b.created_at, a.email FROM offered_blocked_networks b
       LEFT JOIN offered_administrators a ON a.id = b.administrator_id
       WHERE b.blocked_until > now() ORDER BY b.created_at DESC, b.network`,
    );
    return rows.map(({ network, blocked_until, reason, email, created_at }) => ({
      red: network,
      hasta: blocked_until.toISOString(),
      motivo: reason,
      cuenta: email,
      desde: created_at.toISOString(),
    }));
  }
}
