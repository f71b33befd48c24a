import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';

/** Above every address of the back office, the login included: the browser's context menu is off (back-office.md §2). */
export function AdminRoot() {
  useEffect(() => {
    const refuse = (event: MouseEvent): void => event.preventDefault();
    document.addEventListener('contextmenu', refuse);
    return () => document.removeEventListener('contextmenu', refuse);
  }, []);
  return <Outlet />;
}
