import { SETTING_KEYS, storeOnDevice } from '../../desk/session/device-settings.js';

const OPEN = 'abierto';
const CLOSED = 'cerrado';

/** Below this width words beside the icons would take too much of the screen. */
const ROOM_FOR_WORDS = '(width >= 1024px)';

/** Whether the menu shows words beside its icons; without a choice, where there is room. */
export function railIsOpen(): boolean {
  const stored = localStorage.getItem(SETTING_KEYS.menu);
  return stored === null ? matchMedia(ROOM_FOR_WORDS).matches : stored === OPEN;
}

export function rememberRail(open: boolean): void {
  storeOnDevice(SETTING_KEYS.menu, open ? OPEN : CLOSED);
}
