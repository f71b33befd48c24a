import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from '../../app/navigation/navigation-context.js';
import { ButtonLink, IconButton } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { MAIN_LINKS, MENU_LINKS, PUBLISH_LINK, SEARCH_LINKS, type SiteLink } from './frame-links.js';
import { Logo } from './logo.js';
import { NavLink } from './nav-link.js';

/** The navigation bar; up to 768 px its links are in a menu. */
export function NavBar() {
  const { key } = useLocation();
  // The menu is open only for the history entry in which it was opened.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  return (
    <header data-on-dark className="sticky top-0 z-30 bg-deep text-white print:hidden">
      <div className="page-width flex h-16 items-center justify-between gap-4">
        <Logo />
        <nav aria-label="Principal" className="flex items-center gap-1 nav:hidden">
          {[...MAIN_LINKS, ...MENU_LINKS].map((link) => (
            <BarLink key={link.to} {...link} />
          ))}
          <ButtonLink
            to={PUBLISH_LINK.to}
            variant="sun"
            className="ml-2"
            icon={<IconPlus aria-hidden="true" className="size-5" />}
          >
            {PUBLISH_LINK.label}
          </ButtonLink>
        </nav>
        <IconButton
          label="Abrir el menú"
          variant="onDark"
          className="nav-wide:hidden"
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpenAt(key)}
        >
          <IconMenu2 aria-hidden="true" />
        </IconButton>
      </div>
      <MobileMenu open={open} onClose={() => setOpenAt(undefined)} />
    </header>
  );
}

function BarLink({ label, to }: SiteLink) {
  return (
    <NavLink to={to} className="bar-link">
      {label}
    </NavLink>
  );
}

function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Menú" look="drawer">
      <nav aria-label="Menú">
        <ul className="flex flex-col">
          {[...MAIN_LINKS, ...SEARCH_LINKS, ...MENU_LINKS].map(({ label, to }) => (
            <li key={to} className="border-b border-line">
              <NavLink
                to={to}
                onClick={onClose}
                className="flex min-h-12 items-center text-lg font-semibold text-ink hover:text-primary aria-[current]:text-primary"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ButtonLink
          to={PUBLISH_LINK.to}
          onClick={onClose}
          wide
          size="lg"
          className="mt-6"
          icon={<IconPlus aria-hidden="true" className="size-5" />}
        >
          {PUBLISH_LINK.label}
        </ButtonLink>
      </nav>
    </Dialog>
  );
}
