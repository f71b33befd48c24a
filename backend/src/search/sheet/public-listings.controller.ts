import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  featuredListings,
  latestListings,
  listingCodes,
  relatedListings,
  type CodesAnswer,
  type FeaturedAnswer,
  type LatestAnswer,
  type RelatedAnswer,
  type OperationQuery,
  type RelatedQuery,
} from '#common/search/cards/card-calls.js';
import { listingByCode, type SheetQuery } from '#common/search/sheet/sheet-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { parseCode } from '#common/listings/listing-code.js';
import { SHEET_PARAMETERS } from '#common/search/sheet/sheet-parameters.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { operationFromName, type Operation } from '#common/kernel/operations.js';
import { Answers, AnswersItself, Asked } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { sendJson } from '#platform/http/answers/send-json.js';
import { Cached } from '#platform/cache/response-caching.js';
import { Problem } from '#platform/process/problem.js';
import type { CardList } from '../cards/card-list.js';
import { ListingSheet } from './listing-sheet.js';
import { RelatedListings } from '../cards/related-listings.js';
import { Showcase } from '../cards/showcase.js';
import { CardListAnswers } from '../cards/card-list-answers.js';
import { presentSheet } from './sheet.presenter.js';
import { readSheetQuestion, sheetParameters } from './sheet-question.js';

/** Public calls that read listings (public-site.md §7). */
@Controller()
export class PublicListingsController {
  constructor(
    private readonly sheet: ListingSheet,
    private readonly showcase: Showcase,
    private readonly relatedListings: RelatedListings,
    private readonly lists: CardListAnswers,
  ) {}

  /** 301 from a former code to the current one, 410 for a notice that is no longer public, 404 for an unknown code. */
  @Cached({ reads: ['codigo', ...SHEET_PARAMETERS] })
  @AnswersItself(listingByCode)
  async byCode(@Asked() values: QueryValues<SheetQuery>, @Res() reply: FastifyReply): Promise<void> {
    const sheet = await this.sheet.execute(codeOf(values), readSheetQuestion(values));
    if (!('movedTo' in sheet)) return void reply.send(presentSheet(sheet));
    // Not cached: the operator may give the notice its former code back.
    const query = new URLSearchParams({ ...sheetParameters(values), codigo: sheet.movedTo });
    await reply.header('Cache-Control', 'no-cache').redirect(`${listingByCode.path}?${query}`, 301);
  }

  @Cached({ reads: ['tipo'] })
  @AnswersItself(featuredListings)
  async featured(@Asked() values: QueryValues<OperationQuery>, @Res() reply: FastifyReply): Promise<void> {
    const list = this.showcase.featured(operationOf(values, 'tipo'));
    const answer = await this.lists.write(list, (inmuebles): FeaturedAnswer => ({
      success: true,
      inmuebles,
      error: null,
    }));
    sendJson(reply, answer);
  }

  @Cached({ reads: ['tipo'] })
  @AnswersItself(latestListings)
  async latest(@Asked() values: QueryValues<OperationQuery>, @Res() reply: FastifyReply): Promise<void> {
    const list = this.showcase.latest(operationOf(values, 'tipo'));
    sendJson(reply, await this.lists.write(list, (cards): LatestAnswer => cards));
  }

  /** Listings related to one that is given by id, town and operation, or by `codigo` alone; the code may be that of a withdrawn notice. */
  @Cached({ reads: ['id', 'localidad', 'tipoOperacion', 'codigo'] })
  @AnswersItself(relatedListings)
  async related(@Asked() values: QueryValues<RelatedQuery>, @Res() reply: FastifyReply): Promise<void> {
    const answer = await this.lists.write(this.relatedTo(values), (data): RelatedAnswer => ({
      success: true,
      data,
    }));
    sendJson(reply, answer);
  }

  @Cached()
  @Answers(listingCodes)
  async codes(): Promise<CodesAnswer> {
    return { success: true, codigos: await this.showcase.codes() };
  }

  private relatedTo(values: QueryValues<RelatedQuery>): CardList {
    if (values.text('codigo', LENGTHS.code) !== null) return this.relatedListings.ofCode(codeOf(values));
    return this.relatedListings.of({
      id: values.requiredId('id'),
      town: values.text('localidad', LENGTHS.place) ?? '',
      operation: operationOf(values, 'tipoOperacion') ?? 'rental',
    });
  }
}

/** @throws Problem 'not-found' for a malformed code */
function codeOf(values: Pick<QueryValues<{ codigo: string }>, 'text'>): string {
  const code = parseCode(values.text('codigo', LENGTHS.code) ?? '')?.code;
  if (!code) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
  return code;
}

/**
 * Null if the parameter is missing.
 * @throws Problem 'invalid' for an unknown operation
 */
function operationOf<Name extends string>(
  values: Pick<QueryValues<Record<Name, string>>, 'text'>,
  name: Name,
): Operation | null {
  const text = values.text(name, 20);
  if (text === null) return null;
  const operation = operationFromName(text);
  if (!operation) throw Problem.invalid({ [name]: [ERROR_MESSAGES.invalid] });
  return operation;
}
