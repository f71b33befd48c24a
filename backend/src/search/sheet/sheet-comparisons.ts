import { Injectable } from '@nestjs/common';
import type { Zone } from '#common/listings/zones/zones.js';
import type { RentalPrice, SalePrice } from '#common/pricing/prices.js';
import type { Database } from '#platform/database/rows.js';
import type { Listing } from '../../listings/public.js';
import { PriceComparison, type ComparedPrice } from '../../pricing/public.js';
import { AreaAverages, comparedArea, type ComparedArea } from '../landings/area-averages.js';

export interface Comparisons {
  comparisons: ComparedPrice[];
  /** Null unless enough sales compare. */
  comparedArea: ComparedArea | null;
}

interface Compared {
  town: string;
  zone: Zone | null;
  rows: readonly RentalPrice[];
  salePrice: SalePrice | null;
}

/** Compares the prices of a listing with the averages of similar ones. */
@Injectable()
export class SheetComparisons {
  constructor(
    private readonly prices: PriceComparison,
    private readonly areas: AreaAverages,
  ) {}

  /** Reads the averages, and compares with them afterwards. */
  async of(database: Database, listing: Listing): Promise<(compared: Compared) => Comparisons> {
    const [compare, averages] = await Promise.all([
      this.prices.of(database, listing),
      listing.operation === 'sale' ? this.areas.all() : [],
    ]);
    return ({ rows, salePrice, ...place }) => ({
      comparisons: compare(rows),
      comparedArea: comparedArea(averages, { ...listing, ...place }, salePrice),
    });
  }
}
