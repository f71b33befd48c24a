import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { RenderRequest, RenderResult, RenderedRedirect } from '#common/wire/rendering.js';
import { readAnswer } from './api.js';
import { writePageData } from './page-data.js';
import { PublicApp } from './public-app.js';
import { publicRoutes, type RouteHandle } from './public-routes.js';
import { createQueryClient } from './queries.js';
import { loaderMaker, type RouteServices } from './route-services.js';
import { screenAssets } from './screen-assets.js';

const handler = createStaticHandler(
  publicRoutes(loaderMaker(({ context }) => context as unknown as RouteServices)),
);

const FONT_PRELOAD = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`;

/** What React 19 puts at the start of its output for the head: titles, metas, links. Attribute values hold no `>`. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** Renders one public page; the web process calls it (common/wire/rendering.ts). */
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
  const services: RouteServices = { queries, setStatus: (status) => (page.status = status) };
  const result = await handler.query(new Request(new URL(request.url, request.site.url)), {
    requestContext: services,
  });
  try {
    return result instanceof Response
      ? redirection(result)
      : await renderPage(request, queries, {
          ...result,
          statusCode: result.errors ? result.statusCode : page.status,
        });
  } finally {
    queries.clear();
  }
}

async function renderPage(
  { site }: RenderRequest,
  queries: QueryClient,
  context: StaticHandlerContext,
): Promise<RenderResult> {
  const html = renderToString(
    <PublicApp queries={queries} site={site}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PublicApp>,
  );
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const screens = context.matches.flatMap(
    ({ route }) => (route.handle as RouteHandle | undefined)?.screen ?? [],
  );
  const { styles, modules } = await screenAssets(screens);
  // A page whose loader broke carries no data: the browser then starts afresh instead of repeating the failure.
  const data = context.errors
    ? ''
    : writePageData({ site, queries: dehydrate(queries), loaderData: context.loaderData }, modules);
  return {
    kind: 'page',
    status: context.statusCode,
    head: FONT_PRELOAD + hoisted + styles,
    body: html.slice(hoisted.length),
    scripts: data,
  };
}

function redirection(response: Response): RenderedRedirect {
  return {
    kind: 'redirect',
    status: response.status as RenderedRedirect['status'],
    location: response.headers.get('location') ?? '/',
  };
}
