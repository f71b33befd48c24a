import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import type { Sampled } from '#common/operations/system-measures.js';
import type { MetricSource } from '#platform/metrics/metrics.js';
import { sharedReading } from '#platform/metrics/shared-reading.js';
import { IndexFeed } from './index-feed.js';

/** State of the search index of this process. While it is not current, searches use SQL. */
@Injectable()
export class IndexMetrics implements MetricSource {
  constructor(private readonly feed: IndexFeed) {}

  async sample(): Promise<Sampled> {
    return { indice: (await this.feed.lag()).seconds, avisosIndice: this.feed.size };
  }

  register(registry: Registry): void {
    const { feed } = this;
    const lag = sharedReading(() => feed.lag());
    new Gauge({
      name: 'costa_search_index_lag_seconds',
      help: 'Maximum time for which the search index may have lacked a change; 0 if it lacks none',
      registers: [registry],
      async collect() {
        this.set((await lag()).seconds);
      },
    });
    new Gauge({
      name: 'costa_search_index_lag_changes',
      help: 'Changes that the search index lacks',
      registers: [registry],
      async collect() {
        this.set((await lag()).changes);
      },
    });
    new Gauge({
      name: 'costa_search_index_listings',
      help: 'Listings in the search index',
      registers: [registry],
      collect() {
        this.set(feed.size);
      },
    });
    new Gauge({
      name: 'costa_search_index_current',
      help: '1 while the search index contains every change of which this process was notified',
      registers: [registry],
      collect() {
        this.set(feed.isCaughtUp ? 1 : 0);
      },
    });
  }
}
