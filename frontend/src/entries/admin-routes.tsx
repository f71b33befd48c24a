import type { ComponentType } from 'react';
import { redirect, useParams, type RouteObject } from 'react-router-dom';
import type { Access } from '#common/kernel/calls/call.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { DETAIL_FOLDERS, OWNER_FOLDER, adminPaths } from '../desk/admin-paths.js';
import { AdminFrame } from './desk/admin-frame.js';
import { AdminRoot } from './desk/admin-root.js';
import { DeniedScreen } from '../desk/frame/denied-screen.js';
import { NotFound } from '../desk/frame/not-found.js';
import { ScreenError } from '../desk/frame/screen-error.js';
import { SCREENS, type ScreenName } from '../desk/screens.js';
import { Allowed } from '../desk/session/allowed.js';
import { requireSession, skipLogin } from '../desk/accounts/sign-in/session-guard.js';

type Load = () => Promise<{ Screen: ComponentType }>;

/** Each screen is a separate chunk. The screen `quickPublish` is the file `quick-publish-screen.tsx` of its area. */
const FILES = import.meta.glob<{ Screen: ComponentType }>(['../desk/**/*-screen.tsx', '!../desk/frame/**']);

function loadOf(name: ScreenName): Load {
  const file = `/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-screen.tsx`;
  const [, load] = Object.entries(FILES).find(([path]) => path.endsWith(file)) ?? [];
  if (!load) throw new Error(`No file of the back office is called ${file}`);
  return load;
}

/**
 * A screen whose files do not arrive is replaced by `ScreenError` here: for a route whose `lazy` has failed React Router shows the
 * `HydrateFallback` of the root instead of an `ErrorBoundary`.
 */
function screen(path: string, load: Load): RouteObject {
  return {
    path,
    ErrorBoundary: ScreenError,
    lazy: () =>
      load().then(
        ({ Screen }) => ({ Component: Screen }),
        () => ({ Component: ScreenError }),
      ),
  };
}

function screenRoute({ name, path, needs }: (typeof SCREENS)[number]): RouteObject {
  const load = loadOf(name);
  return screen(path, needs ? () => loadFor(needs, load) : load);
}

/** Loads a screen that only accounts that may make the call can use; others get `DeniedScreen`. */
async function loadFor(call: { access: Access }, load: Load): ReturnType<Load> {
  const { Screen } = await load();
  return {
    Screen: () => (
      <Allowed to={call} otherwise={<DeniedScreen to={call} />}>
        <Screen />
      </Allowed>
    ),
  };
}

/** A screen of one record; an address without an id is an unknown page. */
function recordScreen(path: string, load: Load): RouteObject {
  return screen(`${path}/:id`, async () => {
    const { Screen } = await load();
    return {
      Screen: () => (/^[1-9]\d{0,9}$/.test(useParams()['id'] ?? '') ? <Screen /> : <NotFound />),
    };
  });
}

/** The detail is one screen for all four statuses. */
function detail(state: ListingStatusName): RouteObject {
  return recordScreen(DETAIL_FOLDERS[state], async () => {
    const { DetailScreen } = await import('../desk/listings/detail/detail-screen.js');
    return { Screen: () => <DetailScreen state={state} /> };
  });
}

/** Screens of the back office, below /admin. Those for login, a forgotten password and a new password do not require a session (back-office.md §6). */
export const adminRoutes: RouteObject[] = [
  {
    Component: AdminRoot,
    ErrorBoundary: ScreenError,
    HydrateFallback: () => null,
    children: [
      {
        ...screen(adminPaths.login, () => import('../desk/accounts/sign-in/login-screen.js')),
        loader: skipLogin,
      },
      screen(adminPaths.password, () => import('../desk/accounts/sign-in/password-screen.js')),
      screen(adminPaths.forgotten, () => import('../desk/accounts/sign-in/forgotten-screen.js')),
      {
        Component: AdminFrame,
        loader: requireSession,
        shouldRevalidate: () => true,
        children: [
          { path: '/admin', loader: () => redirect(adminPaths.dashboard) },
          ...SCREENS.map(screenRoute),
          recordScreen(OWNER_FOLDER, () => import('../desk/owners/owner-screen.js')),
          detail('pendiente'),
          detail('rechazado'),
          detail('alta'),
          detail('altaRechazado'),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
