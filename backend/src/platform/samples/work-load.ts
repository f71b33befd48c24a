import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readWaiting } from '../metrics/work-waiting.js';
import { LoadSource, type Load } from './load.js';

/** Background work as a worker sees it. Every worker sees the same. */
@Injectable()
export class WorkLoad extends LoadSource {
  override readonly kind = 'worker';

  constructor(private readonly database: DataSource) {
    super();
  }

  override async take(): Promise<Load> {
    const kinds = await readWaiting(this.database);
    return {
      measures: {
        pendientes: kinds.reduce((sum, { waiting }) => sum + waiting, 0),
        espera: Math.max(...kinds.map(({ seconds }) => seconds)),
      },
      routes: [],
    };
  }
}
