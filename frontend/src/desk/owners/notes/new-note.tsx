import { useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { addNote, listNotes, type NoteKindName, type NotesQuery } from '#common/owners/notes/note-calls.js';
import { NOTE_MESSAGES } from '#common/owners/notes/note-messages.js';
import { noteFaults } from '#common/owners/notes/note-form.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Button } from '../../../ui/button.js';
import { RadioGroup } from '../../../ui/choices.js';
import { TextArea } from '../../../ui/text-area.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { useAskedAction } from '../../frame/use-asked-action.js';
import { useShortcuts } from '../../frame/shortcuts.js';
import { useStoredInput } from '../../session/use-stored-input.js';
import { noteDraft } from './note-draft.js';

const KINDS = [
  { value: 'nota', label: 'Nota' },
  { value: 'llamada', label: 'Llamada' },
] as const satisfies readonly { value: NoteKindName; label: string }[];

interface NewNoteInput {
  tipo: NoteKindName;
  texto: string;
}

const EMPTY: NewNoteInput = { tipo: 'nota', texto: '' };

/** Form of a new note. What was typed stays in the tab until it is saved. */
export function NewNote({ about }: { about: NotesQuery }) {
  const path = useLocation().pathname;
  const { value, set } = useStoredInput(
    () => noteDraft<NewNoteInput>(`${about.sobre}-${about.id}`, path),
    EMPTY,
  );
  const { tipo, texto } = value;
  const [fault, setFault] = useState<string>();
  const addition = useAction({
    call: () => postAdmin(addNote, { ...about, tipo, texto }),
    done: ({ message }) => message,
    texts: NOTE_MESSAGES,
    refreshes: [listNotes],
    onDone: () => set({ ...value, texto: '' }),
  });
  const place = useRef<HTMLFormElement>(null);
  const goTo = (): void => place.current?.querySelector('textarea')?.focus();
  useShortcuts([{ key: 'N', text: 'Escribir una nota interna', run: goTo }]);
  useAskedAction('nota', goTo);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [first] = noteFaults({ texto })['texto'] ?? [];
    setFault(first);
    if (!first) return addition.run(undefined);
    event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form
      ref={place}
      noValidate
      onSubmit={submit}
      aria-label="Nueva nota"
      className="mb-4 flex flex-col gap-3"
    >
      <RadioGroup
        legend="Tipo"
        legendHidden
        value={tipo}
        choices={KINDS}
        onChange={(next) => set({ ...value, tipo: next })}
      />
      <TextArea
        label={tipo === 'llamada' ? 'Qué se habló' : 'Nota'}
        rows={2}
        value={texto}
        maxLength={LENGTHS.internalNote}
        count={texto.length}
        error={fault}
        onChange={({ target }) => set({ ...value, texto: target.value })}
      />
      <div>
        <Button submit size="sm" busy={addition.busy}>
          Guardar nota
        </Button>
      </div>
    </form>
  );
}
