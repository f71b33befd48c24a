import type { ComponentType } from 'react';
import type { Params } from '../route-services.js';
import type { SiteLocation } from './site-location.js';

/** How a location was come to: `pop` by the history, which is also how a visit begins. */
export type Action = 'pop' | 'push' | 'replace';

export interface Move {
  location: SiteLocation;
  action: Action;
  keepsScroll: boolean;
}

/** A screen that can be shown. */
export interface ReadyScreen {
  Screen: ComponentType;
  params: Params;
}

export type Shown = Move & ReadyScreen;

/** A move that waits for the visitor's word. */
export interface Blocked {
  proceed: () => void;
  stay: () => void;
}

export interface NavigationState {
  shown: Shown;
  isMoving: boolean;
  blocked: Blocked | null;
}

export interface NavigateOptions {
  /** What the entry of the history keeps. */
  state?: unknown;
  /** In place of the entry in sight. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** Whether the visitor is to be asked before the site goes to a location. */
export type LeaveGuard = (to: SiteLocation) => boolean;

export type Navigate = (to: string | number, options?: NavigateOptions) => void;
