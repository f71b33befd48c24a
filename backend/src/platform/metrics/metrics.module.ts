import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { METRIC_SOURCES, Metrics, type MetricSource } from './metrics.js';
import { MetricsServer } from './metrics-server.js';
import { Sampler } from './sampler.js';

/** Metrics of a process, the port that serves them, and the samples of them that the page 'Sistema' shows. */
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
    return {
      module: MetricsModule,
      imports,
      providers: [...platform, sources, Metrics, MetricsServer, Sampler],
    };
  }
}
