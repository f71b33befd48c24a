import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { beachClubs, hotelsAndCabins } from '#common/search/cards/directory-calls.js';
import { contractState, type ContractStateAnswer } from '#common/contracts/contract-calls.js';
import {
  listingPrice,
  rentTable,
  type FoundPriceAnswer,
  type PriceQuery,
} from '#common/pricing/price-calls.js';
import { listingTitle } from '#common/search/sheet/sheet-calls.js';
import type { ListingQuery, ListingsQuery, PageQuery } from '#common/kernel/calls/request-shapes.js';
import { effectiveFraction, priceKey, type RentTableRow } from '#common/pricing/prices.js';
import { LIMITS, INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { FRACTIONS, PERIODS } from '#common/pricing/periods.js';
import { BEACH_CLUB, CABIN, HOTEL } from '#common/listings/property-types.js';
import type { DirectoryAnswer } from '#common/search/cards/card-calls.js';
import { Answers, AnswersItself, Asked } from '#platform/http/answers/answers.js';
import { Costly } from '#platform/http/input/costly.js';
import { pageFields, readPage } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { sendJson } from '#platform/http/answers/send-json.js';
import { Cached } from '#platform/cache/response-caching.js';
import { PublicFacts } from './public-facts.js';
import { Showcase } from './showcase.js';
import { CardListAnswers } from './card-list-answers.js';

/** Parameters of a page of a list. */
const PAGED = ['pagina', 'porPagina'];

/** Public calls for single facts of a listing, and the two directories (public-site.md §7). */
@Controller()
export class PublicFactsController {
  constructor(
    private readonly facts: PublicFacts,
    private readonly showcase: Showcase,
    private readonly lists: CardListAnswers,
  ) {}

  @Answers(listingTitle)
  async title(@Asked() values: QueryValues<ListingsQuery>): Promise<{ success: true; titulo: string }> {
    return {
      success: true,
      titulo: await this.facts.title(values.requiredId('idInmuebles')),
    };
  }

  @Answers(rentTable)
  rentTable(@Asked() values: QueryValues<ListingQuery>): Promise<RentTableRow[]> {
    return this.facts.rentTable(values.requiredId('idInmueble'));
  }

  @Answers(listingPrice)
  async price(@Asked() values: QueryValues<PriceQuery>): Promise<FoundPriceAnswer> {
    const periodName = values.choice(
      'periodo',
      PERIODS.map(({ name }) => name),
    );
    const fractionName = values.choice(
      'fraccion',
      FRACTIONS.map(({ name }) => name),
    );
    const period = PERIODS.find(({ name }) => name === periodName);
    const chosen = FRACTIONS.find(({ name }) => name === fractionName);
    const key = period
      ? priceKey({ period: period.id, fraction: effectiveFraction(period.id, chosen?.id) })
      : null;
    return { success: true, precioEncontrado: await this.facts.price(values.requiredId('idInmueble'), key) };
  }

  @Answers(contractState)
  async contract(@Asked() values: QueryValues<ListingQuery>): Promise<ContractStateAnswer> {
    return {
      success: true,
      contrato: await this.facts.contract(values.requiredId('idInmueble')),
    };
  }

  @Costly('search')
  @Cached({ reads: PAGED })
  @AnswersItself(hotelsAndCabins)
  hotelsAndCabins(@Asked() values: QueryValues<PageQuery>, @Res() reply: FastifyReply): Promise<void> {
    return this.directory([HOTEL, CABIN], values, reply);
  }

  @Costly('search')
  @Cached({ reads: PAGED })
  @AnswersItself(beachClubs)
  beachClubs(@Asked() values: QueryValues<PageQuery>, @Res() reply: FastifyReply): Promise<void> {
    return this.directory([BEACH_CLUB], values, reply);
  }

  private async directory(
    types: number[],
    values: QueryValues<PageQuery>,
    reply: FastifyReply,
  ): Promise<void> {
    const page = readPage(values, { size: LIMITS.pageSize, whole: INTERNAL_LIMITS.searchUnpaged });
    const answer = await this.lists.write(
      this.showcase.directory(types, page),
      (inmuebles, total): DirectoryAnswer => ({
        success: true,
        message: '',
        inmuebles,
        ...pageFields(total, page),
      }),
    );
    sendJson(reply, answer);
  }
}
