import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The part of the router's state that identifies the next screen. */
export interface Navigation {
  navigation: { state: 'idle' | 'loading' | 'submitting'; location?: { pathname: string } | undefined };
  location: { key: string };
}

/** Maximum number of keys that are held. */
const MOST = 5;

let held: string[] | undefined;
let isUnderWay = false;
let shownKey = '';
let shownAhead: string | undefined;

/** Follows the router: a navigation waits for the session check, and until then the previous screen is shown. */
export function followNavigation({ navigation, location }: Navigation): void {
  if (navigation.state === 'idle') shownAhead = undefined;
  isUnderWay = navigation.state !== 'idle' && navigation.location?.pathname !== shownAhead;
  if (isUnderWay) held ??= [];
  // Otherwise the new screen is not shown yet.
  else if (location.key === shownKey) held = undefined;
}

/** The screen of this path is shown before the navigation to it ends, so that it handles keys itself. */
export function showAhead(pathname: string): void {
  shownAhead = pathname;
  held = undefined;
}

/** Holds a key for the next screen; false if no navigation is in progress. */
export function hold(key: string): boolean {
  if (!held) return false;
  if (held.length < MOST) held.push(key);
  return true;
}

/** Runs the held keys on the screen that is now shown; used by the frame. */
export function useHeldKeys(run: (key: string) => void): void {
  const { key } = useLocation();
  useEffect(() => {
    shownKey = key;
    if (isUnderWay) return;
    const keys = held ?? [];
    held = undefined;
    keys.forEach(run);
  }, [key, run]);
}
