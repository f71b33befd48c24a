import { Button } from '../../ui/button.js';
import type { SectionName } from './drafts.js';
import { useListingEditing } from './use-editing.js';

/** Reason why a section was not saved; with a button to load another operator's changes. */
export function SaveFault({ name }: { name: SectionName }) {
  const { statusOf, faultText, discard, reload } = useListingEditing();
  const { isStale } = statusOf(name);
  const fault = faultText(name);
  if (!fault) return null;
  const takeOver = (): void => {
    discard(name);
    void reload();
  };
  return (
    <div role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
      {fault}
      {isStale && (
        <Button variant="secondary" size="sm" onClick={takeOver} className="mt-2 flex">
          Recargar y descartar lo mío
        </Button>
      )}
    </div>
  );
}
