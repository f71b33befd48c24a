import { useEffect } from 'react';

/** Sets the document title: `Pendientes · Administración`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Administración`;
  }, [title]);
}
