import { Controller } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { OPERATION_IDS, OPERATIONS, operationFromName } from '#common/kernel/operations.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import { propertyTypeFromText } from '#common/listings/property-types.js';
import {
  priceGuide,
  type PriceGuideAnswer,
  type PriceGuideQuery,
} from '#common/search/landings/landing-calls.js';
import { Cached } from '#platform/cache/response-caching.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { Costly } from '#platform/http/input/costly.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { WantedParts } from '../../listings/public.js';
import { averagedQuantity } from '../../pricing/public.js';
import { AskedPrices } from './asked-prices.js';
import { presentGuideLine } from './landing.presenter.js';

const READS = ['operacion', 'ciudad', 'tipoVivienda', 'dormitorios', 'ambientes', 'personas'] as const;
const OPERATION_NAMES = OPERATION_IDS.map((id) => OPERATIONS[id].name);

/** What owners of such homes ask, and what visitors search for (public-site.md §7). */
@Controller()
export class PriceGuideController {
  constructor(
    private readonly reads: VisitorReads,
    private readonly asked: AskedPrices,
    private readonly wanted: WantedParts,
  ) {}

  @Cached({ reads: READS })
  @Costly('search')
  @Answers(priceGuide)
  async guide(@Asked() values: QueryValues<PriceGuideQuery>): Promise<PriceGuideAnswer> {
    const operation = operationFromName(values.choice('operacion', OPERATION_NAMES) ?? '');
    const town = values.choice('ciudad', SEARCH_TOWNS);
    const propertyType = propertyTypeFromText(values.text('tipoVivienda', 40) ?? '');
    if (!operation || !town || !propertyType)
      throw Problem.invalid({ tipoVivienda: [ERROR_MESSAGES.invalid] });
    const size = { propertyType, bedrooms: values.id('dormitorios'), rooms: values.id('ambientes') };
    const home = { operation, town, propertyType };
    const asked = await this.asked.of({ ...home, quantity: averagedQuantity(size) });
    const wanted = await this.wanted.for(this.reads, { ...home, people: values.id('personas') });
    return { success: true, precios: asked.map(presentGuideLine), buscado: wanted ?? null };
  }
}
