import type { ReactNode } from 'react';
import { useIsMoving } from '../../app/navigation/navigation-context.js';
import { CardIconSprite } from '../../search/cards/card-icon.js';
import { Footer } from './footer.js';
import { NavBar } from './nav-bar.js';
import { ScrollToTop } from './scroll-to-top.js';
import { TopMenu } from './top-menu.js';
import { useTitleScroll } from './use-title-scroll.js';

const MAIN_ID = 'contenido';

/** Layout of every public page. */
export function Frame({ children }: { children: ReactNode }) {
  useTitleScroll();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="absolute left-4 top-2 z-50 -translate-y-24 rounded-button bg-surface px-4 py-3 font-semibold text-primary focus:translate-y-0"
      >
        Saltar al contenido
      </a>
      <Progress />
      <CardIconSprite />
      <NavBar />
      <TopMenu />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col outline-none focus-visible:shadow-none">
        {children}
      </main>
      <Footer />
      <ScrollToTop />
    </div>
  );
}

/** Progress line while the next page loads. */
function Progress() {
  const busy = useIsMoving();
  return (
    <>
      {busy && (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-progress bg-accent-sun"
        />
      )}
      <output className="sr-only">{busy ? 'Cargando…' : ''}</output>
    </>
  );
}
