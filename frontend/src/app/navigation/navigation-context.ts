import { createContext, useContext, useEffect, useMemo } from 'react';
import type { Blocked, LeaveGuard, Navigate, NavigationState } from './navigation-state.js';
import type { SiteLocation } from './site-location.js';

export interface NavigationValue extends NavigationState {
  navigate: Navigate;
  /** Asks before the site goes elsewhere; undefined asks no more. */
  setGuard: (guard: LeaveGuard | undefined) => void;
}

const NavigationContext = createContext<NavigationValue | null>(null);

export const NavigationProvider = NavigationContext.Provider;

function useNavigation(): NavigationValue {
  const value = useContext(NavigationContext);
  if (!value) throw new Error('No NavigationProvider above this component');
  return value;
}

export function useLocation(): SiteLocation {
  return useNavigation().shown.location;
}

/** What the address gives for the named parts of its route. */
export function useParams(): Readonly<Record<string, string>> {
  return useNavigation().shown.params;
}

/** Whether back or forth led here. */
export function useIsReturn(): boolean {
  return useNavigation().shown.action === 'pop';
}

export function useNavigate(): Navigate {
  return useNavigation().navigate;
}

/** The query of the address. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Whether the next screen is being loaded. */
export function useIsMoving(): boolean {
  return useNavigation().isMoving;
}

/**
 * Holds back every move for which the guard says so.
 * @returns the move that is held back
 */
export function useLeaveGuard(holds: LeaveGuard): Blocked | null {
  const { setGuard, blocked } = useNavigation();
  useEffect(() => {
    setGuard(holds);
    return () => setGuard(undefined);
  }, [setGuard, holds]);
  return blocked;
}
