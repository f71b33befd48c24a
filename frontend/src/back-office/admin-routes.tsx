import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { listAccounts } from '#common/calls/accounts.js';
import type { Access } from '#common/calls/call.js';
import { findPersonalData } from '#common/calls/personal-data.js';
import { listReports } from '#common/calls/reports.js';
import { quickPublish } from '#common/calls/publication.js';
import { listSecurityEvents, viewRefusals } from '#common/calls/security.js';
import type { ListingStatusName } from '#common/vocabulary/listing-status.js';
import { DETAIL_FOLDERS, OWNER_FOLDER, adminPaths } from './admin-paths.js';
import { AdminFrame } from './frame/admin-frame.js';
import { AdminRoot } from './frame/admin-root.js';
import { NotFound } from './frame/not-found.js';
import { ScreenError } from './frame/screen-error.js';
import { Allowed, DeniedScreen } from './session/allowed.js';
import { requireSession, skipLogin } from './session/guard.js';

/** Each screen is a separate chunk. */
function screen(path: string, load: () => Promise<{ Screen: ComponentType }>): RouteObject {
  return {
    path,
    ErrorBoundary: ScreenError,
    lazy: async () => ({ Component: (await load()).Screen }),
  };
}

/** A screen that is of use only to accounts that may make a call. */
function screenFor(
  call: { access: Access },
  path: string,
  load: () => Promise<{ Screen: ComponentType }>,
): RouteObject {
  return screen(path, async () => {
    const { Screen } = await load();
    return {
      Screen: () => (
        <Allowed to={call} otherwise={<DeniedScreen to={call} />}>
          <Screen />
        </Allowed>
      ),
    };
  });
}

/** The detail is one screen for all four statuses. */
function detail(state: ListingStatusName): RouteObject {
  return {
    path: `${DETAIL_FOLDERS[state]}/:id`,
    ErrorBoundary: ScreenError,
    lazy: async () => {
      const { DetailScreen } = await import('./detail/detail-screen.js');
      return { element: <DetailScreen state={state} /> };
    },
  };
}

/** Screens of the back office, below /admin; all but the login require a session (back-office.md §6). */
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
          screen(adminPaths.dashboard, () => import('./dashboard/dashboard-screen.js')),
          screen(adminPaths.pending, () => import('./listings/pending-list-screen.js')),
          screen(adminPaths.active, () => import('./listings/active-list-screen.js')),
          screen(adminPaths.ownAccount, () => import('./own-account/own-account-screen.js')),
          screen(adminPaths.tools, () => import('./tools/tools-screen.js')),
          screen(adminPaths.season, () => import('./rollover/rollover-screen.js')),
          screen(adminPaths.mail, () => import('./mail-ledger/mail-ledger-screen.js')),
          screen(adminPaths.unfinished, () => import('./unfinished/unfinished-screen.js')),
          screen(adminPaths.system, () => import('./system/system-screen.js')),
          screen(adminPaths.audit, () => import('./audit/audit-screen.js')),
          screen(adminPaths.api, () => import('./api/api-screen.js')),
          screen(adminPaths.statistics, () => import('./statistics/statistics-screen.js')),
          screen(adminPaths.income, () => import('./income/income-screen.js')),
          screen(adminPaths.services, () => import('./services/services-screen.js')),
          screen(adminPaths.templates, () => import('./templates/templates-screen.js')),
          screen(adminPaths.blacklist, () => import('./blacklist/blacklist-screen.js')),
          screen(adminPaths.contacts, () => import('./contacts/contacts-screen.js')),
          screen(adminPaths.inquirers, () => import('./inquiries/inquirers-screen.js')),
          screen(adminPaths.inquiries, () => import('./inquiries/inquiries-screen.js')),
          screen(adminPaths.support, () => import('./support/support-screen.js')),
          screen(adminPaths.newsletter, () => import('./newsletter/newsletter-screen.js')),
          screenFor(
            quickPublish,
            adminPaths.quickPublish,
            () => import('./quick-publish/quick-publish-screen.js'),
          ),
          screenFor(
            findPersonalData,
            adminPaths.personalData,
            () => import('./personal-data/personal-data-screen.js'),
          ),
          screenFor(listReports, adminPaths.reports, () => import('./reports/reports-screen.js')),
          screenFor(viewRefusals, adminPaths.security, () => import('./security/security-screen.js')),
          screenFor(
            listSecurityEvents,
            adminPaths.securityEvents,
            () => import('./security/security-events-screen.js'),
          ),
          screenFor(listAccounts, adminPaths.accounts, () => import('./accounts/accounts-screen.js')),
          screen(`${OWNER_FOLDER}/:id`, () => import('./owner/owner-screen.js')),
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
