import { useEffect } from 'react';

/** Names the tab: `Pendientes · Administración`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Administración`;
  }, [title]);
}
