import {
  FAILED_JOB,
  isShare,
  MEASURES,
  POINTS,
  SHARES,
  type MeasureName,
  type SampledName,
} from '#common/operations/system-measures.js';

/** Aggregate of the samples of one name in one interval. */
export interface SampledInterval {
  name: SampledName;
  /** Number of intervals from this one to the newest. */
  age: number;
  sum: number;
  most: number;
}

/** Values of a day, the oldest first; null where nothing was measured. */
export type DayPoints = (number | null)[];

/** Samples of all processes in the last day, by name. */
export class DaySeries {
  private readonly intervals = new Map<SampledName, SampledInterval[]>();

  constructor(rows: readonly SampledInterval[]) {
    for (const row of rows) this.intervals.set(row.name, [...(this.intervals.get(row.name) ?? []), row]);
  }

  /** Undefined if the measure was not sampled within the day. */
  measure(name: MeasureName): DayPoints | undefined {
    if (isShare(name)) return this.share(SHARES[name]);
    return this.points(name, 'isSum' in MEASURES[name] ? 'sum' : 'most');
  }

  /** The highest values of the processes; undefined if there are none. */
  highest(name: SampledName): DayPoints | undefined {
    return this.points(name, 'most');
  }

  /** Failed runs by the name of the job; jobs that did not fail are not included. */
  failedJobs(): Map<string, DayPoints> {
    const failed = [...this.intervals.keys()].filter((name) => name.startsWith(FAILED_JOB));
    return new Map(failed.map((name) => [name.slice(FAILED_JOB.length), this.points(name, 'sum')!]));
  }

  private share([part, rest]: readonly [SampledName, SampledName]): DayPoints | undefined {
    const parts = this.points(part, 'sum');
    const rests = this.points(rest, 'sum');
    return parts?.map((count, at) => {
      const all = (count ?? 0) + (rests?.[at] ?? 0);
      return all > 0 ? (100 * (count ?? 0)) / all : null;
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
