import { Module } from '@nestjs/common';
import { PricingModule } from '../pricing/public.js';
import { TodayController } from './http/today.controller.js';
import { EndingPlans } from './queries/ending-plans.js';
import { Occupancy } from './queries/occupancy.js';
import { Today } from './queries/today.js';
import { WaitingListings } from './queries/waiting-listings.js';

/** Reads what waits in all other modules by the views that they offer. */
@Module({
  imports: [PricingModule],
  controllers: [TodayController],
  providers: [EndingPlans, Occupancy, Today, WaitingListings],
})
export class TodayModule {}
