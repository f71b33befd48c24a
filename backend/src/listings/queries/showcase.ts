import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Operation } from '#common/vocabulary/operations.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import type { ListingCardWire, MapListingWire } from '#common/wire/listings.js';
import { offsetOf, type PageRequest } from '#platform/http/list-page.js';
import { PublicCards } from './public-cards.js';

const LATEST = 12;
const FEATURED = 24;
const MAP_LIMIT = 20_000;
const NEWEST = 'ORDER BY s.published_at DESC, s.listing_id DESC';

/** The lists that pages show without being asked: featured, latest, related, the map, codes to try. */
@Injectable()
export class Showcase {
  constructor(
    private readonly database: DataSource,
    private readonly cards: PublicCards,
  ) {}

  async featured(operation: Operation | null): Promise<ListingCardWire[]> {
    return this.cards.list(`WHERE s.featured AND ($1::text IS NULL OR s.operation = $1) ${NEWEST} LIMIT $2`, [
      operation,
      FEATURED,
    ]);
  }

  async latest(operation: Operation | null): Promise<ListingCardWire[]> {
    return this.cards.list(`WHERE ($1::text IS NULL OR s.operation = $1) ${NEWEST} LIMIT $2`, [
      operation,
      LATEST,
    ]);
  }

  async related(related: { id: number; town: string; operation: Operation }): Promise<ListingCardWire[]> {
    return this.cards.list(
      `WHERE s.operation = $1 AND s.town = $2 AND s.listing_id <> $3 ORDER BY s.featured DESC, s.published_at DESC, s.listing_id DESC LIMIT $4`,
      [related.operation, related.town, related.id, LIMITS.relatedListings],
    );
  }

  async onMap(): Promise<MapListingWire[]> {
    const rows: { card: ListingCardWire }[] = await this.database.query(
      `SELECT s.card FROM search s WHERE s.latitude IS NOT NULL ${NEWEST} LIMIT $1`,
      [MAP_LIMIT],
    );
    return rows.map(({ card }) => ({
      codigo: card.codigo,
      tipoOperacion: card.tipoOperacion,
      tipoVivienda: card.tipoVivienda,
      idTipoVivienda: card.idTipoVivienda,
      title: card.title,
      dormitorios: card.bedrooms,
      ambientes: card.rooms,
      latitud: card.latitud!,
      longitud: card.longitud!,
      direccionCompleta: card.direccionCompleta,
      precio: card.precio,
      moneda: card.moneda,
      precioPor: card.precioPor,
      miniatura: card.imagen?.miniatura ?? null,
    }));
  }

  /**
   * A random handful, for the placeholder of the code search: from a random place in the order of ids, around the end, so
   * that it costs the same at any size.
   */
  async codes(): Promise<string[]> {
    const rows: { code: string }[] = await this.database.query(
      `WITH start AS (SELECT (random() * max(listing_id))::int AS id FROM search),
            above AS (SELECT code FROM search WHERE listing_id >= (SELECT id FROM start) ORDER BY listing_id LIMIT $1),
            below AS (SELECT code FROM search WHERE listing_id < (SELECT id FROM start) ORDER BY listing_id LIMIT $1)
       SELECT code FROM (SELECT * FROM above UNION ALL SELECT * FROM below) AS codes LIMIT $1`,
      [LIMITS.codesSample],
    );
    return rows.map(({ code }) => code);
  }

  async directory(types: number[], page: PageRequest): Promise<{ rows: ListingCardWire[]; total: number }> {
    const [{ total }] = await this.database.query(
      'SELECT count(*)::int AS total FROM search WHERE property_type = ANY($1)',
      [types],
    );
    const rows = await this.cards.list(
      `WHERE s.property_type = ANY($1) ORDER BY s.featured DESC, s.published_at DESC, s.listing_id DESC LIMIT $2 OFFSET $3`,
      [types, page.pageSize, offsetOf(page)],
    );
    return { rows, total };
  }
}
