import { SETTING_KEYS } from '../session/device-settings.js';

const OPEN = 'abierto';

/** Whether the menu is expanded; collapsed by default (back-office.md §2). */
export function railIsOpen(): boolean {
  return localStorage.getItem(SETTING_KEYS.menu) === OPEN;
}

export function rememberRail(open: boolean): void {
  if (open) localStorage.setItem(SETTING_KEYS.menu, OPEN);
  else localStorage.removeItem(SETTING_KEYS.menu);
}
