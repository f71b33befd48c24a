import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is alive: false on the server and while it hydrates. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
