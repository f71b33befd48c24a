import { IconAlignLeft } from '@tabler/icons-react';
import { EditableSection } from '../editing/editable-section.js';
import { NotesForm } from './notes-form.js';

/** The owner's text. */
export function NotesSection({ notes }: { notes: string }) {
  return (
    <EditableSection name="observaciones" form={<NotesForm />} title="Observaciones" icon={<IconAlignLeft />}>
      {notes ? (
        <p className="whitespace-pre-line text-ink-soft">{notes}</p>
      ) : (
        <p className="text-ink-muted">Sin observaciones.</p>
      )}
    </EditableSection>
  );
}
