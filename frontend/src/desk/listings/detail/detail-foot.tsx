import type { ReactNode } from 'react';
import { SaveBar } from '../editing/save-bar.js';
import { useListingEditing } from '../editing/use-editing.js';

/** Sticky footer with one bar. Decisions require saved changes, so the save bar replaces them while there are unsaved changes. */
export function Foot({ children }: { children: ReactNode }) {
  const { dirty } = useListingEditing();
  return (
    <div className="pointer-events-none sticky bottom-0 z-20 mx-auto flex max-w-content flex-col items-end tablet:px-8 [&>*]:pointer-events-auto">
      <SaveBar />
      {children && dirty.length === 0 && (
        <div className="flex flex-wrap items-center justify-end gap-3 self-stretch border-t border-line bg-surface px-4 py-3 shadow-bar [&>button]:grow">
          {children}
        </div>
      )}
    </div>
  );
}
