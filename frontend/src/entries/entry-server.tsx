import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type {
  CardMarkup,
  RenderRequest,
  RenderResult,
  RenderedRedirect,
} from '#common/site/rendering-shapes.js';
import type { SiteSettings } from '#common/site/site-shapes.js';
import type { ListingCardProps } from '../app/markup/card-props.js';
import { RenderedCard } from '../search/cards/listing-card.js';
import { SentenceForm } from '../search/sentence/sentence-form.js';
import { searchCard } from '../site/search/directories/search-card.js';
import { UnreadNote } from '../site/search/unread-note.js';
import { SimilarSearches } from '../site/search/directories/similar-searches.js';
import { FooterContent } from '../site/frame/footer-content.js';
import { SocialLinks } from '../site/frame/social-links.js';
import { Screen as NotFound } from '../site/page/not-found-screen.js';
import NoResults from '../site/search/no-results.js';
import { OpenStaySelects } from '../search/open-stay-selects.js';
import ListingGone from '../site/search/sheet/listing-gone.js';
import ListingNotFound from '../site/search/sheet/listing-not-found.js';
import { RouteError } from '../site/page/route-error.js';
import { readAnswer } from '../app/api.js';
import { loadScreen, matchScreen } from './match-screen.js';
import { NavigationProvider } from '../app/navigation/navigation-context.js';
import { ShownScreen } from './shown-screen.js';
import { FIRST_KEY, inSite, locate, type SiteLocation } from '../app/navigation/site-location.js';
import { writePageData } from '../app/markup/page-data.js';
import { PublicApp } from './public-app.js';
import { createQueryClient, dehydrateForPage } from '../app/queries.js';
import type { Params, Redirection, RouteServices } from '../app/navigation/route-services.js';
import { screenAssets } from './screen-assets.js';
import { ServerPartsContext, type ServerParts } from '../app/markup/server-parts.js';
import { SiteProvider } from '../app/site-context.js';

const FONT_PRELOAD = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`;

function partsOf({ site, cards }: Pick<RenderRequest, 'site' | 'cards'>): ServerParts {
  return {
    footerContent: footerContent(site),
    NotFound,
    NoResults,
    OpenStaySelects,
    ListingNotFound,
    ListingGone,
    SocialLinks,
    SentenceForm,
    UnreadNote,
    SimilarSearches,
    searchCard,
    cardContent: (card) => cardContent(cards, card),
  };
}

const footers = new WeakMap<SiteSettings, string>();

/** The footer depends on the settings only, which do not change while the process runs. */
function footerContent(site: SiteSettings): string {
  const kept = footers.get(site);
  if (kept !== undefined) return kept;
  const content = renderToString(
    <SiteProvider value={site}>
      <FooterContent />
    </SiteProvider>,
  );
  footers.set(site, content);
  return content;
}

/** React allows rendering to a string while another tree is rendered. A card uses no context, so it renders alone as it does in the page. */
function cardContent(cards: CardMarkup, card: ListingCardProps): string {
  const key = JSON.stringify(card);
  const kept = cards.get(key);
  if (kept !== undefined) return kept;
  const markup = renderToString(<RenderedCard {...card} />);
  // Attribute values contain no `>`.
  const content = markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('<'));
  cards.set(key, content);
  return content;
}

/** There is no navigation on the server. */
const NO_NAVIGATION = {
  isMoving: false,
  blocked: null,
  navigate: () => undefined,
  addGuard: () => () => undefined,
};

/** Elements that React 19 emits for the head: titles, metas, links. Attribute values contain no `>`. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** Renders one public page; called by the web process (common/site/rendering-shapes.ts). */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const page = { status: 200 };
  const queries = createQueryClient(async (path) => {
    const { status, body } = await request.api(path);
    return readAnswer(status, body);
  });
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, retry: false, gcTime: Infinity },
  });
  const services: RouteServices = {
    queries,
    site: request.site,
    setStatus: (status) => (page.status = status),
  };
  const location = locate(inSite(request.site.url, request.url), { state: null, key: FIRST_KEY });
  const matched = matchScreen(location.pathname);
  try {
    const loaded = await loadScreen(matched, services, location).catch(() => undefined);
    if (loaded?.redirection) return redirection(loaded.redirection);
    return await renderPage(request, queries, {
      location,
      params: matched.params,
      source: matched.route.source || '',
      Screen: loaded?.screen.Screen ?? RouteError,
      status: loaded ? page.status : 500,
      failed: !loaded,
    });
  } finally {
    queries.clear();
  }
}

interface RenderedScreen {
  location: SiteLocation;
  params: Params;
  source: string;
  Screen: ComponentType;
  status: number;
  /** Preparation failed; the page shows the error. */
  failed: boolean;
}

async function renderPage(
  { site, cards, inTurn }: Pick<RenderRequest, 'site' | 'cards' | 'inTurn'>,
  queries: QueryClient,
  { location, params, source, Screen, status, failed }: RenderedScreen,
): Promise<RenderResult> {
  const shown = { location, params, Screen, action: 'pop', keepsScroll: true } as const;
  const html = await inTurn(() =>
    renderToString(
      <ServerPartsContext value={partsOf({ site, cards })}>
        <PublicApp queries={queries} site={site}>
          <NavigationProvider value={{ ...NO_NAVIGATION, shown }}>
            <ShownScreen Screen={Screen} />
          </NavigationProvider>
        </PublicApp>
      </ServerPartsContext>,
    ),
  );
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const { styles, modules } = await screenAssets(source);
  // A page whose preparation failed carries no data, so that the browser loads them again instead of repeating the failure.
  const data = failed ? '' : writePageData({ site, queries: dehydrateForPage(queries) }, modules);
  return {
    kind: 'page',
    status,
    head: FONT_PRELOAD + hoisted + styles,
    body: html.slice(hoisted.length),
    scripts: data,
  };
}

function redirection({ to, status }: Redirection): RenderedRedirect {
  return { kind: 'redirect', status, location: to };
}
