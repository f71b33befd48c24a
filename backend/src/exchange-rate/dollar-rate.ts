import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '#platform/clock/clock.js';
import { Settings } from '#platform/config/settings.js';
import { fetchJson } from '#platform/upstream/fetch-json.js';
import { ExchangeRate } from './data/exchange-rate.entity.js';

const KEPT_MS = 10 * 60_000;
/** A source that has just failed is left alone for a moment, so that visitors do not wait for it in turn. */
const AFTER_FAILURE_MS = 30_000;
const ATTEMPT_MS = 1_250;
const ATTEMPTS = 2;

export interface DollarRate {
  /** Pesos for a dollar. */
  value: number;
  stale: boolean;
  at: Date;
  source: string;
}

/**
 * The dollar in pesos (wire-contract.md, Dollar): asked of the configured source, kept for ten minutes; while the source fails
 * the last value serves, and says that it is old.
 */
@Injectable()
export class DollarRates {
  private readonly log = new Logger(DollarRates.name);
  private asking: Promise<void> | undefined;
  private failedAt = -Infinity;

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Null when no rate has ever been known. */
  async current(): Promise<DollarRate | null> {
    const kept = await this.last();
    if (kept && !this.isOld(kept)) return present(kept, false);
    await this.refresh();
    const last = await this.last();
    return last && present(last, this.isOld(last));
  }

  private isOld({ fetchedAt }: ExchangeRate): boolean {
    return this.clock.now().getTime() - fetchedAt.getTime() > KEPT_MS;
  }

  private last(): Promise<ExchangeRate | null> {
    return this.database.getRepository(ExchangeRate).findOneBy({ currency: 'USD' });
  }

  /** However many ask at once, the source is asked once. */
  private async refresh(): Promise<void> {
    const url = this.settings.DOLLAR_RATE_URL;
    if (!url || this.clock.now().getTime() - this.failedAt < AFTER_FAILURE_MS) return;
    this.asking ??= this.ask(new URL(url)).finally(() => (this.asking = undefined));
    await this.asking;
  }

  private async ask(url: URL): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        const value = readRate(
          await fetchJson({ url, timeoutMs: ATTEMPT_MS, userAgent: this.settings.SITE_NAME }),
        );
        const row = {
          currency: 'USD' as const,
          value: String(value),
          source: url.host,
          fetchedAt: this.clock.now(),
        };
        await this.database.getRepository(ExchangeRate).upsert(row, ['currency']);
        return;
      } catch (error) {
        this.log.warn(`The dollar's source: ${(error as Error).message}`);
      }
    }
    this.failedAt = this.clock.now().getTime();
  }
}

function present({ value, fetchedAt, source }: ExchangeRate, stale: boolean): DollarRate {
  return { value: Number(value), stale, at: fetchedAt, source };
}

/** `{"value": 1450.5}` or `{"venta": 1450.5}`, as the usual sources answer; throws for anything that is no price of a dollar. */
function readRate(answer: unknown): number {
  const { value, venta } = (answer ?? {}) as { value?: unknown; venta?: unknown };
  const rate = Number(value ?? venta);
  if (!(rate > 0 && rate < 10_000_000)) throw new Error('Not a rate');
  return rate;
}
