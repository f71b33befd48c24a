import { IconMap2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { MAP_MESSAGES } from '#common/search/map/map-messages.js';
import { ButtonAnchor } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { scrollBehavior } from '../../ui/scroll.js';
import { MAP_ID } from './map-id.js';

/**
 * Floating button that scrolls to the map. Hidden while the map is in view. On phones also hidden until the element with the id `unlessOver`
 * has left the view, because it would cover that form.
 */
export function ShowMapButton({ className, unlessOver }: { className?: string; unlessOver?: string }) {
  const mapInSight = useInSight(MAP_ID);
  // The form is at the top of its page, and nothing observes it before the first interaction.
  const isOver = useInSight(unlessOver, unlessOver !== undefined);
  return (
    <ButtonAnchor
      href={`#${MAP_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAP_ID)?.scrollIntoView({ behavior: scrollBehavior() });
      }}
      className={cx(
        'fixed bottom-4 left-1/2 z-20 -translate-x-1/2 rounded-full shadow-dialog print:hidden',
        // In the free middle of the sticky bar; elsewhere it would cover cards on wide pages.
        'wide:bottom-auto wide:left-[calc(max(0px,(100vw-var(--container-content)-2rem)/2)+15rem)] wide:top-2.5 wide:z-30 wide:translate-x-0 wide:ring-1 wide:ring-white/40',
        mapInSight && 'invisible',
        isOver && 'nav:invisible',
        className,
      )}
      icon={<IconMap2 aria-hidden="true" className="size-5" />}
    >
      {MAP_MESSAGES.showMap}
    </ButtonAnchor>
  );
}

function useInSight(id: string | undefined, initially = false): boolean {
  const [inSight, setInSight] = useState(initially);
  useEffect(() => {
    const element = id === undefined ? null : document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return inSight;
}
