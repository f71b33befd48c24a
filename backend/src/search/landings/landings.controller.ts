import { Controller } from '@nestjs/common';
import {
  areaAverages,
  landingPages,
  zoneAverages,
  type AreaAveragesAnswer,
  type LandingsAnswer,
  type ZoneAveragesAnswer,
} from '#common/search/landings/landing-calls.js';
import { Answers } from '#platform/http/answers/answers.js';
import { Costly } from '#platform/http/input/costly.js';
import { Cached } from '#platform/cache/response-caching.js';
import { SearchReferencesQuery } from '../questions/search-references.js';
import { AreaAverages } from './area-averages.js';
import { AskedPrices } from './asked-prices.js';
import { LandingPages } from './landing-pages.js';
import { presentAreaAverage, presentLanding, presentZoneAverage } from './landing.presenter.js';

/** Numbers of all public listings (public-site.md §7). */
@Controller()
export class LandingsController {
  constructor(
    private readonly landings: LandingPages,
    private readonly averages: AreaAverages,
    private readonly asked: AskedPrices,
    private readonly references: SearchReferencesQuery,
  ) {}

  /** Counts and price ranges of the landing pages. */
  @Cached()
  @Costly('search')
  @Answers(landingPages)
  async landing(): Promise<LandingsAnswer> {
    return { success: true, busquedas: (await this.landings.all()).map(presentLanding) };
  }

  /** Average prices per square metre of sales. */
  @Cached()
  @Costly('search')
  @Answers(areaAverages)
  async perMetre(): Promise<AreaAveragesAnswer> {
    const names = await this.zoneNames();
    const averages = (await this.averages.all()).filter(({ zoneId }) => zoneId === null || names.has(zoneId));
    return { success: true, promedios: averages.map((one) => presentAreaAverage(one, names)) };
  }

  /** Average prices of rentals. */
  @Cached()
  @Costly('search')
  @Answers(zoneAverages)
  async ofZones(): Promise<ZoneAveragesAnswer> {
    const names = await this.zoneNames();
    const averages = (await this.asked.ofZones()).filter(({ zoneId }) => names.has(zoneId!));
    return { success: true, promedios: averages.map((one) => presentZoneAverage(one, names)) };
  }

  private async zoneNames(): Promise<Map<number, string>> {
    const { zones } = await this.references.current();
    return new Map(zones.map(({ id, name }) => [id, name]));
  }
}
