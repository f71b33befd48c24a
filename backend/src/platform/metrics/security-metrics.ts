import { Injectable } from '@nestjs/common';
import { Counter, type Registry } from 'prom-client';
import { SecurityLog } from '../security/security-log.js';
import type { MetricSource } from './metrics.js';

/** Security events (docs/decisions/0050). */
@Injectable()
export class SecurityMetrics implements MetricSource {
  constructor(private readonly log: SecurityLog) {}

  register(registry: Registry): void {
    const { log } = this;
    new Counter({
      name: 'costa_security_events_total',
      help: 'Security events by action and outcome',
      labelNames: ['action', 'outcome'] as const,
      registers: [registry],
      collect() {
        this.reset();
        for (const { action, outcome, count } of log.counts) this.inc({ action, outcome }, count);
      },
    });
  }
}
