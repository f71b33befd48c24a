import { Module } from '@nestjs/common';
import { PricingModule } from '../../pricing/public.js';
import { TodayController } from './today.controller.js';
import { EndingPlans } from './ending-plans.js';
import { Occupancy } from './occupancy.js';
import { Today } from './today.js';
import { WaitingListings } from './waiting-listings.js';

/** Reads what waits in all other modules by the views that they offer. */
@Module({
  imports: [PricingModule],
  controllers: [TodayController],
  providers: [EndingPlans, Occupancy, Today, WaitingListings],
})
export class TodayModule {}
