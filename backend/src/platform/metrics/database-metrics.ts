import { Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import type { Sampled } from '#common/operations/system-measures.js';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Pool } from 'pg';
import type { MetricSource } from './metrics.js';

/** The connections of this process's database pool. */
@Injectable()
export class DatabaseMetrics implements MetricSource {
  constructor(private readonly database: DataSource) {}

  sample(): Sampled {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { enUso: totalCount - idleCount, libres: idleCount, conexiones: waitingCount };
  }

  register(registry: Registry): void {
    const poolOf = () => this.pool;
    new Gauge({
      name: 'costa_database_pool_connections',
      help: 'Connections of the database pool by state',
      labelNames: ['state'] as const,
      registers: [registry],
      collect() {
        const { totalCount, idleCount } = poolOf();
        this.set({ state: 'busy' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
      },
    });
    new Gauge({
      name: 'costa_database_pool_waiting',
      help: 'Queries that wait for a connection of the pool',
      registers: [registry],
      collect() {
        this.set(poolOf().waitingCount);
      },
    });
  }

  private get pool(): Pool {
    return (this.database.driver as PostgresDriver).master as Pool;
  }
}
