import type { ReactNode } from 'react';
import { CodeBadge } from '../../../ui/code-badge.js';
import { SaveBar } from '../editing/save-bar.js';
import { useListingEditing } from '../editing/use-editing.js';

/**
 * Sticky footer with one bar, and on phones with the code, which wider screens show in the bar above. Decisions require saved changes, so the
 * save bar replaces them while there are unsaved changes.
 */
export function Foot({ code, children }: { code: string | null; children: ReactNode }) {
  const { dirty } = useListingEditing();
  return (
    <div className="pointer-events-none sticky bottom-0 z-20 mx-auto flex max-w-content flex-col items-end tablet:px-8 [&>*]:pointer-events-auto">
      {code && (
        <div className="mb-3 mr-4 rounded-full shadow-dialog tablet:hidden">
          <CodeBadge code={code} />
        </div>
      )}
      <SaveBar />
      {children && dirty.length === 0 && (
        <div className="flex flex-wrap items-center justify-end gap-3 self-stretch border-t border-line bg-surface px-4 py-3 shadow-bar [&>button]:grow">
          {children}
        </div>
      )}
    </div>
  );
}
