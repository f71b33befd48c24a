import { SETTING_KEYS, storeOnDevice } from '../session/device-settings.js';

const OPEN = 'abierto';

/** Whether the menu is expanded; collapsed by default (back-office.md §2). */
export function railIsOpen(): boolean {
  return localStorage.getItem(SETTING_KEYS.menu) === OPEN;
}

export function rememberRail(open: boolean): void {
  storeOnDevice(SETTING_KEYS.menu, open ? OPEN : null);
}
