import type { ComponentType } from 'react';
import { paths, routePatterns } from '../app/paths.js';
import type { Prepare } from '../app/navigation/route-services.js';

/** Module of a screen: the component, and what to load before it is shown. */
export interface ScreenModule {
  Screen: ComponentType;
  prepare?: Prepare;
}

/** Location of a screen's module. Each is a separate chunk, so that a visit loads only what it shows. */
export interface ScreenRoute {
  path: string;
  /** Source path, to find the built files of the page; only on the server. */
  source: string | false;
  load: () => Promise<ScreenModule>;
}

/** The scripts of the browser omit the source paths. */
const FOR_THE_SERVER = import.meta.env.SSR;

export const SCREENS: readonly ScreenRoute[] = [
  {
    path: '/',
    source: FOR_THE_SERVER && 'src/site/home/home-screen.tsx',
    load: () => import('../site/home/home-screen.js'),
  },
  {
    path: routePatterns.results,
    source: FOR_THE_SERVER && 'src/site/search/results-screen.tsx',
    load: () => import('../site/search/results-screen.js'),
  },
  {
    path: routePatterns.sheet,
    source: FOR_THE_SERVER && 'src/site/search/sheet/sheet-screen.tsx',
    load: () => import('../site/search/sheet/sheet-screen.js'),
  },
  {
    path: routePatterns.publish,
    source: FOR_THE_SERVER && 'src/site/listings/publish-screen.tsx',
    load: () => import('../site/listings/publish-screen.js'),
  },
  {
    path: paths.alert,
    source: FOR_THE_SERVER && 'src/site/inquiries/alert-screen.tsx',
    load: () => import('../site/inquiries/alert-screen.js'),
  },
  {
    path: paths.news,
    source: FOR_THE_SERVER && 'src/site/newsletter/news-screen.tsx',
    load: () => import('../site/newsletter/news-screen.js'),
  },
  {
    path: paths.verify,
    source: FOR_THE_SERVER && 'src/site/inquiries/verify-screen.tsx',
    load: () => import('../site/inquiries/verify-screen.js'),
  },
  {
    path: paths.myNotice,
    source: FOR_THE_SERVER && 'src/site/owners/my-notice-screen.tsx',
    load: () => import('../site/owners/my-notice-screen.js'),
  },
  {
    path: paths.report,
    source: FOR_THE_SERVER && 'src/site/inquiries/report-screen.tsx',
    load: () => import('../site/inquiries/report-screen.js'),
  },
  ...[paths.unsubscribe, paths.confirmEmail, routePatterns.alertLinks, routePatterns.newsLink].map(
    (path) => ({
      path,
      source: FOR_THE_SERVER && 'src/site/newsletter/signed-links-screen.tsx',
      load: () => import('../site/newsletter/signed-links-screen.js'),
    }),
  ),
  {
    path: paths.contact,
    source: FOR_THE_SERVER && 'src/site/newsletter/contact-screen.tsx',
    load: () => import('../site/newsletter/contact-screen.js'),
  },
  {
    path: paths.averages,
    source: FOR_THE_SERVER && 'src/site/pricing/averages-screen.tsx',
    load: () => import('../site/pricing/averages-screen.js'),
  },
  {
    path: paths.hotels,
    source: FOR_THE_SERVER && 'src/site/search/directories/hotels-screen.tsx',
    load: () => import('../site/search/directories/hotels-screen.js'),
  },
  {
    path: paths.beachClubs,
    source: FOR_THE_SERVER && 'src/site/search/directories/beach-clubs-screen.tsx',
    load: () => import('../site/search/directories/beach-clubs-screen.js'),
  },
  {
    path: paths.landings,
    source: FOR_THE_SERVER && 'src/site/search/directories/landings-screen.tsx',
    load: () => import('../site/search/directories/landings-screen.js'),
  },
  {
    path: paths.favourites,
    source: FOR_THE_SERVER && 'src/site/search/favourites/favourites-screen.tsx',
    load: () => import('../site/search/favourites/favourites-screen.js'),
  },
  {
    path: routePatterns.sharedList,
    source: FOR_THE_SERVER && 'src/site/search/favourites/shared-list-screen.tsx',
    load: () => import('../site/search/favourites/shared-list-screen.js'),
  },
  {
    path: routePatterns.compare,
    source: FOR_THE_SERVER && 'src/site/search/favourites/compare-screen.tsx',
    load: () => import('../site/search/favourites/compare-screen.js'),
  },
  {
    path: routePatterns.poster,
    source: FOR_THE_SERVER && 'src/site/search/sheet/poster-screen.tsx',
    load: () => import('../site/search/sheet/poster-screen.js'),
  },
  {
    path: routePatterns.papers,
    source: FOR_THE_SERVER && 'src/site/search/sheet/papers/papers-screen.tsx',
    load: () => import('../site/search/sheet/papers/papers-screen.js'),
  },
  {
    path: paths.company,
    source: FOR_THE_SERVER && 'src/site/company/company-screen.tsx',
    load: () => import('../site/company/company-screen.js'),
  },
  {
    path: paths.terms,
    source: FOR_THE_SERVER && 'src/site/company/terms-screen.tsx',
    load: () => import('../site/company/terms-screen.js'),
  },
  {
    path: paths.tips,
    source: FOR_THE_SERVER && 'src/site/company/tips-screen.tsx',
    load: () => import('../site/company/tips-screen.js'),
  },
  {
    path: paths.tariffs,
    source: FOR_THE_SERVER && 'src/site/contracts/tariffs-screen.tsx',
    load: () => import('../site/contracts/tariffs-screen.js'),
  },
  {
    path: routePatterns.advancedSearch,
    source: FOR_THE_SERVER && 'src/site/search/advanced-screen.tsx',
    load: () => import('../site/search/advanced-screen.js'),
  },
  {
    path: routePatterns.advancedSearchToo,
    source: FOR_THE_SERVER && 'src/site/search/advanced-screen.tsx',
    load: () => import('../site/search/advanced-screen.js'),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: routePatterns.stylePage,
          source: FOR_THE_SERVER && 'src/site/style-page/style-page.tsx',
          load: () => import('../site/style-page/style-page.js'),
        },
      ]
    : []),
  {
    path: '*',
    source: FOR_THE_SERVER && 'src/site/page/not-found-screen.tsx',
    load: () => import('../site/page/not-found-screen.js'),
  },
];
