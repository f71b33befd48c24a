import { Controller } from '@nestjs/common';
import {
  viewOwnersToCall,
  viewSearches,
  type CountedSearchesAnswer,
  type OwnersToCallAnswer,
  type OwnersToCallQuery,
} from '#common/inquiries/demand-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { searchAddress, searchOfAddress } from '#common/search/query/search-path.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { SearchDemand } from './search-demand.js';
import { searchFor, wantedOf } from './wanted.js';
import { OwnersToCall } from './owners-to-call.js';

const DAYS = 30;
const MOST_SHOWN = 20;
const LONGEST_ADDRESS = 500;

/** Statistics for the operator: searches that found nothing. */
@Controller()
export class SearchDemandController {
  constructor(
    private readonly demand: SearchDemand,
    private readonly owners: OwnersToCall,
  ) {}

  @Answers(viewSearches)
  async searches(): Promise<CountedSearchesAnswer> {
    const { searches, withoutResult } = await this.demand.totals(DAYS);
    const unmet = await this.demand.unmet(DAYS, MOST_SHOWN);
    return {
      success: true,
      dias: DAYS,
      busquedas: searches,
      sinResultado: withoutResult,
      faltantes: unmet.map((row) => ({
        busqueda: searchAddress(searchFor(row)),
        busquedas: row.searches,
        sinResultado: row.withoutResult,
      })),
    };
  }

  @Answers(viewOwnersToCall)
  async toCall(@Asked() values: QueryValues<OwnersToCallQuery>): Promise<OwnersToCallAnswer> {
    const filters = searchOfAddress(values.text('busqueda', LONGEST_ADDRESS) ?? '');
    if (!filters) throw Problem.invalid({ busqueda: [ERROR_MESSAGES.invalid] });
    return { success: true, ...(await this.owners.for(wantedOf(filters))) };
  }
}
