import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Settings } from '../config/settings.js';
import { LoadSource } from './load.js';
import { sendSpansTo } from './spans.js';
import { deadlineMs } from '../timings.js';

/** Sends traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; without the setting nothing is loaded or measured. */
@Injectable()
export class Tracing implements OnModuleInit, OnApplicationShutdown {
  private close: (() => Promise<void>) | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly process: LoadSource,
  ) {}

  async onModuleInit(): Promise<void> {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = this.settings;
    if (!endpoint) return;
    const { openOtlpSink } = await import('./otlp-sink.js');
    const { sink, close } = openOtlpSink({ endpoint, ratio, service: `costa-directa-${this.process.kind}` });
    this.close = close;
    sendSpansTo(sink);
  }

  async onApplicationShutdown(): Promise<void> {
    sendSpansTo(undefined);
    const closed = this.close?.().catch(() => undefined);
    await Promise.race([closed, sleep(deadlineMs('lastSpans'), undefined, { ref: false })]);
  }
}
