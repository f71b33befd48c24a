import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { fetchJson } from '#platform/process/fetch-json.js';
import { ExchangeRate } from './exchange-rate.entity.js';
import { deadlineMs } from '#platform/timings.js';

const MAX_AGE_MS = 10 * 60_000;
/** Pause after a failure of the source, so that not every visitor waits for it. */
const AFTER_FAILURE_MS = 30_000;
const ATTEMPTS = 2;

/** Pesos per dollar that are plausible. */
const LEAST_RATE = 1;
const MOST_RATE = 10_000_000;
const DECIMAL = /^\d+(\.(\d{1,2}|\d{4,10}))?$/;
/** Factor by which the rate may change from a known one. An older one than this is no measure. */
const MOST_CHANGE = 3;
const MEASURE_FOR_MS = 30 * 24 * 3_600_000;

export interface DollarRate {
  /** Pesos per dollar. */
  value: number;
  stale: boolean;
  at: Date;
  source: string;
}

/**
 * Dollar rate in pesos (wire-contract.md, Dollar), requested from the configured source and cached for ten minutes. While the source fails,
 * the last value is returned and marked as stale. Only the first request of an outage waits for the source.
 */
@Injectable()
export class DollarRates implements OnApplicationBootstrap {
  private readonly log = new Logger(DollarRates.name);
  private asking: Promise<void> | undefined;
  /** Time of the last failure; null while the source works. */
  private failedAt: number | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Requested once at start, without waiting: searches compare by the stored rate before any visitor asks for it. */
  onApplicationBootstrap(): void {
    this.current().catch((error: Error) => this.log.warn(`The dollar rate was not loaded: ${error.message}`));
  }

  /** Null if no rate has ever been known. */
  async current(): Promise<DollarRate | null> {
    const kept = await this.last();
    if (kept && !this.isOld(kept)) return present(kept, false);
    const refreshed = this.refresh();
    if (this.failedAt === null) await refreshed;
    const last = await this.last();
    return last && present(last, this.isOld(last));
  }

  private isOld({ fetchedAt }: ExchangeRate): boolean {
    return this.isFurtherThan(MAX_AGE_MS, fetchedAt.getTime());
  }

  /** A time in the future also counts as stale, as after a clock correction; otherwise the rate would not be renewed until then. */
  private isFurtherThan(milliseconds: number, moment: number): boolean {
    return Math.abs(this.clock.now().getTime() - moment) > milliseconds;
  }

  private last(): Promise<ExchangeRate | null> {
    return this.database.getRepository(ExchangeRate).findOneBy({ currency: 'USD' });
  }

  /** Concurrent requests share one request to the source. */
  private async refresh(): Promise<void> {
    const url = this.settings.DOLLAR_RATE_URL;
    if (!url || (this.failedAt !== null && !this.isFurtherThan(AFTER_FAILURE_MS, this.failedAt))) return;
    this.asking ??= this.ask(new URL(url)).finally(() => (this.asking = undefined));
    await this.asking;
  }

  /** The last rate if a new one can be compared with it. */
  private async measure(): Promise<{ value: number } | null> {
    const last = await this.last();
    if (!last || this.isFurtherThan(MEASURE_FOR_MS, last.fetchedAt.getTime())) return null;
    return { value: Number(last.value) };
  }

  private async ask(url: URL): Promise<void> {
    let fault = '';
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        const { userAgent } = this.settings;
        const answer = await fetchJson({ url, timeoutMs: deadlineMs('dollarSource'), userAgent });
        const value = readRate(answer, await this.measure());
        const row = {
          currency: 'USD' as const,
          value: String(value),
          source: url.host,
          fetchedAt: this.clock.now(),
        };
        await this.database.getRepository(ExchangeRate).upsert(row, ['currency']);
        this.failedAt = null;
        return;
      } catch (error) {
        fault = (error as Error).message;
      }
    }
    // Logged once per outage; a site without network access would otherwise fill its log.
    if (this.failedAt === null) this.log.warn(`The source of the dollar rate failed: ${fault}`);
    this.failedAt = this.clock.now().getTime();
  }
}

function present({ value, fetchedAt, source }: ExchangeRate, stale: boolean): DollarRate {
  return { value: Number(value), stale, at: fetchedAt, source };
}

/**
 * Parses `{"value": 1450.5}` or `{"venta": 1450.5}`, the formats of common sources. A text with a dot before three figures may be Argentine
 * thousands and is refused.
 * @throws Error for a value that is not a plausible dollar price, or more than three times or less than a third of the last one, which is at most 30 days old
 */
export function readRate(answer: unknown, last: { value: number } | null): number {
  const { value, venta } = (answer ?? {}) as { value?: unknown; venta?: unknown };
  const stated = value ?? venta;
  const rate = typeof stated === 'string' && DECIMAL.test(stated) ? Number(stated) : stated;
  if (typeof rate !== 'number' || !(rate >= LEAST_RATE && rate < MOST_RATE))
    throw new Error('The response has no plausible rate');
  if (last && (rate > last.value * MOST_CHANGE || rate < last.value / MOST_CHANGE))
    throw new Error(`The rate ${rate} is too far from the last one, ${last.value}`);
  return rate;
}
