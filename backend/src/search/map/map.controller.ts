import { Controller, Query } from '@nestjs/common';
import {
  mapGroups,
  mapListings,
  type MapOverviewAnswer,
  type MapWindowAnswer,
  type MapAnswer,
} from '#common/search/map/map-calls.js';
import { SEARCH_PARAMETERS } from '#common/search/query/search-parameters.js';
import type { QueryParams } from '#common/search/filters/query-reader.js';
import { Answers } from '#platform/http/answers/answers.js';
import { Costly } from '#platform/http/input/costly.js';
import { Cached } from '#platform/cache/response-caching.js';
import { MapSearch, type CodedCard } from './map-search.js';
import type { PublicCard } from '../cards/public-cards.js';
import { ShowcaseRows } from '../cards/showcase-rows.js';
import { readListingCodes, readMapCount, readMapQuestion, readMapTiles } from './map-question.js';
import { presentCardStay, presentMapListing } from '../cards/card.presenter.js';
import { presentMapOverview, presentMapWindow } from './map.presenter.js';

/** Listings on maps. */
@Controller()
export class MapController {
  constructor(
    private readonly map: MapSearch,
    private readonly showcase: ShowcaseRows,
  ) {}

  /**
   * Without parameters, every listing with coordinates. With search filters, the newest of the listings found: `cantidad`, at most 300. With
   * `codigos`, the listings that have or had those codes, with their lead prices in the search.
   */
  @Costly('map')
  @Cached({ untilChange: true, reads: [...SEARCH_PARAMETERS, 'cantidad', 'codigos'] })
  @Answers(mapListings)
  async listings(@Query() params: QueryParams): Promise<MapAnswer> {
    if (Object.keys(params).length === 0) return presentMap(await this.showcase.onMap());
    const question = readMapQuestion(params);
    const count = readMapCount(params);
    const codes = readListingCodes(params);
    if (codes.length > 0) return presentCoded(await this.map.byCodes(question, codes));
    const { cards, total } = await this.map.list(question, count);
    return { ...presentMap(cards), total };
  }

  /** Results of a search, grouped where they are dense: in a window of tiles, or overall. */
  @Costly('map')
  @Cached({ reads: [...SEARCH_PARAMETERS, 'zoom', 'teselas'] })
  @Answers(mapGroups)
  async groups(@Query() params: QueryParams): Promise<MapOverviewAnswer | MapWindowAnswer> {
    const question = readMapQuestion(params);
    const tiles = readMapTiles(params);
    return tiles
      ? presentMapWindow(await this.map.window(question, tiles), tiles.zoom)
      : presentMapOverview(await this.map.overview(question));
  }
}

function presentMap(cards: readonly PublicCard[]): MapAnswer {
  return { success: true, message: '', inmuebles: cards.map(presentMapListing) };
}

function presentCoded(cards: readonly CodedCard[]): MapAnswer {
  const inmuebles = cards.map((card) => ({
    ...presentMapListing(card),
    idInmuebles: card.facts.id,
    ...(card.stay !== undefined && presentCardStay(card.stay, card.facts.propertyType)),
    ...(card.formerCodes.length > 0 && { codigosAnteriores: card.formerCodes }),
  }));
  return { success: true, message: '', inmuebles };
}
