const STORED = 'adminMenu';
const OPEN = 'abierto';

/** Whether the person left the menu open; closed until they opened it once (back-office.md §2). */
export function railIsOpen(): boolean {
  return localStorage.getItem(STORED) === OPEN;
}

export function rememberRail(open: boolean): void {
  if (open) localStorage.setItem(STORED, OPEN);
  else localStorage.removeItem(STORED);
}
