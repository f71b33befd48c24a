/** Look and saved views of lists, the menu, and the shortcuts. They contain no data of people (docs/decisions/0104). */
const SETTINGS = /^admin(Menu|Atajos|Lista:|Vistas:)/;

/**
 * Reads the settings of the back office that this device keeps. Signing out lets the browser delete everything that the site has stored
 * (`Clear-Site-Data`), in all tabs.
 * @returns stores the settings again
 */
export function readDeviceSettings(): () => void {
  const kept = Object.entries(localStorage).filter(([key]) => SETTINGS.test(key));
  return () => {
    for (const [key, value] of kept) localStorage.setItem(key, String(value));
  };
}
