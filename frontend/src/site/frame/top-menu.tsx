import { ServerMarkup } from '../../app/markup/server-markup.js';
import { SEARCH_LINKS } from './frame-links.js';
import { NavLink } from './nav-link.js';

/** Searches and directories below the bar on wide screens; narrow ones have them in the menu. */
export function TopMenu() {
  return (
    <nav
      aria-label="Buscar y directorios"
      data-on-dark
      className="bg-abyss text-band nav:hidden print:hidden"
    >
      <div className="page-width flex items-center justify-between px-1">
        <ul className="no-scrollbar flex min-w-0 overflow-x-auto social:gap-1">
          {SEARCH_LINKS.map(({ label, to }) => (
            <li key={to} className="shrink-0">
              <NavLink to={to} exact className="menu-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ServerMarkup
          of="social-links"
          render={({ SocialLinks }) => <SocialLinks className="hidden shrink-0 social:flex" />}
        />
      </div>
    </nav>
  );
}
