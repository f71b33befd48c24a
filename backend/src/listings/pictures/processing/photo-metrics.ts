import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import type { Sampled } from '#common/operations/system-measures.js';
import { oneRow } from '#platform/database/rows.js';
import type { MetricSource } from '#platform/metrics/metrics.js';
import { sharedReading } from '#platform/metrics/shared-reading.js';
import { PhotoMarks } from '../photo-marks.js';

interface OpenPhotos {
  processing: number;
  failed: number;
  seconds: number;
}

/** A photo that is restored, or tried again by hand, waits from then on. */
const OPEN_PHOTOS = `
  SELECT count(*) FILTER (WHERE status = 'processing')::int AS processing, count(*) FILTER (WHERE status = 'failed')::int AS failed,
         coalesce(extract(epoch FROM now() - min(since) FILTER (WHERE status = 'processing')), 0)::float8 AS seconds
  FROM (SELECT status, coalesce(tried_since, next_attempt_at) AS since FROM images WHERE status IN ('processing', 'failed')
        UNION ALL SELECT status, coalesce(tried_since, next_attempt_at) FROM proposed_images WHERE status IN ('processing', 'failed')) AS open`;

/** Numbers of photos whose renditions are not made yet, or could not be made. */
@Injectable()
export class PhotoMetrics implements MetricSource {
  constructor(
    private readonly database: DataSource,
    private readonly marks: PhotoMarks,
  ) {}

  async sample(): Promise<Sampled> {
    const { processing, failed, seconds } = await this.read();
    return {
      'cantidad.fotos': processing,
      'espera.fotos': seconds,
      'foto.procesando': processing,
      'foto.fallida': failed,
      'foto.porMarcar': await this.marks.waiting(),
    };
  }

  private read(): Promise<OpenPhotos> {
    return oneRow<OpenPhotos>(this.database, OPEN_PHOTOS);
  }

  register(registry: Registry): void {
    const read = sharedReading(() => this.read());
    new Gauge({
      name: 'costa_photos',
      help: 'Photos that are not ready, by state',
      labelNames: ['state'] as const,
      registers: [registry],
      async collect() {
        const { processing, failed } = await read();
        this.set({ state: 'processing' }, processing);
        this.set({ state: 'failed' }, failed);
      },
    });
    new Gauge({
      name: 'costa_photos_oldest_seconds',
      help: 'Age of the oldest photo whose renditions are not made yet',
      registers: [registry],
      async collect() {
        this.set((await read()).seconds);
      },
    });
  }
}
