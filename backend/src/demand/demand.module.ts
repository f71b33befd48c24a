import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/public.js';
import { SearchDemand } from './data/search-demand.js';
import { SearchDemandController } from './http/demand.controller.js';
import { SearchWatch } from './http/search-watch.js';
import { OwnersToCall } from './queries/owners-to-call.js';
import { CountSearches } from './use-cases/count-searches.js';

/** Counts what visitors search for. */
@Module({
  imports: [ListingsModule],
  controllers: [SearchDemandController],
  providers: [CountSearches, OwnersToCall, SearchDemand, SearchWatch],
})
export class DemandModule {}
