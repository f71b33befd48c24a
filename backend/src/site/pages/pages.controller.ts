import { Controller, Get, Logger, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { withKnownParameters } from '#common/kernel/calls/known-parameters.js';
import { PAGE_PARAMETERS } from '#common/site/page-parameters.js';
import { scriptJson } from '#common/site/script-json.js';
import { linesOf } from '#common/site/options/option-form.js';
import type { SetNights } from '#common/pricing/season/season-calendar.js';
import type { SiteContact } from '#common/site/options/site-options.js';
import type { SiteSettings } from '#common/site/site-shapes.js';
import { Settings } from '#platform/config/settings.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { Public } from '#platform/http/answers/access.js';
import { Costly, CostlyLimiter } from '#platform/http/input/costly.js';
import { Cached } from '#platform/cache/response-caching.js';
import { plainPage, wantsPage } from '#platform/http/answers/plain-page.js';
import { Problem } from '#platform/process/problem.js';
import { configuredLinks } from '../options/configured-links.js';
import { noticeMarkup } from './notice-markup.js';
import { OwnCalls } from './own-calls.js';
import { CardMarkupCache } from '../rendering/card-markup-cache.js';
import { PageRenderer } from '../rendering/page-renderer.js';
import { RenderedPages } from '../rendering/rendered-pages.js';

/** Addresses with a personal token. */
const WITH_TOKEN = /^\/(?:avisame\/|baja-newsletter|confirmar-email|mi-aviso|novedades\/)|[?&]token=/i;
const NOT_CACHED = new RegExp(String.raw`^\/admin|${WITH_TOKEN.source}`, 'i');

const KNOWN = new Set(PAGE_PARAMETERS);

const FILE = /\.[a-z0-9]{2,5}$/i;

const UNAVAILABLE = 503;
/** A page whose data could not be loaded is not cacheable, and asks clients to retry soon. */
const COME_BACK = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

/** What the operator has set in place of settings of the installation and of the calendar. */
interface SetByOperator {
  contact: SiteContact | null;
  setNights: SetNights[];
}

/** Every path that is neither a call nor a file is a page: rendered on the server for visitors, an empty shell for the operator. */
@Public()
@Controller()
export class PagesController {
  private readonly log = new Logger(PagesController.name);
  private readonly settings: SiteSettings;
  private site: { set: SetByOperator; settings: SiteSettings; rendered: RenderedPages };
  private readonly cards = new CardMarkupCache();

  constructor(
    private readonly renderer: PageRenderer,
    private readonly calls: OwnCalls,
    private readonly options: SiteOptions,
    private readonly limiter: CostlyLimiter,
    settings: Settings,
  ) {
    this.settings = {
      name: settings.SITE_NAME,
      url: settings.SITE_URL,
      tileUrl: settings.TILE_URL,
      tileAttribution: settings.TILE_ATTRIBUTION,
      geocoderAttribution: settings.GEOCODER_ATTRIBUTION,
      links: configuredLinks(settings),
    };
    this.site = {
      set: { contact: null, setNights: [] },
      settings: this.settings,
      rendered: new RenderedPages(),
    };
  }

  @Cached({ except: NOT_CACHED, reads: PAGE_PARAMETERS })
  @Costly('page')
  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/'] = request.url.split('?');
    if (path.startsWith('/api/') || path === '/api') throw Problem.notFound();
    if (FILE.test(path) && !wantsPage(request)) throw Problem.notFound();
    void reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache');
    if (WITH_TOKEN.test(request.url))
      void reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    if (path === '/admin' || path.startsWith('/admin/')) {
      await reply.send(
        fill(await this.renderer.shell('admin', request.url), {
          scripts: settingsElement((await this.siteNow()).settings),
        }),
      );
      return;
    }
    try {
      await this.sendPublicPage(request, reply);
    } catch (error) {
      this.log.error({ reqId: request.id }, `Page ${request.routeOptions.url}: ${(error as Error).stack}`);
      await reply.status(500).send(plainPage(this.settings.name, ERROR_MESSAGES.unexpected));
    }
  }

  private async sendPublicPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { ip } = request;
    const inTurn = <T>(work: () => T): Promise<T> => this.limiter.instantly(ip, work);
    const url = withKnownParameters(request.url, KNOWN);
    const { settings: site, rendered } = await this.siteNow();
    const result = await rendered.page(
      url,
      (path) => this.calls.ask(path, ip),
      (api) => this.renderer.render({ url, site, api, cards: this.cards, inTurn }),
    );
    if (result.kind === 'redirect') {
      await reply.redirect(result.location, result.status);
      return;
    }
    const shell = await this.renderer.shell('public', url);
    const { head, body, scripts } = result;
    const notice = noticeMarkup(await this.options.current());
    if (result.status === UNAVAILABLE) void reply.headers(COME_BACK);
    await reply.status(result.status).send(fill(shell, { notice, head, app: body, scripts }));
  }

  /** The settings with what the operator has set in their place; pages that were rendered with other ones are dropped. */
  private async siteNow() {
    const { contact } = await this.options.current();
    const set = { contact, setNights: this.options.seasonNights() };
    if (isDeepStrictEqual(set, this.site.set)) return this.site;
    const { links, lines } = contact ?? { links: this.settings.links, lines: '' };
    const settings: SiteSettings = { ...this.settings, links, contactLines: linesOf(lines) };
    if (set.setNights.length > 0) settings.setNights = set.setNights;
    this.site = { set, settings, rendered: new RenderedPages() };
    return this.site;
  }
}

/** The operator's page also contains the site's settings, as public pages do (frontend/src/app/markup/page-data.ts). */
function settingsElement(site: SiteSettings): string {
  return `<script type="application/json" id="datos-de-pagina">${scriptJson({ site })}</script>`;
}

interface PageParts {
  notice?: string;
  head?: string;
  app?: string;
  scripts?: string;
}

/** The shell with the parts in the places of its comments. */
function fill(shell: string, parts: PageParts): string {
  return shell.replace(/<!--(notice|head|app|scripts)-->/g, (_, name: keyof PageParts) => parts[name] ?? '');
}
