import { notify } from '../../frame/notifications.js';
import { useListingEditing } from './use-editing.js';

/** Whether a decision may start; explains why not while there are unsaved changes, which it would discard. */
export function useMayDecide(): () => boolean {
  const { dirty, uploads } = useListingEditing();
  return () => {
    if (uploads.underWay) {
      notify('failed', 'Esperá a que terminen de subirse las fotos antes de decidir.');
      return false;
    }
    if (dirty.length > 0) notify('failed', 'Guardá o descartá los cambios antes de decidir.');
    return dirty.length === 0;
  };
}
