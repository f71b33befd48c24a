import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { DISTANCES } from '#common/kernel/limits.js';
import { IconButton } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { scrollBehavior } from '../../ui/scroll.js';

/** Appears after 200 px of scrolling. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > DISTANCES.scrollTopAfter);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <IconButton
      label="Volver arriba"
      variant="surface"
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
      className={cx(
        'fixed bottom-4 left-4 z-20 transition-opacity print:hidden',
        // Positioned above the bottom bar of narrow screens.
        'narrow:in-[html:has([data-foot-bar])]:bottom-22',
        shown ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      <IconArrowUp aria-hidden="true" />
    </IconButton>
  );
}
