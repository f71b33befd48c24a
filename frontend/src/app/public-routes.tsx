import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Frame } from '../public-site/frame/frame.js';
import { NotFoundScreen, prepareNotFound } from '../public-site/not-found/not-found-screen.js';
import { RouteError } from '../public-site/not-found/route-error.js';
import { paths, routePatterns } from './paths.js';
import type { MakeLoader, Prepare } from './route-services.js';

/** Names the source of a lazy screen, for the preload tags of the page that shows it. */
export interface RouteHandle {
  screen: string;
}

/** A screen's module: the component, and what to load before it shows. */
interface ScreenModule {
  Screen: ComponentType;
  prepare?: Prepare;
}

/** The routes of the public site. Each screen is a chunk of its own, so that a visit loads what it shows. */
export function publicRoutes(makeLoader: MakeLoader): RouteObject[] {
  const screen = (path: string, source: string, load: () => Promise<ScreenModule>): RouteObject => ({
    path,
    handle: { screen: `src/public-site/${source}` } satisfies RouteHandle,
    ErrorBoundary: RouteError,
    lazy: async () => {
      const { Screen, prepare } = await load();
      return { Component: Screen, loader: makeLoader(prepare ?? (() => null)) };
    },
  });

  return [
    {
      Component: Frame,
      ErrorBoundary: RouteError,
      children: [
        screen('/', 'home/home-screen.tsx', () => import('../public-site/home/home-screen.js')),
        screen(
          routePatterns.results,
          'results/results-screen.tsx',
          () => import('../public-site/results/results-screen.js'),
        ),
        screen(
          routePatterns.sheet,
          'sheet/sheet-screen.tsx',
          () => import('../public-site/sheet/sheet-screen.js'),
        ),
        screen(
          routePatterns.publish,
          'publish/publish-screen.tsx',
          () => import('../public-site/publish/publish-screen.js'),
        ),
        screen(
          paths.unsubscribe,
          'unsubscribe/unsubscribe-screen.tsx',
          () => import('../public-site/unsubscribe/unsubscribe-screen.js'),
        ),
        screen(
          paths.contact,
          'contact/contact-screen.tsx',
          () => import('../public-site/contact/contact-screen.js'),
        ),
        screen(
          paths.averages,
          'averages/averages-screen.tsx',
          () => import('../public-site/averages/averages-screen.js'),
        ),
        screen(
          paths.hotels,
          'directory/hotels-screen.tsx',
          () => import('../public-site/directory/hotels-screen.js'),
        ),
        screen(
          paths.beachClubs,
          'directory/beach-clubs-screen.tsx',
          () => import('../public-site/directory/beach-clubs-screen.js'),
        ),
        screen(
          paths.company,
          'company/company-screen.tsx',
          () => import('../public-site/company/company-screen.js'),
        ),
        screen(paths.terms, 'terms/terms-screen.tsx', () => import('../public-site/terms/terms-screen.js')),
        screen(paths.tips, 'tips/tips-screen.tsx', () => import('../public-site/tips/tips-screen.js')),
        screen(
          paths.tariffs,
          'tariffs/tariffs-screen.tsx',
          () => import('../public-site/tariffs/tariffs-screen.js'),
        ),
        screen(
          routePatterns.advancedSearch,
          'advanced-search/advanced-screen.tsx',
          () => import('../public-site/advanced-search/advanced-screen.js'),
        ),
        screen(
          routePatterns.advancedSearchToo,
          'advanced-search/advanced-screen.tsx',
          () => import('../public-site/advanced-search/advanced-screen.js'),
        ),
        ...(import.meta.env.DEV
          ? [
              screen(
                routePatterns.stylePage,
                'style-page/style-page.tsx',
                () => import('../public-site/style-page/style-page.js'),
              ),
            ]
          : []),
        { path: '*', Component: NotFoundScreen, loader: makeLoader(prepareNotFound) },
      ],
    },
  ];
}
