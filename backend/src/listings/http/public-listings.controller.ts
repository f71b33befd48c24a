import { Controller, Get, Query } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { parseCode } from '#common/rules/listing-code.js';
import { parseSearchQuery, type QueryParams } from '#common/rules/search-query.js';
import { operationFromName, type Operation } from '#common/vocabulary/operations.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type {
  CodesAnswer,
  FeaturedAnswer,
  LatestAnswer,
  ListingSheetAnswer,
  MapAnswer,
  RelatedAnswer,
  SearchAnswer,
} from '#common/wire/listings.js';
import { Public } from '#platform/http/access.js';
import { Costly } from '#platform/http/costly.js';
import { QueryValues } from '#platform/http/query-values.js';
import { Problem } from '#platform/problems/problem.js';
import { ListingSheet } from '../queries/listing-sheet.js';
import { SearchListings } from '../queries/search-listings.js';
import { Showcase } from '../queries/showcase.js';

/** What anybody may read of listings (public-site.md §7). */
@Public()
@Controller('api/inmueble')
export class PublicListingsController {
  constructor(
    private readonly search: SearchListings,
    private readonly sheet: ListingSheet,
    private readonly showcase: Showcase,
  ) {}

  @Costly('search')
  @Get('busqueda/buscarInmueblesFiltros')
  async find(@Query() params: QueryParams): Promise<SearchAnswer> {
    const parsed = parseSearchQuery(params);
    if ('errors' in parsed) throw Problem.invalid(parsed.errors);
    return this.search.execute(parsed.query);
  }

  @Get('ver/verInmueblePorCodigo')
  async byCode(@Query() params: QueryParams): Promise<ListingSheetAnswer> {
    const code = parseCode(new QueryValues(params).text('codigo', 20) ?? '')?.code;
    if (!code) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    return this.sheet.execute(code);
  }

  @Get('ver/verInmueblesDestacados')
  async featured(@Query() params: QueryParams): Promise<FeaturedAnswer> {
    return {
      success: true,
      inmuebles: await this.showcase.featured(operationOf(params, 'tipo')),
      error: null,
    };
  }

  @Get('ver/verInmueblesUltimos')
  async latest(@Query() params: QueryParams): Promise<LatestAnswer> {
    return this.showcase.latest(operationOf(params, 'tipo'));
  }

  @Get('ver/verPropiedadesRelacionadas')
  async related(@Query() params: QueryParams): Promise<RelatedAnswer> {
    const values = new QueryValues(params);
    const id = values.requiredId('id');
    const town = values.text('localidad', LENGTHS.place) ?? '';
    return {
      success: true,
      data: await this.showcase.related({
        id,
        town,
        operation: operationOf(params, 'tipoOperacion') ?? 'rental',
      }),
    };
  }

  @Costly('map')
  @Get('mapa/obtenerInmueblesParaMapa')
  async map(): Promise<MapAnswer> {
    return { success: true, message: '', inmuebles: await this.showcase.onMap() };
  }

  @Get('obtener/obtenerCodigosInmuebles')
  async codes(): Promise<CodesAnswer> {
    return { success: true, codigos: await this.showcase.codes() };
  }
}

/** Null when the parameter is missing. Throws a Problem 'invalid' for a word that is no operation. */
function operationOf(params: QueryParams, name: string): Operation | null {
  const text = new QueryValues(params).text(name, 20);
  if (text === null) return null;
  const operation = operationFromName(text);
  if (!operation) throw Problem.invalid({ [name]: [ERROR_MESSAGES.invalid] });
  return operation;
}
