import { createContext, useContext, useEffect, useMemo } from 'react';
import type { Blocked, LeaveGuard, Navigate, NavigationState } from './navigation-state.js';
import type { SiteLocation } from './site-location.js';

export interface NavigationValue extends NavigationState {
  navigate: Navigate;
  /**
   * Registers a function that may block navigation.
   * @returns removes it
   */
  addGuard: (guard: LeaveGuard) => () => void;
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

/** Values of the named parts of the route. */
export function useParams(): Readonly<Record<string, string>> {
  return useNavigation().shown.params;
}

/** Whether the last navigation was back or forward. */
export function useIsReturn(): boolean {
  return useNavigation().shown.action === 'pop';
}

export function useNavigate(): Navigate {
  return useNavigation().navigate;
}

/** The query of the URL. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Whether the next screen is being loaded. */
export function useIsMoving(): boolean {
  return useNavigation().isMoving;
}

/**
 * Blocks every navigation that the guard rejects.
 * @returns the blocked navigation, unless another guard asks about it
 */
export function useLeaveGuard(holds: LeaveGuard): Blocked | null {
  const { addGuard, blocked } = useNavigation();
  useEffect(() => addGuard(holds), [addGuard, holds]);
  return blocked?.guard === holds ? blocked : null;
}
