import type { ComponentType } from 'react';
import type { Params } from './route-services.js';
import type { SiteLocation } from './site-location.js';

/** Kind of navigation that led to a location; `pop` is by history, including the initial one. */
export type Action = 'pop' | 'push' | 'replace';

export interface Move {
  location: SiteLocation;
  action: Action;
  keepsScroll: boolean;
}

export interface ReadyScreen {
  Screen: ComponentType;
  params: Params;
}

export type Shown = Move & ReadyScreen;

/** A navigation that waits for confirmation. */
export interface Blocked {
  /** The guard that asks. */
  guard: LeaveGuard;
  proceed: () => void;
  stay: () => void;
}

export interface NavigationState {
  shown: Shown;
  isMoving: boolean;
  blocked: Blocked | null;
}

export interface NavigateOptions {
  /** State of the history entry. */
  state?: unknown;
  /** Replaces the current entry. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** Whether to ask the visitor before a navigation. */
export type LeaveGuard = (to: SiteLocation) => boolean;

/** Goes to an address; a number is a distance in the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;
