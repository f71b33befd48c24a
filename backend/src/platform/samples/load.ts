import type { MeasureName } from '#common/rules/system-measures.js';

/** Requests of one route in a minute. */
export interface RouteLoad {
  route: string;
  requests: number;
  totalMs: number;
  worstMs: number;
}

/** What a process measured since the last time it was asked. */
export interface Load {
  measures: Partial<Record<MeasureName, number>>;
  routes: RouteLoad[];
}

/** What a kind of process measures besides memory, event loop and connections. */
export abstract class LoadSource {
  abstract readonly kind: 'web' | 'worker';
  abstract take(): Promise<Load>;
}
