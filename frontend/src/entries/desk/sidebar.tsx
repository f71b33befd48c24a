import {
  IconKeyboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMenu2,
  IconSearch,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import { LOGIN_MESSAGES } from '#common/accounts/session-messages.js';
import { IconButton } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { Dialog } from '../../ui/dialog.js';
import { adminPaths } from '../../desk/admin-paths.js';
import { adminQueries } from '../../desk/data/listing-queries.js';
import { openPalette, PALETTE_KEYS } from './open-palette.js';
import type { Counted } from '../../desk/admin-screen.js';
import { SIDEBAR, tabsOf } from '../../desk/screen-groups.js';
import { ADMIN_SCREENS, type ScreenName } from '../../desk/screens.js';
import { Allowed } from '../../desk/session/allowed.js';
import { Brand } from '../../desk/frame/brand.js';
import { countText } from '../../desk/frame/count-text.js';
import { PastNotifications } from '../../desk/frame/past-notifications.js';
import { KeysHelp } from './keys-help.js';
import { railIsOpen, rememberRail } from './rail.js';
import { currentShortcuts, keysOf, useShortcuts, type Shortcut } from '../../desk/frame/shortcuts.js';
import { useSignOut } from '../../desk/accounts/sign-in/use-sign-out.js';

/** Navigation of the back office: an expandable sidebar, or a bar with a drawer on narrow screens. */
export function Sidebar() {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>();
  const showKeys = (): void => setShortcuts(currentShortcuts());
  useShortcuts([{ ...HELP_KEYS, text: 'Mostrar esta ayuda', everywhere: true, run: showKeys }]);
  return (
    <>
      <Rail onKeys={showKeys} />
      <TopBar onKeys={showKeys} />
      <KeysHelp shortcuts={shortcuts} onClose={() => setShortcuts(undefined)} />
    </>
  );
}

interface BarProps {
  /** Opens the help on shortcuts. */
  onKeys: () => void;
}

function Rail({ onKeys }: BarProps) {
  const [open, setOpen] = useState(railIsOpen);
  const toggle = (): void => {
    rememberRail(!open);
    setOpen(!open);
  };
  const Toggle = open ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <aside
      data-on-dark
      className={cx(
        'sticky top-0 flex h-dvh shrink-0 flex-col gap-1 bg-deep px-2 py-2 text-white nav:hidden',
        'transition-[width] duration-200 ease-out',
        open ? 'w-52' : 'w-16',
      )}
    >
      <div className={cx('flex shrink-0 items-center', open ? '*:-mx-1' : 'flex-col')}>
        <IconButton
          label={open ? 'Contraer el menú' : 'Expandir el menú'}
          variant="onDark"
          aria-expanded={open}
          onClick={toggle}
        >
          <Toggle aria-hidden="true" />
        </IconButton>
        <KeyButton label={SEARCH} keys={PALETTE_KEYS} onClick={openPalette} className="grow">
          <IconSearch aria-hidden="true" className="size-5 shrink-0" />
          <span className={cx('grow text-left', !open && 'sr-only')}>Buscar</span>
        </KeyButton>
        <PastNotifications />
        {open && (
          <KeyButton label={HELP} keys={HELP_KEYS} onClick={onKeys}>
            <IconKeyboard aria-hidden="true" className="size-5 shrink-0" />
            <span className="sr-only">{HELP}</span>
          </KeyButton>
        )}
      </div>
      <Links open={open} className="min-h-0 overflow-y-auto" />
      <AccountLinks open={open} />
    </aside>
  );
}

function TopBar({ onKeys }: BarProps) {
  const [open, setOpen] = useState(false);
  const goToKeys = (): void => {
    setOpen(false);
    onKeys();
  };
  return (
    <header
      data-on-dark
      className="flex items-center justify-between bg-deep px-3 py-2 text-white nav-wide:hidden"
    >
      <Brand className="text-lg" />
      <div className="flex gap-1">
        <PastNotifications />
        <IconButton label={SEARCH} variant="onDark" onClick={openPalette}>
          <IconSearch aria-hidden="true" />
        </IconButton>
        <IconButton label="Abrir el menú" variant="onDark" aria-expanded={open} onClick={() => setOpen(true)}>
          <IconMenu2 aria-hidden="true" />
        </IconButton>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Menú" look="drawer">
        <div data-on-dark className="-mx-3 flex flex-col gap-2 rounded-card bg-deep p-3 text-white">
          <Links open onFollow={() => setOpen(false)} />
          <KeyButton label={HELP} keys={HELP_KEYS} onClick={goToKeys}>
            <IconKeyboard aria-hidden="true" className="size-5 shrink-0" />
            <span className="grow text-left">{HELP}</span>
            <Kbd keys={HELP_KEYS} />
          </KeyButton>
          <AccountLinks open onFollow={() => setOpen(false)} />
        </div>
      </Dialog>
    </header>
  );
}

interface LinksProps {
  /** Shows words beside the icons. */
  open: boolean;
  onFollow?: () => void;
  className?: string;
}

function Links({ open, onFollow, className }: LinksProps) {
  return (
    <nav aria-label="Administración" className={cx('flex grow flex-col', className)}>
      {Object.entries(SIDEBAR).map(([title, names]) => (
        // Rows of all groups share the height that is left.
        <div key={title} style={{ flexGrow: names.length }} className="flex flex-col not-first:pt-1">
          {open ? (
            <span aria-hidden="true" className="px-3 text-sm leading-tight font-semibold text-white/70">
              {title}
            </span>
          ) : (
            <span aria-hidden="true" className="mx-3 mb-0.5 border-t border-white/30" />
          )}
          <ul aria-label={title} className="flex grow flex-col">
            {names.map((name) => (
              <ScreenEntry key={name} name={name} open={open} onFollow={onFollow} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function ScreenEntry({ name, open, onFollow }: { name: ScreenName } & Omit<LinksProps, 'className'>) {
  const { path, title, short = title, icon, counts, needs = { access: 'public' } } = ADMIN_SCREENS[name];
  const { pathname } = useLocation();
  const isCurrent = entryOf(pathname) === name || matchPath({ path, end: false }, pathname) !== null;
  return (
    <Allowed to={needs}>
      <li className="flex grow">
        <Link
          to={path}
          onClick={onFollow}
          title={open ? undefined : short}
          aria-current={isCurrent ? 'page' : undefined}
          className={cx(ROW, isCurrent && CURRENT)}
        >
          <Entry icon={icon} label={short} open={open} />
          {counts && WAITING.has(counts) && <CountBubble counts={counts} open={open} />}
        </Link>
      </li>
    </Allowed>
  );
}

/** Counts of work that waits. */
const WAITING: ReadonlySet<Counted> = new Set(['Pendientes', 'Soporte', 'Denuncias']);

/** The entry under which the screen of a path is found as a tab, if it has none of its own. */
function entryOf(pathname: string): ScreenName | undefined {
  const entries = tabsOf(pathname).filter((name) => Object.values(SIDEBAR).flat().includes(name));
  return entries.find((name) => adminPaths[name] === pathname) ?? entries[0];
}

const SEARCH = 'Buscar…';
const HELP = 'Atajos';
const HELP_KEYS = { key: '?' };
const ROW =
  'relative flex min-h-6.5 w-full grow items-center gap-2.5 rounded-field px-3 leading-tight transition-colors duration-200 hover:bg-white/10 nav:min-h-11 pointer-coarse:min-h-11';
const CURRENT = 'bg-white/20 font-semibold';

function Entry({ icon: Shown, label, open }: { icon: Icon | undefined; label: string; open: boolean }) {
  return (
    <>
      {Shown && <Shown aria-hidden="true" className="size-5 shrink-0" />}
      <span className={cx('grow text-left', !open && 'sr-only')}>{label}</span>
    </>
  );
}

function CountBubble({ counts, open }: { counts: Counted; open: boolean }) {
  const { data } = useQuery(adminQueries.count(counts));
  // Of support messages those without a reply.
  const { count = 0, sinResponder: waiting = count }: { count?: number; sinResponder?: number } = data ?? {};
  if (waiting === 0) return null;
  return (
    <span
      className={cx(
        'rounded-full bg-accent-sun px-1.5 text-center text-sm font-bold leading-5 tabular-nums text-abyss',
        !open && 'absolute right-0 top-0 leading-4',
      )}
    >
      {countText(waiting)}
    </span>
  );
}

function Kbd({ keys }: { keys: Pick<Shortcut, 'key' | 'withCtrl'> }) {
  return <kbd className="whitespace-nowrap font-sans text-sm text-white/80">{keysOf(keys)}</kbd>;
}

interface KeyButtonProps {
  label: string;
  keys: Pick<Shortcut, 'key' | 'withCtrl'>;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

/** A button of the menu that has a shortcut. */
function KeyButton({ label, keys, onClick, className, children }: KeyButtonProps) {
  return (
    <button
      type="button"
      title={`${label} (${keysOf(keys)})`}
      aria-keyshortcuts={keys.withCtrl ? `Control+${keys.key} Meta+${keys.key}` : keys.key}
      onClick={onClick}
      className={cx(
        'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-button px-2 transition-colors duration-200 hover:bg-white/10',
        className,
      )}
    >
      {children}
    </button>
  );
}

/** The own account and the end of the session, always in sight. */
function AccountLinks({ open, onFollow }: Omit<LinksProps, 'className'>) {
  const { busy, signOut } = useSignOut();
  return (
    <div className="flex shrink-0 flex-col border-t border-white/20 pt-1">
      <NavLink
        to={adminPaths.ownAccount}
        onClick={onFollow}
        title={open ? undefined : OWN_ACCOUNT}
        className={({ isActive }) => cx(ROW, isActive && CURRENT)}
      >
        <Entry icon={IconUserCircle} label={OWN_ACCOUNT} open={open} />
      </NavLink>
      <button
        type="button"
        title={open ? undefined : LOGIN_MESSAGES.logout}
        aria-disabled={busy || undefined}
        onClick={signOut}
        className={ROW}
      >
        <Entry icon={IconLogout} label={LOGIN_MESSAGES.logout} open={open} />
      </button>
    </div>
  );
}

const OWN_ACCOUNT = 'Mi cuenta';
