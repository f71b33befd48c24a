import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListingCardWire, ListingStatsWire } from '#common/wire/listings.js';
import type { SearchRentalPrice, StoredCard } from '../data/search-row.entity.js';

export interface CardRow {
  card: StoredCard;
  rental_prices: SearchRentalPrice[];
  views: number | null;
  whatsapp_inquiries: number | null;
  email_inquiries: number | null;
}

/** Reads public cards by one piece of SQL over the search rows `s`. */
@Injectable()
export class PublicCards {
  constructor(private readonly database: DataSource) {}

  /** `rest` is what follows FROM: conditions, order and limit over `s`. */
  async rows(rest: string, values: unknown[]): Promise<CardRow[]> {
    return this.database.query(
      `SELECT s.card, s.rental_prices, t.views, t.whatsapp_inquiries, t.email_inquiries
       FROM search s LEFT JOIN listing_stats t ON t.listing_id = s.listing_id ${rest}`,
      values,
    );
  }

  async list(rest: string, values: unknown[]): Promise<ListingCardWire[]> {
    return (await this.rows(rest, values)).map((row) => presentRow(row));
  }
}

/** A stored card with its statistics, and with the price of what was searched for. */
export function presentRow(row: CardRow, searched: ListingCardWire['precioBuscado'] = null): ListingCardWire {
  return { ...row.card, precioBuscado: searched, estadisticas: presentStats(row) };
}

export function presentStats(row: Omit<CardRow, 'card' | 'rental_prices'>): ListingStatsWire {
  return {
    cantVistas: row.views ?? 0,
    cantConsultaEmail: row.email_inquiries ?? 0,
    cantConsultaWpp: row.whatsapp_inquiries ?? 0,
  };
}
