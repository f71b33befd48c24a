import { IconPhoneCall } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { changeNote, listNotes, removeNote, type NoteWire } from '#common/owners/notes/note-calls.js';
import { NOTE_MESSAGES } from '#common/owners/notes/note-messages.js';
import { noteFaults } from '#common/owners/notes/note-form.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Badge } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { TextLink } from '../../../ui/link.js';
import { TextArea } from '../../../ui/text-area.js';
import { detailPath } from '../../admin-paths.js';
import { deleteAdmin, postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { Moment } from '../../frame/moment.js';
import { dayText } from '../../../app/moment-text.js';
import { Allowed } from '../../session/allowed.js';
import { useStoredInput, type StoredInput } from '../../session/use-stored-input.js';
import { noteDraft } from './note-draft.js';

/** A note with its author and day. Its author may change or delete it. */
export function NoteItem({ note }: { note: NoteWire }) {
  const path = useLocation().pathname;
  const input = useStoredInput(() => noteDraft<string>(`cambio-${note.idNota}`, path), note.texto);
  const [mode, setMode] = useState<'shown' | 'edited' | 'asked'>(input.isRestored ? 'edited' : 'shown');
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <NoteHead note={note} />
      {mode === 'edited' ? (
        <NoteForm
          note={note}
          input={input}
          onClose={() => {
            input.forget();
            setMode('shown');
          }}
        />
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{note.texto}</p>
      )}
      {note.esMia && mode !== 'edited' && (
        <Allowed to={changeNote}>
          <div className="-ml-3 flex gap-1">
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                input.set(note.texto);
                setMode('edited');
              }}
              aria-label={`Editar ${nameOf(note)}`}
            >
              Editar
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => setMode('asked')}
              aria-label={`Eliminar ${nameOf(note)}`}
            >
              Eliminar
            </Button>
          </div>
        </Allowed>
      )}
      <RemovalQuestion note={note} open={mode === 'asked'} onClose={() => setMode('shown')} />
    </li>
  );
}

function NoteHead({ note: { tipo, fecha, editada, autor, aviso } }: { note: NoteWire }) {
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      {tipo === 'llamada' && (
        <Badge tone="primary" icon={<IconPhoneCall aria-hidden="true" className="size-4" />}>
          Llamada
        </Badge>
      )}
      <Moment iso={fecha} />
      <span className="wrap-anywhere">{autor ?? 'Cuenta eliminada'}</span>
      {editada && <span>editada el {dayText(editada)}</span>}
      {aviso && (
        <TextLink to={detailPath(aviso.estado, aviso.id)} className="inline-flex min-h-6 items-center">
          {aviso.codigo ?? `Aviso ${aviso.id}`}
        </TextLink>
      )}
    </p>
  );
}

interface NoteFormProps {
  note: NoteWire;
  input: StoredInput<string>;
  onClose: () => void;
}

function NoteForm({ note: { idNota, version }, input: { value: text, set }, onClose }: NoteFormProps) {
  const [fault, setFault] = useState<string>();
  const change = useAction({
    call: () => postAdmin(changeNote, { idNota, version, texto: text }),
    done: ({ message }) => message,
    texts: NOTE_MESSAGES,
    refreshes: [listNotes],
    onDone: onClose,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [first] = noteFaults({ texto: text })['texto'] ?? [];
    setFault(first);
    if (!first) change.run(undefined);
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Editar nota" className="flex flex-col gap-2">
      <TextArea
        label="Nota"
        rows={3}
        value={text}
        maxLength={LENGTHS.internalNote}
        count={text.length}
        error={fault}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has gone
        autoFocus
        onChange={({ target }) => set(target.value)}
      />
      <div className="flex gap-2">
        <Button submit size="sm" busy={change.busy}>
          Guardar cambios
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

function RemovalQuestion({ note, open, onClose }: { note: NoteWire; open: boolean; onClose: () => void }) {
  const removal = useAction({
    call: () => deleteAdmin(removeNote, { id: note.idNota }),
    done: ({ message }) => message,
    texts: NOTE_MESSAGES,
    refreshes: [listNotes],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      title="¿Eliminar la nota?"
      confirmLabel="Eliminar"
      variant="danger"
      busy={removal.busy}
      onConfirm={() => removal.run(undefined)}
      onCancel={onClose}
    >
      <p className="wrap-anywhere text-ink-soft">{note.texto}</p>
    </ConfirmDialog>
  );
}

/** `la nota del 22/11/2026` */
function nameOf({ tipo, fecha }: NoteWire): string {
  return `la ${tipo} del ${dayText(fecha)}`;
}
