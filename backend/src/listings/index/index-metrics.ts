import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import type { MetricSource } from '#platform/metrics/metrics.js';
import { IndexFeed } from './index-feed.js';

/** State of the search index of this process. While it is not current, searches use SQL. */
@Injectable()
export class IndexMetrics implements MetricSource {
  constructor(private readonly feed: IndexFeed) {}

  register(registry: Registry): void {
    const { feed } = this;
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
      help: '1 while the search index contains every change that this process was told of',
      registers: [registry],
      collect() {
        this.set(feed.isCaughtUp ? 1 : 0);
      },
    });
  }
}
