import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { photosArePublic } from '#common/contracts/contract.js';
import { formatDay } from '#common/kernel/time/days.js';
import { Clock } from '#platform/process/clock.js';
import { localDay } from '#platform/process/local-day.js';
import { Contracts } from '../../contracts/public.js';
import { Photos } from '../pictures/public.js';

/** Number of photos of a listing, in any processing state, and number of them that its plan shows today. */
@Injectable()
export class PhotoCounts {
  constructor(
    private readonly database: DataSource,
    private readonly contracts: Contracts,
    private readonly photos: Photos,
    private readonly clock: Clock,
  ) {}

  async of(listingId: number): Promise<{ total: number; publicas: number }> {
    const tx = this.database.manager;
    const total = await this.photos.count(tx, listingId);
    const contract = await this.contracts.of(tx, listingId);
    const today = formatDay(localDay(this.clock.now()));
    return { total, publicas: photosArePublic(contract, today) ? total : 0 };
  }
}
