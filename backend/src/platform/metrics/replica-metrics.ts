import { Injectable } from '@nestjs/common';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Sampled } from '#common/rules/system-measures.js';
import { ReadReplica } from '../database/replica/read-replica.js';
import { VisitorReads, type AnsweredBy } from '../database/replica/visitor-reads.js';
import type { MetricSource } from './metrics.js';

/** Use of the read replica, and how far it is behind. */
@Injectable()
export class ReplicaMetrics implements MetricSource {
  constructor(
    private readonly replica: ReadReplica,
    private readonly reads: VisitorReads,
  ) {}

  sample(): Sampled {
    const { lagSeconds } = this.replica;
    return lagSeconds === undefined ? {} : { replica: lagSeconds };
  }

  register(registry: Registry): void {
    const { replica, reads } = this;
    new Counter({
      name: 'costa_visitor_reads_total',
      help: 'Requests that read the database for visitors while there is a read replica, by the server that answered',
      labelNames: ['server'] as const,
      registers: [registry],
      collect() {
        this.reset();
        for (const server of Object.keys(reads.choices) as AnsweredBy[])
          this.inc({ server }, reads.choices[server]);
      },
    });
    new Gauge({
      name: 'costa_replica_lag_seconds',
      help: 'For how long the read replica has lacked something of the primary, or does not answer; 0 without one',
      registers: [registry],
      collect() {
        this.set(replica.lagSeconds ?? 0);
      },
    });
  }
}
