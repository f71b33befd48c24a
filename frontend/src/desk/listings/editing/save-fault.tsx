import type { SectionName } from './section-drafts.js';
import { useListingEditing } from './use-editing.js';

/** Reason why a section was not saved. */
export function SaveFault({ name }: { name: SectionName }) {
  const fault = useListingEditing().faultText(name);
  if (!fault) return null;
  return (
    <div role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
      {fault}
    </div>
  );
}
