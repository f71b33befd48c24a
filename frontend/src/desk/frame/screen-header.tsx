import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { adminPaths } from '../admin-paths.js';
import { tabsOf } from '../screen-groups.js';
import { ADMIN_SCREENS } from '../screens.js';
import { Allowed } from '../session/allowed.js';

/** Title of a screen, with its links and actions opposite, and its tabs below. */
export function ScreenHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        {children && <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2">{children}</div>}
      </div>
      <ScreenTabs />
    </header>
  );
}

/** The parts of a screen that have their own addresses. */
function ScreenTabs() {
  const { pathname } = useLocation();
  const names = tabsOf(pathname);
  if (names.length === 0) return null;
  return (
    <nav aria-label="Partes de esta pantalla" className="mt-1 border-b border-line">
      <ul className="flex flex-wrap gap-x-5">
        {names.map((name) => {
          const { title, short = title, needs = { access: 'public' } } = ADMIN_SCREENS[name];
          return (
            <Allowed key={name} to={needs}>
              <li>
                <NavLink
                  to={adminPaths[name]}
                  end
                  className="-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent font-semibold text-ink-soft hover:text-primary aria-[current]:border-primary aria-[current]:text-primary-press"
                >
                  {short}
                </NavLink>
              </li>
            </Allowed>
          );
        })}
      </ul>
    </nav>
  );
}
