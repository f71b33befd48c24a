import { IconNotes } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addNote, listNotes, type NotesQuery } from '#common/owners/notes/note-calls.js';
import { freshQuery } from '../../data/fresh-query.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { loadErrorText } from '../../data/admin-api.js';
import { DetailSection } from '../../frame/detail-section.js';
import { Allowed } from '../../session/allowed.js';
import { NewNote } from './new-note.js';
import { NoteItem } from './note-item.js';

/** Internal notes and the call log of an owner and of the owner's notices. Nobody outside of the back office sees them. */
export function NotesPanel({ about }: { about: NotesQuery }) {
  return (
    <DetailSection title="Notas internas" icon={<IconNotes />}>
      <Allowed to={addNote}>
        <NewNote key={`${about.sobre}-${about.id}`} about={about} />
      </Allowed>
      <Notes about={about} />
    </DetailSection>
  );
}

function Notes({ about }: { about: NotesQuery }) {
  const { data, error, isFetching, refetch } = useQuery(
    freshQuery(listNotes, { sobre: about.sobre, id: about.id }),
  );
  if (error)
    return (
      <ErrorState
        title={loadErrorText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
        className="shadow-none"
      />
    );
  if (!data) return <Skeleton className="h-16 rounded-card" />;
  if (data.notas.length === 0)
    return <p className="text-ink-muted">Todavía no hay notas. Solo las ve la administración.</p>;
  return (
    <ol aria-label="Notas" className="flex flex-col divide-y divide-line">
      {data.notas.map((note) => (
        <NoteItem key={note.idNota} note={note} />
      ))}
    </ol>
  );
}
