import type { ComponentType } from 'react';
import { redirect, useParams, type RouteObject } from 'react-router-dom';
import type { Access } from '#common/kernel/calls/call.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { DETAIL_FOLDERS, OWNER_FOLDER, adminPaths } from './admin-paths.js';
import { AdminFrame } from './frame/admin-frame.js';
import { AdminRoot } from './frame/admin-root.js';
import { DeniedScreen } from './frame/denied-screen.js';
import { NotFound } from './frame/not-found.js';
import { ScreenError } from './frame/screen-error.js';
import { SCREENS, type ScreenName } from './screens.js';
import { Allowed } from './session/allowed.js';
import { requireSession, skipLogin } from './session/guard.js';

type Load = () => Promise<{ Screen: ComponentType }>;

/** Each screen is a separate chunk. */
const LOADS: Readonly<Record<ScreenName, Load>> = {
  dashboard: () => import('./dashboard/dashboard-screen.js'),
  pending: () => import('./listings/pending-list-screen.js'),
  active: () => import('./listings/active-list-screen.js'),
  statistics: () => import('./statistics/statistics-screen.js'),
  amenities: () => import('./amenities/amenities-screen.js'),
  templates: () => import('./templates/templates-screen.js'),
  inquiries: () => import('./inquiries/inquiries-screen.js'),
  support: () => import('./support/support-screen.js'),
  contacts: () => import('./contacts/contacts-screen.js'),
  inquirers: () => import('./inquiries/inquirers-screen.js'),
  newsletter: () => import('./newsletter/newsletter-screen.js'),
  blacklist: () => import('./blacklist/blacklist-screen.js'),
  quickPublish: () => import('./quick-publish/quick-publish-screen.js'),
  tools: () => import('./tools/tools-screen.js'),
  season: () => import('./rollover/rollover-screen.js'),
  income: () => import('./income/income-screen.js'),
  mail: () => import('./mail-ledger/mail-ledger-screen.js'),
  reports: () => import('./reports/reports-screen.js'),
  unfinished: () => import('./unfinished/unfinished-screen.js'),
  system: () => import('./system/system-screen.js'),
  audit: () => import('./audit/audit-screen.js'),
  security: () => import('./security/security-screen.js'),
  securityEvents: () => import('./security/security-events-screen.js'),
  ownAccount: () => import('./own-account/own-account-screen.js'),
  personalData: () => import('./personal-data/personal-data-screen.js'),
  api: () => import('./api/api-screen.js'),
  accounts: () => import('./accounts/accounts-screen.js'),
};

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
  const load = LOADS[name];
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
    const { DetailScreen } = await import('./detail/detail-screen.js');
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
      { ...screen(adminPaths.login, () => import('./login/login-screen.js')), loader: skipLogin },
      screen(adminPaths.password, () => import('./login/password-screen.js')),
      screen(adminPaths.forgotten, () => import('./login/forgotten-screen.js')),
      {
        Component: AdminFrame,
        loader: requireSession,
        shouldRevalidate: () => true,
        children: [
          { path: '/admin', loader: () => redirect(adminPaths.dashboard) },
          ...SCREENS.map(screenRoute),
          recordScreen(OWNER_FOLDER, () => import('./owner/owner-screen.js')),
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
