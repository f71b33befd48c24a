import type { ComponentType } from 'react';
import { redirect, useParams, type RouteObject } from 'react-router-dom';
import type { Access } from '#common/kernel/calls/call.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { DETAIL_FOLDERS, OWNER_FOLDER, adminPaths } from '../desk/admin-paths.js';
import { AdminFrame } from '../desk/navigation/admin-frame.js';
import { AdminRoot } from '../desk/navigation/admin-root.js';
import { DeniedScreen } from '../desk/frame/denied-screen.js';
import { NotFound } from '../desk/frame/not-found.js';
import { ScreenError } from '../desk/frame/screen-error.js';
import { SCREENS, type ScreenName } from '../desk/screens.js';
import { Allowed } from '../desk/session/allowed.js';
import { requireSession, skipLogin } from '../desk/accounts/sign-in/session-guard.js';

type Load = () => Promise<{ Screen: ComponentType }>;

/** Each screen is a separate chunk. */
const LOADS: Readonly<Record<ScreenName, Load>> = {
  dashboard: () => import('../desk/stats/today/dashboard-screen.js'),
  pending: () => import('../desk/listings/lists/pending-list-screen.js'),
  active: () => import('../desk/listings/lists/active-list-screen.js'),
  statistics: () => import('../desk/stats/statistics-screen.js'),
  amenities: () => import('../desk/listings/amenities-screen.js'),
  zones: () => import('../desk/listings/zones/zones-screen.js'),
  options: () => import('../desk/site/options-screen.js'),
  templates: () => import('../desk/newsletter/templates/templates-screen.js'),
  inquiries: () => import('../desk/inquiries/inquiries-screen.js'),
  support: () => import('../desk/newsletter/support/support-screen.js'),
  contacts: () => import('../desk/contacts/contacts-screen.js'),
  inquirers: () => import('../desk/inquiries/inquirers-screen.js'),
  newsletter: () => import('../desk/newsletter/newsletter-screen.js'),
  blacklist: () => import('../desk/blacklist/blacklist-screen.js'),
  quickPublish: () => import('../desk/listings/quick-publish-screen.js'),
  tools: () => import('../desk/operations/tools-screen.js'),
  import: () => import('../desk/listings/importing/import-screen.js'),
  season: () => import('../desk/owners/rollover/rollover-screen.js'),
  income: () => import('../desk/contracts/income-screen.js'),
  mail: () => import('../desk/operations/deferred-work/mail-ledger-screen.js'),
  reports: () => import('../desk/inquiries/reports-screen.js'),
  unfinished: () => import('../desk/operations/deferred-work/unfinished-screen.js'),
  system: () => import('../desk/operations/system-screen.js'),
  audit: () => import('../desk/accounts/audit-screen.js'),
  security: () => import('../desk/accounts/security/security-screen.js'),
  securityEvents: () => import('../desk/accounts/security/security-events-screen.js'),
  ownAccount: () => import('../desk/accounts/own-account/own-account-screen.js'),
  personalData: () => import('../desk/owners/personal-data-screen.js'),
  api: () => import('../desk/operations/api-screen.js'),
  accounts: () => import('../desk/accounts/accounts-screen.js'),
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
