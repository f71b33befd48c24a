import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CleaningPreviewAnswer } from '#common/pricing/season/season-cleaning-calls.js';
import { RentedMarks } from '../../pricing/public.js';

/** Preview of a cleaning, and result of the last one. */
@Injectable()
export class CleaningPreview {
  constructor(
    private readonly database: DataSource,
    private readonly marks: RentedMarks,
  ) {}

  async read(): Promise<CleaningPreviewAnswer> {
    const now = await this.marks.count(this.database);
    const last = await this.marks.lastCleaning(this.database);
    return {
      success: true,
      precios: now.prices,
      inmuebles: now.listings,
      ultima: last
        ? {
            idLimpieza: last.id,
            fecha: last.createdAt.toISOString(),
            precios: last.prices,
            inmuebles: last.listings,
            administrador: last.administrator,
            deshecha: last.undoneAt?.toISOString() ?? null,
          }
        : null,
    };
  }
}
