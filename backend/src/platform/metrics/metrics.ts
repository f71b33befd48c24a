import { Inject, Injectable, Optional } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Sampled } from '#common/operations/system-measures.js';
import { Settings } from '../config/settings.js';

/** Measurements of a component, for Prometheus and for the page 'Sistema'. */
export interface MetricSource {
  /** Adds its metrics to the registry of the process. */
  register(registry: Registry): void;
  /** Values for a sample; a counter is given as its growth since the last sample. */
  sample?(): Sampled | Promise<Sampled>;
}

/** Token under which a process lists its metric sources. */
export const METRIC_SOURCES = Symbol('metric sources');

/**
 * The metrics of this process in Prometheus's format (docs/monitoring.md). They are served only while `METRICS_PORT` is set, and contain
 * no personal data: labels are routes, states and kinds, never addresses or ids.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor(
    { METRICS_PORT }: Settings,
    @Optional() @Inject(METRIC_SOURCES) sources: readonly MetricSource[] = [],
  ) {
    if (METRICS_PORT === undefined) return;
    collectDefaultMetrics({ register: this.registry });
    for (const source of sources) source.register(this.registry);
  }
}
