import { MEASURES, POINTS, type MeasureName, type SampledName } from '#common/rules/system-measures.js';

/** What was sampled under a name in one interval. */
export interface SampledInterval {
  name: SampledName;
  /** Intervals before the newest one. */
  age: number;
  sum: number;
  most: number;
}

/** Values of a day, the oldest first; null where nothing was measured. */
export type DayPoints = (number | null)[];

/** What the processes sampled in the last day, by name. */
export class DaySeries {
  private readonly intervals = new Map<SampledName, SampledInterval[]>();

  constructor(rows: readonly SampledInterval[]) {
    for (const row of rows) this.intervals.set(row.name, [...(this.intervals.get(row.name) ?? []), row]);
  }

  /** Undefined if the measure was not sampled all day. */
  measure(name: MeasureName): DayPoints | undefined {
    if (name === 'cache') return this.hitRate();
    return this.points(name, 'isSum' in MEASURES[name] ? 'sum' : 'most');
  }

  /** The highest values of the processes; undefined if there are none. */
  highest(name: SampledName): DayPoints | undefined {
    return this.points(name, 'most');
  }

  /** Percentage of the lookups of the response cache that found a response. */
  private hitRate(): DayPoints | undefined {
    const hits = this.points('aciertos', 'sum');
    const misses = this.points('fallos', 'sum');
    return hits?.map((found, at) => {
      const lookups = (found ?? 0) + (misses?.[at] ?? 0);
      return lookups > 0 ? (100 * (found ?? 0)) / lookups : null;
    });
  }

  private points(name: SampledName, what: 'sum' | 'most'): DayPoints | undefined {
    const intervals = this.intervals.get(name);
    if (!intervals) return undefined;
    const points = Array.from<number | null>({ length: POINTS }).fill(null);
    for (const interval of intervals) points[POINTS - 1 - interval.age] = interval[what];
    return points;
  }
}
