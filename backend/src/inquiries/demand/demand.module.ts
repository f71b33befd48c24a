import { Module } from '@nestjs/common';
import { SearchModule } from '../../search/public.js';
import { SearchDemand } from './search-demand.js';
import { SearchDemandController } from './demand.controller.js';
import { SearchWatch } from './search-watch.js';
import { OwnersToCall } from './owners-to-call.js';
import { CountSearches } from './count-searches.js';

/** Counts what visitors search for. */
@Module({
  imports: [SearchModule],
  controllers: [SearchDemandController],
  providers: [CountSearches, OwnersToCall, SearchDemand, SearchWatch],
})
export class DemandModule {}
