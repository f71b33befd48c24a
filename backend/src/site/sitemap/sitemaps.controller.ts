import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PUBLIC_PATHS, sheetPath } from '#common/kernel/public-paths.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { slug } from '#common/kernel/text.js';
import { encodeSearchPath } from '#common/search/query/search-path.js';
import { Settings } from '#platform/config/settings.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { Public } from '#platform/http/answers/access.js';
import { Costly } from '#platform/http/input/costly.js';
import { Problem } from '#platform/process/problem.js';
import { JPEG_WIDTH, picturePath } from '../../listings/pictures/public.js';
import { HIDDEN_PAGES } from '../pages/hidden-pages.js';
import { SITEMAP_END, SITEMAP_START, sitemapEntry, sitemapIndex } from './sitemap-xml.js';
import { LandingPages, LAST_PART, sheetParts, sheetsOfPart } from '../../search/public.js';

const HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';
const SHEETS = /^avisos-([1-9]\d{0,5})\.xml$/;

/** Pages without parameters; favourites are in the visitor's browser. */
const PAGES = Object.values(PUBLIC_PATHS).filter(
  (path) => !HIDDEN_PAGES.includes(path) && path !== PUBLIC_PATHS.favourites,
);

/**
 * The index of sitemaps, and the sitemaps of pages, of landing pages and of sheets. The sheets are split into parts and streamed
 * (docs/search.md, Search engines).
 */
@Public()
@Controller()
export class SitemapsController {
  constructor(
    private readonly reads: VisitorReads,
    private readonly settings: Settings,
    private readonly landings: LandingPages,
  ) {}

  @Costly('map')
  @Get('sitemap.xml')
  @Header('Content-Type', XML)
  @Header('Cache-Control', HOUR)
  async index(): Promise<string> {
    const sheets = await sheetParts(this.reads);
    return sitemapIndex(this.settings.SITE_URL, [
      { path: '/sitemap/paginas.xml' },
      { path: '/sitemap/busquedas.xml' },
      ...sheets.map(({ part, day }) => ({ path: `/sitemap/avisos-${part}.xml`, day })),
    ]);
  }

  /** @throws Problem 'not-found' for a name that the index cannot contain */
  @Costly('map')
  @Get('sitemap/:name')
  async part(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const text = this.textOf(name);
    if (!text) throw Problem.notFound(ERROR_MESSAGES.notFound);
    // The first piece is read before the response begins, so that a failure has a status.
    const first = await text.next();
    const stream = Readable.from(resumed(String(first.value), text), { objectMode: false });
    // Not awaited, so that a slow client does not occupy a slot of the concurrency limiter.
    void reply.type(XML).header('Cache-Control', HOUR).send(stream);
  }

  private textOf(name: string): AsyncGenerator<string> | undefined {
    if (name === 'paginas.xml') return this.pages();
    if (name === 'busquedas.xml') return this.searches();
    const part = Number(SHEETS.exec(name)?.[1] ?? 0);
    return part >= 1 && part <= LAST_PART ? this.sheets(part) : undefined;
  }

  private async *pages(): AsyncGenerator<string> {
    const { SITE_URL } = this.settings;
    yield SITEMAP_START + PAGES.map((path) => sitemapEntry(SITE_URL, { path })).join('') + SITEMAP_END;
  }

  private async *searches(): AsyncGenerator<string> {
    const { SITE_URL } = this.settings;
    const entries = (await this.landings.all()).map(({ operation, town, zone, type, period, day }) => {
      const towns = town ? [town] : [];
      const propertyTypes = type ? [type] : [];
      const zones = zone ? [slug(zone)] : [];
      const path = encodeSearchPath({ ...emptyFilters(operation), towns, zones, propertyTypes, period });
      return sitemapEntry(SITE_URL, { path, day });
    });
    yield SITEMAP_START + entries.join('') + SITEMAP_END;
  }

  private async *sheets(part: number): AsyncGenerator<string> {
    const { SITE_URL } = this.settings;
    let start = SITEMAP_START;
    for await (const batch of sheetsOfPart(this.reads, part)) {
      const entries = batch.map(({ code, day, photos }) => {
        const images = photos.map((key) => picturePath(key, JPEG_WIDTH, 'jpg'));
        return sitemapEntry(SITE_URL, { path: sheetPath(code), day, images });
      });
      yield start + entries.join('');
      start = '';
    }
    yield start + SITEMAP_END;
  }
}

async function* resumed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
