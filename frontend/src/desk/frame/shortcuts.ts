import { useEffectEvent, useLayoutEffect } from 'react';
import { SETTING_KEYS, storeOnDevice } from '../session/device-settings.js';
import { hold, useHeldKeys } from './held-keys.js';

/** A keyboard shortcut. Each declared shortcut is both handled and shown in the help. */
export interface Shortcut {
  /** The key, as the help writes it: `J`, `?`, `Enter`. */
  key: string;
  /** What it does, for the help. */
  text: string;
  /** Pressed with Ctrl or ⌘. Such a shortcut also works in fields and while single keys are switched off. */
  withCtrl?: boolean;
  /** Available on every screen. */
  everywhere?: boolean;
  /** Omitted for a key to which the browser or a field reacts by itself. */
  run?: () => void;
}

const OFF = 'no';
const FIELDS = 'input, textarea, select, [contenteditable=true]';

/** Whether single keys are enabled; on by default (WCAG 2.1.4). */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(SETTING_KEYS.shortcuts) !== OFF;
}

export function rememberSingleKeys(on: boolean): void {
  storeOnDevice(SETTING_KEYS.shortcuts, on ? null : OFF);
}

const declared = new Set<() => readonly Shortcut[]>();

/** Declares shortcuts as long as the component is shown. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useEffectEvent(() => shortcuts);
  // A layout effect, so that the shortcuts of new content work as soon as it is painted.
  useLayoutEffect(() => {
    const read = (): readonly Shortcut[] => latest();
    declared.add(read);
    return () => {
      declared.delete(read);
    };
  }, []);
}

/** Shortcuts of everything that is shown at the moment. */
export function currentShortcuts(): Shortcut[] {
  return [...declared].flatMap((read) => read());
}

/** Handles the declared shortcuts; used by the frame. Single keys pressed during a navigation are held for the next screen. */
export function useShortcutKeys(): void {
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useHeldKeys(runSingleKey);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return;
  const isWithCtrl = event.ctrlKey || event.metaKey;
  if (isWithCtrl ? event.shiftKey : !mayBeSingleKey(event)) return;
  const isHeld = !isWithCtrl && event.key.length === 1 && hold(event.key);
  if (isHeld || run(event.key, isWithCtrl)) event.preventDefault();
}

/** Runs the newest declaration of a key. Returns whether there is one. */
function run(pressed: string, isWithCtrl: boolean): boolean {
  const found = currentShortcuts().findLast(
    ({ key, withCtrl = false, run: action }) =>
      action && withCtrl === isWithCtrl && key.toLowerCase() === pressed.toLowerCase(),
  );
  found?.run?.();
  return found !== undefined;
}

function runSingleKey(key: string): void {
  if (document.querySelector('dialog[open]') === null) run(key, false);
}

/** Not while a field has focus, a dialog is open, or single keys are switched off. */
function mayBeSingleKey({ repeat, target }: KeyboardEvent): boolean {
  if (repeat || !singleKeysAreOn()) return false;
  const isInField = target instanceof Element && target.closest(FIELDS) !== null;
  return !isInField && document.querySelector('dialog[open]') === null;
}

/** A shortcut as this platform writes it: `Ctrl K`, `⌘ K`. */
export function keysOf({ key, withCtrl = false }: Pick<Shortcut, 'key' | 'withCtrl'>): string {
  if (!withCtrl) return key;
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘ ${key}` : `Ctrl ${key}`;
}
