import { Injectable } from '@nestjs/common';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Sampled } from '#common/operations/system-measures.js';
import { ResponseCache } from '../cache/response-cache.js';
import { Growth } from './growth.js';
import type { MetricSource } from './metrics.js';

const MEGABYTE = 1_048_576;

/** Use and size of the cache of responses. */
@Injectable()
export class CacheMetrics implements MetricSource {
  private readonly growth = new Growth();

  constructor(private readonly cache: ResponseCache) {}

  sample(): Sampled {
    const { hits, misses, size } = this.cache;
    return {
      aciertos: this.growth.of('hits', hits),
      fallos: this.growth.of('misses', misses),
      cacheTamano: size / MEGABYTE,
    };
  }

  register(registry: Registry): void {
    const { cache } = this;
    new Counter({
      name: 'costa_response_cache_lookups_total',
      help: 'Requests for which the response cache was asked, by result',
      labelNames: ['result'] as const,
      registers: [registry],
      collect() {
        this.reset();
        this.inc({ result: 'hit' }, cache.hits);
        this.inc({ result: 'miss' }, cache.misses);
      },
    });
    new Gauge({
      name: 'costa_response_cache_bytes',
      help: 'Size of the cached responses',
      registers: [registry],
      collect() {
        this.set(cache.size);
      },
    });
  }
}
