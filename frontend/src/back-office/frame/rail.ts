const STORED = 'adminMenu';
const OPEN = 'abierto';

/** Whether the menu is expanded; collapsed by default (back-office.md §2). */
export function railIsOpen(): boolean {
  return localStorage.getItem(STORED) === OPEN;
}

export function rememberRail(open: boolean): void {
  if (open) localStorage.setItem(STORED, OPEN);
  else localStorage.removeItem(STORED);
}
