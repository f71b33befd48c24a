import { RouteError } from '../site/page/route-error.js';
import { Redirection, type RouteServices } from '../app/navigation/route-services.js';
import { EntryHistory } from '../app/navigation/entry-history.js';
import { loadScreen, matchScreen } from './match-screen.js';
import { LeaveGuards } from '../app/navigation/leave-guards.js';
import type {
  LeaveGuard,
  Move,
  Navigate,
  NavigationState,
  ReadyScreen,
} from '../app/navigation/navigation-state.js';
import { rememberPosition } from '../app/navigation/scroll-positions.js';
import { isSamePage, locate, newKey, type SiteLocation } from '../app/navigation/site-location.js';

/**
 * Client-side navigation of the public site. A screen is shown after its module and data have loaded; a later navigation replaces a pending
 * one. React Router would be a quarter of the scripts of a page (docs/decisions/0033).
 */
export class Navigation {
  private readonly guards = new LeaveGuards();
  readonly addGuard = this.guards.add;
  private current: NavigationState;
  private readonly history = new EntryHistory((to, by) => this.popped(to, by));
  private readonly listeners = new Set<() => void>();
  /** Number of the newest navigation; an earlier one that finishes later is ignored. */
  private latest = 0;
  /** The user has confirmed leaving, so the next step in the history does not ask the guard. */
  private passesGuard = false;
  /** Set while the URL returns to the current screen after a blocked step in the history; the `popstate` of that return calls it. */
  private undone: (() => void) | undefined;

  constructor(
    private readonly services: RouteServices,
    first: ReadyScreen,
  ) {
    const { location } = this.history;
    this.current = {
      shown: { ...first, location, action: 'pop', keepsScroll: true },
      isMoving: false,
      blocked: null,
    };
  }

  get state(): NavigationState {
    return this.current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Navigates to a URL, or by a number of history entries (negative is back). */
  readonly navigate: Navigate = (to, options = {}) => {
    if (typeof to === 'number') return this.history.go(to);
    const { state = null, replace = false, preventScrollReset = false } = options;
    const location = locate(to, { state, key: newKey() }, window.location.href);
    const action = replace ? 'replace' : 'push';
    const go = () => void this.move({ location, action, keepsScroll: preventScrollReset });
    const guard = this.guards.holding(location);
    if (guard) this.block(guard, go);
    else go();
  };

  private popped(location: SiteLocation, by: number | null): void {
    if (this.undone) {
      this.undone();
      this.undone = undefined;
      return;
    }
    const guard = this.passesGuard || by === null ? undefined : this.guards.holding(location);
    this.passesGuard = false;
    if (!guard || by === null) return void this.move({ location, action: 'pop', keepsScroll: false });
    // The URL has already changed; restores that of the current screen.
    const back = new Promise<void>((resolve) => (this.undone = resolve));
    this.history.go(-by);
    this.block(guard, () => {
      this.passesGuard = true;
      void back.then(() => this.history.go(by));
    });
  }

  private block(guard: LeaveGuard, goOn: () => void): void {
    const stay = (): void => this.publish({ blocked: null });
    const proceed = (): void => {
      stay();
      goOn();
    };
    this.publish({ blocked: { guard, proceed, stay } });
  }

  private async move(move: Move): Promise<void> {
    const turn = ++this.latest;
    const { shown } = this.current;
    if (isSamePage(move.location, shown.location)) return this.show(move, shown);
    this.publish({ isMoving: true });
    const next = await this.load(move.location);
    if (turn !== this.latest) return;
    if (next instanceof Redirection) return this.follow(next, move);
    this.show(move, next);
  }

  private async load(to: SiteLocation): Promise<ReadyScreen | Redirection> {
    const matched = matchScreen(to.pathname);
    const { params } = matched;
    try {
      const { screen, redirection } = await loadScreen(matched, this.services, to);
      return redirection ?? { params, Screen: screen.Screen };
    } catch {
      return { params, Screen: RouteError };
    }
  }

  private follow({ to }: Redirection, { action }: Move): void {
    const location = locate(to, { state: null, key: newKey() }, window.location.href);
    void this.move({ location, action: action === 'push' ? 'push' : 'replace', keepsScroll: false });
  }

  private show(move: Move, { params, Screen }: ReadyScreen): void {
    rememberPosition(this.current.shown.location.key);
    if (move.action === 'push') this.history.push(move.location);
    if (move.action === 'replace') this.history.replace(move.location);
    this.publish({ shown: { ...move, params, Screen }, isMoving: false });
  }

  private publish(change: Partial<NavigationState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
