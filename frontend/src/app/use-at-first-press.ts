import { useState } from 'react';
import { importWhenReachable } from './import-when-reachable.js';

/** What a button opens, whose code is loaded at the first press; after a failure another press tries again. */
export function useAtFirstPress<Module extends object>(load: () => Promise<Module>) {
  const [isOpen, setOpen] = useState(false);
  // Null if it could not be loaded.
  const [late, setLate] = useState<Module | null>();
  return {
    late,
    isOpen,
    isLoading: isOpen && late === undefined,
    open: (): void => {
      setOpen(true);
      if (!late) setLate(undefined);
      importWhenReachable(load).then(setLate, () => setLate(null));
    },
    close: () => setOpen(false),
  };
}
