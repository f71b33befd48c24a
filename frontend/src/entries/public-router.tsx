import { startTransition, useEffect, useMemo, useState } from 'react';
import { followLinks } from '../app/navigation/follow-links.js';
import type { Navigation } from './navigation.js';
import { NavigationProvider } from '../app/navigation/navigation-context.js';
import { matchScreen } from './match-screen.js';
import { useScrollPositions } from '../app/navigation/scroll-positions.js';
import { ShownScreen } from './shown-screen.js';

/** Renders the current screen of the navigation. */
export function PublicRouter({ navigation }: { navigation: Navigation }) {
  const [state, setState] = useState(navigation.state);
  useEffect(() => {
    const follow = (): void => startTransition(() => setState(navigation.state));
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  useEffect(() => followLinks(isScreen, navigation.navigate), [navigation]);
  useScrollPositions(state.shown);
  const { navigate, addGuard } = navigation;
  const value = useMemo(() => ({ ...state, navigate, addGuard }), [navigate, addGuard, state]);
  return (
    <NavigationProvider value={value}>
      <ShownScreen Screen={state.shown.Screen} />
    </NavigationProvider>
  );
}

/** Loads all other pages from the server: back office, files, calls. */
function isScreen({ pathname }: URL): boolean {
  return matchScreen(pathname).route.path !== '*';
}
