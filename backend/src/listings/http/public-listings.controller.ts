import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { parseCode } from '#common/rules/listing-code.js';
import type { QueryParams } from '#common/rules/search-query.js';
import { operationFromName, type Operation } from '#common/vocabulary/operations.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { CodesAnswer, FeaturedAnswer, LatestAnswer, RelatedAnswer } from '#common/wire/listings.js';
import { Kept } from '#platform/kept/keep-answers.js';
import { Public } from '#platform/http/access.js';
import { QueryValues } from '#platform/http/query-values.js';
import { Problem } from '#platform/problems/problem.js';
import { ListingSheet } from '../queries/listing-sheet.js';
import { RelatedListings } from '../queries/related-listings.js';
import { Showcase } from '../queries/showcase.js';
import { presentCard } from './presenters/card.presenter.js';
import { presentSheet } from './presenters/sheet.presenter.js';
import { readSheetQuestion, sheetParameters } from './sheet-question.js';

/** What anybody may read of listings (public-site.md §7). */
@Public()
@Controller('api/inmueble')
export class PublicListingsController {
  constructor(
    private readonly sheet: ListingSheet,
    private readonly showcase: Showcase,
    private readonly relatedListings: RelatedListings,
  ) {}

  /** 301 from a former code to the present one, 410 for a notice that is public no more, 404 for what never was. */
  @Kept()
  @Get('ver/verInmueblePorCodigo')
  async byCode(@Query() params: QueryParams, @Res() reply: FastifyReply): Promise<void> {
    const sheet = await this.sheet.execute(codeOf(params), readSheetQuestion(params));
    if (!('movedTo' in sheet)) return void reply.send(presentSheet(sheet));
    // Asked again each time: the operator may give the notice its former code back.
    const query = new URLSearchParams({ ...sheetParameters(params), codigo: sheet.movedTo });
    const address = `/api/inmueble/ver/verInmueblePorCodigo?${query}`;
    await reply.header('Cache-Control', 'no-cache').redirect(address, 301);
  }

  @Kept()
  @Get('ver/verInmueblesDestacados')
  async featured(@Query() params: QueryParams): Promise<FeaturedAnswer> {
    return {
      success: true,
      inmuebles: (await this.showcase.featured(operationOf(params, 'tipo'))).map(presentCard),
      error: null,
    };
  }

  @Kept()
  @Get('ver/verInmueblesUltimos')
  async latest(@Query() params: QueryParams): Promise<LatestAnswer> {
    return (await this.showcase.latest(operationOf(params, 'tipo'))).map(presentCard);
  }

  /** Of a public listing by its id, town and operation; or by `codigo` alone, which may be a notice that is public no more. */
  @Kept()
  @Get('ver/verPropiedadesRelacionadas')
  async related(@Query() params: QueryParams): Promise<RelatedAnswer> {
    const values = new QueryValues(params);
    if (values.text('codigo', 20) !== null)
      return { success: true, data: (await this.relatedListings.ofCode(codeOf(params))).map(presentCard) };
    const id = values.requiredId('id');
    const town = values.text('localidad', LENGTHS.place) ?? '';
    const operation = operationOf(params, 'tipoOperacion') ?? 'rental';
    const related = await this.relatedListings.of({ id, town, operation });
    return { success: true, data: related.map(presentCard) };
  }

  @Kept()
  @Get('obtener/obtenerCodigosInmuebles')
  async codes(): Promise<CodesAnswer> {
    return { success: true, codigos: await this.showcase.codes() };
  }
}

/** Throws a Problem 'not-found' for what is no code. */
function codeOf(params: QueryParams): string {
  const code = parseCode(new QueryValues(params).text('codigo', 20) ?? '')?.code;
  if (!code) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
  return code;
}

/** Null when the parameter is missing. Throws a Problem 'invalid' for a word that is no operation. */
function operationOf(params: QueryParams, name: string): Operation | null {
  const text = new QueryValues(params).text(name, 20);
  if (text === null) return null;
  const operation = operationFromName(text);
  if (!operation) throw Problem.invalid({ [name]: [ERROR_MESSAGES.invalid] });
  return operation;
}
