import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { METRIC_SOURCES, Metrics, type MetricSource } from './metrics.js';
import { MetricsServer } from './metrics-server.js';

/** Metrics of a process and the port that serves them. */
@Module({})
export class MetricsModule {
  /**
   * @param platform sources that the platform provides
   * @param modules sources that `imports` export
   */
  static with({
    imports = [],
    platform,
    modules,
  }: {
    imports?: Type[];
    platform: Type<MetricSource>[];
    modules: Type<MetricSource>[];
  }): DynamicModule {
    const sources = {
      provide: METRIC_SOURCES,
      inject: [...platform, ...modules],
      useFactory: (...all: MetricSource[]) => all,
    };
    return { module: MetricsModule, imports, providers: [...platform, sources, Metrics, MetricsServer] };
  }
}
