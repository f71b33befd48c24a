import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { RequiredSecondStep } from '../../desk/accounts/own-account/required-second-step.js';
import { ReadOnlyNote } from '../../desk/session/allowed.js';
import { ConfirmationDialog } from '../../desk/accounts/sign-in/confirmation-dialog.js';
import { useMyAccount } from '../../desk/session/my-account.js';
import { SessionDialogs } from '../../desk/accounts/sign-in/session-dialogs.js';
import { useSessionWatch } from '../../desk/accounts/sign-in/use-session-watch.js';
import { useLiveFeed } from '../../desk/stats/live/use-live-feed.js';
import { Palette } from './palette.js';
import { Notifications } from '../../desk/frame/notifications.js';
import { useShortcutKeys } from '../../desk/frame/shortcuts.js';
import { Sidebar } from './sidebar.js';
import { useKeptFocus } from './use-kept-focus.js';

/** Layout of every screen behind the login. */
export function AdminFrame() {
  const { state, stayConnected } = useSessionWatch();
  const account = useMyAccount();
  useShortcutKeys();
  useKeptFocus();
  const dialogs = (
    <>
      <Notifications />
      <ConfirmationDialog />
      <SessionDialogs state={state} onStay={stayConnected} />
    </>
  );
  if (account?.lacksSecondStep)
    return (
      <>
        <RequiredSecondStep email={account.email} onDone={stayConnected} />
        {dialogs}
      </>
    );
  return (
    <div className="min-h-dvh [--container-content:1500px] nav-wide:flex">
      <a
        href="#contenido"
        className="absolute left-2 top-2 z-50 -translate-y-24 rounded-button bg-surface px-4 py-3 font-semibold text-primary focus:translate-y-0"
      >
        Ir al contenido
      </a>
      <LiveFeed />
      <Sidebar />
      <Content />
      <Palette />
      {dialogs}
      <ScrollRestoration />
    </div>
  );
}

/** Connected only behind the second step. */
function LiveFeed() {
  useLiveFeed();
  return null;
}

/** Receives the focus when the screen changes. */
function Content() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main
      ref={main}
      id="contenido"
      tabIndex={-1}
      className="min-w-0 grow outline-none focus-visible:shadow-none"
    >
      <ReadOnlyNote />
      <Outlet />
    </main>
  );
}
