import type { ComponentType } from 'react';
import { paths, routePatterns } from './paths.js';
import type { Prepare } from './route-services.js';

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

/** Every screen of the public site. */
export const SCREENS: readonly ScreenRoute[] = [
  {
    path: '/',
    source: FOR_THE_SERVER && 'src/public-site/home/home-screen.tsx',
    load: () => import('../public-site/home/home-screen.js'),
  },
  {
    path: routePatterns.results,
    source: FOR_THE_SERVER && 'src/public-site/results/results-screen.tsx',
    load: () => import('../public-site/results/results-screen.js'),
  },
  {
    path: routePatterns.sheet,
    source: FOR_THE_SERVER && 'src/public-site/sheet/sheet-screen.tsx',
    load: () => import('../public-site/sheet/sheet-screen.js'),
  },
  {
    path: routePatterns.publish,
    source: FOR_THE_SERVER && 'src/public-site/publish/publish-screen.tsx',
    load: () => import('../public-site/publish/publish-screen.js'),
  },
  {
    path: paths.alert,
    source: FOR_THE_SERVER && 'src/public-site/alert/alert-screen.tsx',
    load: () => import('../public-site/alert/alert-screen.js'),
  },
  {
    path: paths.news,
    source: FOR_THE_SERVER && 'src/public-site/news/news-screen.tsx',
    load: () => import('../public-site/news/news-screen.js'),
  },
  {
    path: paths.verify,
    source: FOR_THE_SERVER && 'src/public-site/verify/verify-screen.tsx',
    load: () => import('../public-site/verify/verify-screen.js'),
  },
  {
    path: paths.myNotice,
    source: FOR_THE_SERVER && 'src/public-site/my-notice/my-notice-screen.tsx',
    load: () => import('../public-site/my-notice/my-notice-screen.js'),
  },
  {
    path: paths.report,
    source: FOR_THE_SERVER && 'src/public-site/report/report-screen.tsx',
    load: () => import('../public-site/report/report-screen.js'),
  },
  ...[paths.unsubscribe, paths.confirmEmail, routePatterns.alertLinks, routePatterns.newsLink].map(
    (path) => ({
      path,
      source: FOR_THE_SERVER && 'src/public-site/signed-links/signed-links-screen.tsx',
      load: () => import('../public-site/signed-links/signed-links-screen.js'),
    }),
  ),
  {
    path: paths.contact,
    source: FOR_THE_SERVER && 'src/public-site/contact/contact-screen.tsx',
    load: () => import('../public-site/contact/contact-screen.js'),
  },
  {
    path: paths.averages,
    source: FOR_THE_SERVER && 'src/public-site/averages/averages-screen.tsx',
    load: () => import('../public-site/averages/averages-screen.js'),
  },
  {
    path: paths.hotels,
    source: FOR_THE_SERVER && 'src/public-site/directory/hotels-screen.tsx',
    load: () => import('../public-site/directory/hotels-screen.js'),
  },
  {
    path: paths.beachClubs,
    source: FOR_THE_SERVER && 'src/public-site/directory/beach-clubs-screen.tsx',
    load: () => import('../public-site/directory/beach-clubs-screen.js'),
  },
  {
    path: paths.landings,
    source: FOR_THE_SERVER && 'src/public-site/landings/landings-screen.tsx',
    load: () => import('../public-site/landings/landings-screen.js'),
  },
  {
    path: paths.favourites,
    source: FOR_THE_SERVER && 'src/public-site/favourites/favourites-screen.tsx',
    load: () => import('../public-site/favourites/favourites-screen.js'),
  },
  {
    path: routePatterns.sharedList,
    source: FOR_THE_SERVER && 'src/public-site/favourites/shared-list-screen.tsx',
    load: () => import('../public-site/favourites/shared-list-screen.js'),
  },
  {
    path: routePatterns.compare,
    source: FOR_THE_SERVER && 'src/public-site/compare/compare-screen.tsx',
    load: () => import('../public-site/compare/compare-screen.js'),
  },
  {
    path: routePatterns.poster,
    source: FOR_THE_SERVER && 'src/public-site/poster/poster-screen.tsx',
    load: () => import('../public-site/poster/poster-screen.js'),
  },
  {
    path: paths.company,
    source: FOR_THE_SERVER && 'src/public-site/company/company-screen.tsx',
    load: () => import('../public-site/company/company-screen.js'),
  },
  {
    path: paths.terms,
    source: FOR_THE_SERVER && 'src/public-site/terms/terms-screen.tsx',
    load: () => import('../public-site/terms/terms-screen.js'),
  },
  {
    path: paths.tips,
    source: FOR_THE_SERVER && 'src/public-site/tips/tips-screen.tsx',
    load: () => import('../public-site/tips/tips-screen.js'),
  },
  {
    path: paths.tariffs,
    source: FOR_THE_SERVER && 'src/public-site/tariffs/tariffs-screen.tsx',
    load: () => import('../public-site/tariffs/tariffs-screen.js'),
  },
  {
    path: routePatterns.advancedSearch,
    source: FOR_THE_SERVER && 'src/public-site/advanced-search/advanced-screen.tsx',
    load: () => import('../public-site/advanced-search/advanced-screen.js'),
  },
  {
    path: routePatterns.advancedSearchToo,
    source: FOR_THE_SERVER && 'src/public-site/advanced-search/advanced-screen.tsx',
    load: () => import('../public-site/advanced-search/advanced-screen.js'),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: routePatterns.stylePage,
          source: FOR_THE_SERVER && 'src/public-site/style-page/style-page.tsx',
          load: () => import('../public-site/style-page/style-page.js'),
        },
      ]
    : []),
  {
    path: '*',
    source: FOR_THE_SERVER && 'src/public-site/not-found/not-found-screen.tsx',
    load: () => import('../public-site/not-found/not-found-screen.js'),
  },
];
