/** Network Information API, which Firefox and Safari do not have (wicg.github.io/savedata). */
interface Connected {
  connection?: { saveData?: boolean };
}

/** Whether the device asks for less traffic. Then nothing is fetched that the visitor has not asked for. */
export const savesData = (): boolean | undefined => (navigator as Connected).connection?.saveData;
