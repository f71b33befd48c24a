/** Keys under which this device keeps settings of the back office in localStorage. They contain no data of people. */
export const SETTING_KEYS = {
  menu: 'adminMenu',
  shortcuts: 'adminAtajos',
  look: (list: string): string => `adminLista:${list}`,
  views: (list: string): string => `adminVistas:${list}`,
} as const;

/**
 * Stores a value on this device; null removes it.
 * @returns false if the storage is full or switched off; a setting then lasts as long as its screen
 */
export function storeOnDevice(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the settings of the back office that this device keeps. Signing out lets the browser delete everything that the site has stored
 * (`Clear-Site-Data`), in all tabs.
 * @returns stores the settings again
 */
export function readDeviceSettings(): () => void {
  const kept = Object.entries(localStorage).filter(([key]) => isSetting(key));
  return () => {
    for (const [key, value] of kept) storeOnDevice(key, String(value));
  };
}

function isSetting(key: string): boolean {
  const { menu, shortcuts, look, views } = SETTING_KEYS;
  return key === menu || key === shortcuts || key.startsWith(look('')) || key.startsWith(views(''));
}
