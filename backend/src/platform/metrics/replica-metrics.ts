import { Injectable } from '@nestjs/common';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Sampled } from '#common/operations/system-measures.js';
import { ReadReplica } from '../database/replica/read-replica.js';
import { VisitorReads, type AnsweredBy } from '../database/replica/visitor-reads.js';
import { Growth } from './growth.js';
import type { MetricSource } from './metrics.js';

/** Use of the read replica, and how far it is behind. */
@Injectable()
export class ReplicaMetrics implements MetricSource {
  private readonly growth = new Growth();

  constructor(
    private readonly replica: ReadReplica,
    private readonly reads: VisitorReads,
  ) {}

  sample(): Sampled {
    const { lagSeconds } = this.replica;
    if (lagSeconds === undefined) return {};
    const { replica, primary_behind: behind, primary_down: down } = this.reads.choices;
    return {
      replica: lagSeconds,
      deReplica: this.growth.of('replica', replica),
      dePrimaria: this.growth.of('primary', behind + down),
    };
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
