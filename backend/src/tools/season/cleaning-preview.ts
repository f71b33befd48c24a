import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CleaningPreviewAnswer } from '#common/wire/tools.js';

/** What a clean-up would do now, and what the last one did. */
@Injectable()
export class CleaningPreview {
  constructor(private readonly database: DataSource) {}

  async read(): Promise<CleaningPreviewAnswer> {
    const [now] = await this.database.query(
      'SELECT count(*)::int AS prices, count(DISTINCT listing_id)::int AS listings FROM prices WHERE rented',
    );
    const [last] = await this.database.query(
      `SELECT s.*, a.email FROM season_cleanings s LEFT JOIN administrators a ON a.id = s.administrator_id ORDER BY s.id DESC LIMIT 1`,
    );
    return {
      success: true,
      precios: now.prices,
      inmuebles: now.listings,
      ultima: last
        ? {
            idLimpieza: last.id,
            fecha: last.created_at.toISOString(),
            precios: last.prices,
            inmuebles: last.listings,
            administrador: last.email,
            deshecha: last.undone_at?.toISOString() ?? null,
          }
        : null,
    };
  }
}
