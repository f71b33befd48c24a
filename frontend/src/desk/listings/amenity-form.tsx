import { useState, type FormEvent } from 'react';
import { addAmenity, listAmenities, renameAmenity } from '#common/listings/amenities/amenity-calls.js';
import { AMENITY_MESSAGES } from '#common/listings/amenities/amenity-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { failureText } from '../../app/failure-text.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { TextField } from '../../ui/text-field.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { EmojiChoice } from './emoji-choice.js';
import { joinEmoji, splitEmoji } from './emoji-name.js';

interface AmenityFormProps {
  /** The amenity to edit, or null to add one; undefined while closed. */
  amenity: { id: number; nombre: string } | 'new' | undefined;
  onClose: () => void;
}

/** Form of an amenity: name and optional emoji (back-office.md §3). */
export function AmenityForm({ amenity, onClose }: AmenityFormProps) {
  return (
    <Dialog
      open={amenity !== undefined}
      onClose={onClose}
      title={amenity === 'new' ? 'Agregar un servicio' : 'Modificar el servicio'}
    >
      {amenity !== undefined && <Fields amenity={amenity} onClose={onClose} />}
    </Dialog>
  );
}

function Fields({ amenity, onClose }: AmenityFormProps) {
  const known = typeof amenity === 'object' ? amenity : undefined;
  const [{ emoji, text }, setName] = useState(() => splitEmoji(known?.nombre ?? ''));
  const [fault, setFault] = useState('');
  const saving = useAction({
    call: (nombre: string) =>
      known ? postAdmin(renameAmenity, { id: known.id, nombre }) : postAdmin(addAmenity, { nombre }),
    done: ({ message }) => message,
    texts: { failed: AMENITY_MESSAGES.unreachable, unreachable: AMENITY_MESSAGES.unreachable },
    refreshes: [listAmenities],
    onDone: onClose,
    onFail: (error) => {
      setFault(failureText(error, { unreachable: AMENITY_MESSAGES.unreachable, failed: '' }));
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim()) return saving.run(joinEmoji(emoji, text));
    setFault(AMENITY_MESSAGES.nameRequired);
    event.currentTarget.querySelector<HTMLElement>('[name=nombre]')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Nombre"
        name="nombre"
        data-autofocus
        autoComplete="off"
        isRequired
        maxLength={LENGTHS.amenity - 4}
        value={text}
        error={fault}
        onChange={({ target }) => {
          setFault('');
          setName({ emoji, text: target.value });
        }}
      />
      <EmojiChoice value={emoji} onChange={(chosen) => setName({ emoji: chosen, text })} />
      <p className="text-ink-muted">
        Así se va a ver: <strong className="text-ink">{joinEmoji(emoji, text) || '—'}</strong>
      </p>
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
        <Button submit busy={saving.busy}>
          {known ? 'Guardar' : 'Agregar'}
        </Button>
      </div>
    </form>
  );
}
