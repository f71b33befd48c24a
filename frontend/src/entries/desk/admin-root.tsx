import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';

/** Root of every path of the back office, including the login. The browser's context menu is disabled (back-office.md §2). */
export function AdminRoot() {
  useEffect(() => {
    const refuse = (event: MouseEvent): void => event.preventDefault();
    document.addEventListener('contextmenu', refuse);
    return () => document.removeEventListener('contextmenu', refuse);
  }, []);
  return <Outlet />;
}
