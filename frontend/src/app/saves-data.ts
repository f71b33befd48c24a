/** Network Information API, which Firefox and Safari do not have (wicg.github.io/savedata). */
interface Connected {
  connection?: { saveData?: boolean };
}

/** Whether the device requests less traffic; then only what the visitor requests is fetched. Undefined where the API is missing. */
export const savesData = (): boolean | undefined => (navigator as Connected).connection?.saveData;
