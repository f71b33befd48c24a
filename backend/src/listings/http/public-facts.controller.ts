import { Controller, Get, Query } from '@nestjs/common';
import { effectiveFraction, priceKey, type RentTableRow } from '#common/rules/prices.js';
import type { QueryParams } from '#common/rules/search-query.js';
import { FRACTIONS, PERIODS } from '#common/vocabulary/periods.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import type { DirectoryAnswer } from '#common/wire/listings.js';
import type { ContractStateAnswer, FoundPriceAnswer } from '#common/wire/numbers.js';
import { Kept } from '#platform/kept/keep-answers.js';
import { Public } from '#platform/http/access.js';
import { Costly } from '#platform/http/costly.js';
import { pageFields, readPage } from '#platform/http/list-page.js';
import { QueryValues } from '#platform/http/query-values.js';
import { PublicFacts } from '../queries/public-facts.js';
import { Showcase } from '../queries/showcase.js';
import { presentCard } from './presenters/card.presenter.js';

const HOTEL = 6;
const BEACH_CLUB = 7;
const CABIN = 8;

/** Small public questions about one listing, and the two directories (public-site.md §7). */
@Public()
@Controller('api')
export class PublicFactsController {
  constructor(
    private readonly facts: PublicFacts,
    private readonly showcase: Showcase,
  ) {}

  @Get('inmueble/obtener/obtenerTituloVivienda')
  async title(@Query() params: QueryParams): Promise<{ success: true; titulo: string }> {
    return {
      success: true,
      titulo: await this.facts.title(new QueryValues(params).requiredId('idInmuebles')),
    };
  }

  @Get('inmueble/obtener/obtenerTablaPrecioFicha')
  rentTable(@Query() params: QueryParams): Promise<RentTableRow[]> {
    return this.facts.rentTable(new QueryValues(params).requiredId('idInmueble'));
  }

  @Get('precios/obtenerPreciosInmueble')
  async price(@Query() params: QueryParams): Promise<FoundPriceAnswer> {
    const values = new QueryValues(params);
    const period = PERIODS.find(
      ({ name }) =>
        name ===
        values.choice(
          'periodo',
          PERIODS.map((one) => one.name),
        ),
    );
    const chosen = FRACTIONS.find(
      ({ name }) =>
        name ===
        values.choice(
          'fraccion',
          FRACTIONS.map((one) => one.name),
        ),
    );
    const key = period
      ? priceKey({ period: period.id, fraction: effectiveFraction(period.id, chosen?.id) })
      : null;
    return { success: true, precioEncontrado: await this.facts.price(values.requiredId('idInmueble'), key) };
  }

  @Get('contrato/verificarEstadoContrato')
  async contract(@Query() params: QueryParams): Promise<ContractStateAnswer> {
    return {
      success: true,
      contrato: await this.facts.contract(new QueryValues(params).requiredId('idInmueble')),
    };
  }

  @Costly('search')
  @Kept()
  @Get('inmueble/obtener/obtenerHotelesCabanas')
  hotelsAndCabins(@Query() params: QueryParams): Promise<DirectoryAnswer> {
    return this.directory([HOTEL, CABIN], params);
  }

  @Costly('search')
  @Kept()
  @Get('inmueble/obtener/obtenerBalnearios')
  beachClubs(@Query() params: QueryParams): Promise<DirectoryAnswer> {
    return this.directory([BEACH_CLUB], params);
  }

  private async directory(types: number[], params: QueryParams): Promise<DirectoryAnswer> {
    const request = readPage(new QueryValues(params), {
      size: LIMITS.pageSize,
      whole: LIMITS.searchUnpaged,
    });
    const { cards, total } = await this.showcase.directory(types, request);
    return { success: true, message: '', inmuebles: cards.map(presentCard), ...pageFields(total, request) };
  }
}
