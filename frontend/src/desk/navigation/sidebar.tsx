import {
  IconKeyboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMenu2,
  IconSearch,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { LOGIN_MESSAGES } from '#common/accounts/session-messages.js';
import { IconButton } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { Dialog } from '../../ui/dialog.js';
import { adminPaths } from '../admin-paths.js';
import { adminQueries } from '../data/listing-queries.js';
import { openPalette, PALETTE_KEYS } from './open-palette.js';
import { ADMIN_SCREENS } from '../screens.js';
import { Allowed } from '../session/allowed.js';
import { Brand } from '../frame/brand.js';
import { countText } from '../frame/count-text.js';
import { KeysHelp } from './keys-help.js';
import { railIsOpen, rememberRail } from './rail.js';
import { currentShortcuts, keysOf, useShortcuts, type Shortcut } from '../frame/shortcuts.js';
import { SIDEBAR_LINKS, type SidebarLink } from './sidebar-links.js';
import { useSignOut } from '../accounts/sign-in/use-sign-out.js';

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
        'sticky top-0 flex h-dvh shrink-0 flex-col gap-2 overflow-y-auto bg-deep px-3 py-4 text-white nav:hidden',
        'transition-[width] duration-200 ease-out',
        open ? 'w-60' : 'w-20',
      )}
    >
      <IconButton
        label={open ? 'Contraer el menú' : 'Expandir el menú'}
        variant="onDark"
        aria-expanded={open}
        onClick={toggle}
        className="mx-1"
      >
        <Toggle aria-hidden="true" />
      </IconButton>
      <KeyButton
        open={open}
        label={SEARCH}
        icon={<IconSearch aria-hidden="true" className="size-6 shrink-0" />}
        keys={PALETTE_KEYS}
        onClick={openPalette}
      />
      <Links open={open} />
      <KeyButton open={open} {...HELP} onClick={onKeys} />
      <OwnAccount open={open} />
      <SignOut open={open} />
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
          <KeyButton open {...HELP} onClick={goToKeys} />
          <OwnAccount open onFollow={() => setOpen(false)} />
          <SignOut open />
        </div>
      </Dialog>
    </header>
  );
}

function Links({ open, onFollow }: { open: boolean; onFollow?: () => void }) {
  return (
    <nav aria-label="Administración" className="grow">
      <ul className="flex flex-col gap-1">
        {SIDEBAR_LINKS.map((link) => (
          <Allowed key={link.screen} to={ADMIN_SCREENS[link.screen].needs ?? { access: 'public' }}>
            <li>
              <NavLink
                to={adminPaths[link.screen]}
                onClick={onFollow}
                title={open ? undefined : link.label}
                className={({ isActive }) =>
                  cx(ROW, isActive ? 'bg-white/20 font-semibold' : 'hover:bg-white/10')
                }
              >
                <Entry
                  icon={<link.icon aria-hidden="true" className="size-6 shrink-0" />}
                  label={link.label}
                  open={open}
                />
                {link.counts && <CountBubble counts={link.counts} open={open} />}
              </NavLink>
            </li>
          </Allowed>
        ))}
      </ul>
    </nav>
  );
}

const SEARCH = 'Buscar…';
const HELP_KEYS = { key: '?' };
const HELP = {
  label: 'Atajos',
  icon: <IconKeyboard aria-hidden="true" className="size-6 shrink-0" />,
  keys: HELP_KEYS,
};
const OWN_ACCOUNT = 'Mi cuenta';
const ROW =
  'relative flex min-h-12 w-full items-center gap-3 rounded-button px-3.5 text-base transition-colors duration-200';

function Entry({ icon, label, open }: { icon: ReactNode; label: string; open: boolean }) {
  return (
    <>
      {icon}
      <span className={cx('grow text-left', !open && 'sr-only')}>{label}</span>
    </>
  );
}

function CountBubble({ counts, open }: { counts: NonNullable<SidebarLink['counts']>; open: boolean }) {
  const count = useQuery(adminQueries.count(counts)).data?.count ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'rounded-full bg-accent-sun px-1.5 text-center text-sm font-bold leading-5 tabular-nums text-abyss',
        !open && 'absolute right-1 top-0.5',
      )}
    >
      {countText(count)}
    </span>
  );
}

interface KeyButtonProps {
  open: boolean;
  label: string;
  icon: ReactNode;
  keys: Pick<Shortcut, 'key' | 'withCtrl'>;
  onClick: () => void;
}

/** A button that shows its shortcut, with its label also in the collapsed sidebar. */
function KeyButton({ open, label, icon, keys, onClick }: KeyButtonProps) {
  return (
    <button
      type="button"
      title={`${label} (${keysOf(keys)})`}
      aria-keyshortcuts={keys.withCtrl ? `Control+${keys.key} Meta+${keys.key}` : keys.key}
      onClick={onClick}
      className={cx(
        'flex min-h-12 w-full shrink-0 items-center rounded-button ring-1 ring-inset ring-white/30 transition-colors duration-200 hover:bg-white/10',
        open ? 'gap-3 px-3.5' : 'flex-col py-2 text-sm leading-tight',
      )}
    >
      {icon}
      <span className={cx(open && 'grow text-left')}>{label}</span>
      <kbd className="whitespace-nowrap font-sans text-sm leading-tight text-white/80">{keysOf(keys)}</kbd>
    </button>
  );
}

function OwnAccount({ open, onFollow }: { open: boolean; onFollow?: () => void }) {
  return (
    <NavLink
      to={adminPaths.ownAccount}
      onClick={onFollow}
      title={open ? undefined : OWN_ACCOUNT}
      className={({ isActive }) => cx(ROW, isActive ? 'bg-white/20 font-semibold' : 'hover:bg-white/10')}
    >
      <Entry
        icon={<IconUserCircle aria-hidden="true" className="size-6 shrink-0" />}
        label={OWN_ACCOUNT}
        open={open}
      />
    </NavLink>
  );
}

function SignOut({ open }: { open: boolean }) {
  const { busy, signOut } = useSignOut();
  return (
    <button
      type="button"
      title={open ? undefined : LOGIN_MESSAGES.logout}
      aria-disabled={busy || undefined}
      onClick={signOut}
      className={cx(ROW, 'hover:bg-white/10')}
    >
      <Entry
        icon={<IconLogout aria-hidden="true" className="size-6 shrink-0" />}
        label={LOGIN_MESSAGES.logout}
        open={open}
      />
    </button>
  );
}
