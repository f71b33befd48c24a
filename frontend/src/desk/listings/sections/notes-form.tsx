import { LIMITS } from '#common/kernel/limits.js';
import { TextArea } from '../../../ui/text-area.js';
import { useListingEditing } from '../editing/use-editing.js';

/** The owner's text as a field. */
export function NotesForm() {
  const { draftOf, change, faultOf } = useListingEditing();
  const notes = draftOf('observaciones');
  return (
    <TextArea
      label="Observaciones"
      isRequired
      error={faultOf('observaciones', 'observaciones')}
      rows={8}
      maxLength={LIMITS.notesLength}
      count={notes.length}
      value={notes}
      onChange={({ target }) => change('observaciones', target.value)}
    />
  );
}
