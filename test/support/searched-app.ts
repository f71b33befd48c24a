import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import type { SearchAnswer } from '#common/search/query/search-calls.js';
import type { DemoListing } from '../../backend/src/operations/demo/generate/demo-listing.js';
import { generateListings } from '../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../backend/src/operations/demo/load/load-listings.js';
import { insertZones } from '../../backend/src/operations/demo/stories/load-demonstration.js';
import { TestApp } from './test-app.js';
import { storeDollarRate } from '../builders/rows.js';

const COUNT = 600;
const SEED = 11;

/** Pesos for a dollar while these tests search. */
export const DOLLAR = 1_000;

/** The product with 600 made-up listings, zones and a rate, and the search call. */
export class SearchedApp {
  private constructor(
    readonly app: TestApp,
    readonly listings: readonly DemoListing[],
  ) {}

  static async start(): Promise<SearchedApp> {
    const app = await TestApp.start();
    const listings = [...generateListings(COUNT, SEED)];
    await insertZones(app.owner.manager);
    await loadListings(app.owner, listings, { photos: new Map(), photoKey: () => '' });
    await storeDollarRate(app, DOLLAR);
    return new SearchedApp(app, listings);
  }

  /** Throws unless the search is answered with 200. */
  async search(query: string): Promise<SearchAnswer> {
    const answer = await this.app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?${query}`);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json();
  }

  /** The cards of all pages, in their order. */
  async allPages(query: string): Promise<ListingCardWire[]> {
    const first = await this.search(`${query}&pagina=1`);
    const cards = [...first.inmuebles];
    for (let page = 2; page <= first.paginas; page++)
      cards.push(...(await this.search(`${query}&pagina=${page}`)).inmuebles);
    return cards;
  }
}
