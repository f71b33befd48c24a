import { Injectable } from '@nestjs/common';
import type { Currency } from '#common/kernel/currencies.js';
import { pricePerMetre, type PricedByArea } from '#common/listings/attributes/price-per-area.js';
import type { Zone } from '#common/listings/zones/zones.js';
import type { SalePrice } from '#common/pricing/prices.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { areaAverages, type AreaAverage } from '../../listings/rows/public.js';
import { LandingMemory } from './landing-memory.js';

/** A price per square metre beside the average of its zone and type, or of its town and type where too few of the zone compare. */
export interface ComparedArea {
  /** Name; null if the whole town is compared. */
  zone: string | null;
  average: number;
  currency: Currency;
  listings: number;
  /** Per cent above (positive) or below (negative) the average, rounded. */
  difference: number;
}

/** Averages per square metre of sales, cached as the landing pages are (`LandingMemory`). */
@Injectable()
export class AreaAverages {
  private readonly memory = new LandingMemory(() => this.reads.run((manager) => areaAverages(manager)));

  constructor(private readonly reads: VisitorReads) {}

  all(): Promise<readonly AreaAverage[]> {
    return this.memory.current();
  }
}

/** Null without a price per square metre, and if too few notices compare. */
export function comparedArea(
  averages: readonly AreaAverage[],
  notice: PricedByArea & { town: string; zone: Pick<Zone, 'id' | 'name'> | null },
  price: SalePrice | null,
): ComparedArea | null {
  const perMetre = pricePerMetre(notice, price);
  if (perMetre === null) return null;
  const { zone } = notice;
  // Averages of zones follow those of towns.
  const found = averages.findLast(
    ({ town, zoneId, propertyType, currency }) =>
      town === notice.town &&
      (zoneId === null || zoneId === zone?.id) &&
      propertyType === notice.propertyType &&
      currency === price?.currency,
  );
  if (!found) return null;
  const { average, currency, listings } = found;
  return {
    zone: found.zoneId === null ? null : zone!.name,
    average,
    currency,
    listings,
    difference: Math.round((perMetre / average - 1) * 100),
  };
}
