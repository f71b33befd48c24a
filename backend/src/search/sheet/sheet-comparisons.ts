import { Injectable } from '@nestjs/common';
import type { Zone } from '#common/listings/zones/zones.js';
import type { RentalPrice, SalePrice } from '#common/pricing/prices.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import type { ListingParts } from '../../listings/public.js';
import { PriceComparison, type ComparedPrice } from '../../pricing/public.js';
import { AreaAverages, type ComparedArea } from '../landings/area-averages.js';

export interface Comparisons {
  comparisons: ComparedPrice[];
  /** Null unless enough sales compare. */
  comparedArea: ComparedArea | null;
}

/** Compares the prices of a listing with the averages of similar ones. */
@Injectable()
export class SheetComparisons {
  constructor(
    private readonly reads: VisitorReads,
    private readonly prices: PriceComparison,
    private readonly areas: AreaAverages,
  ) {}

  async of(
    { listing, location, zone }: ListingParts & { zone: Zone | null },
    { rows, salePrice }: { rows: readonly RentalPrice[]; salePrice: SalePrice | null },
  ): Promise<Comparisons> {
    return {
      comparisons: await this.prices.of(this.reads, listing, rows),
      comparedArea: await this.areas.compared({ ...listing, town: location.town, zone }, salePrice),
    };
  }
}
