import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { LENGTHS } from '#common/kernel/limits.js';
import {
  FEWEST_CORNERS,
  type Corner,
  type Outline,
  type OutlineFault,
} from '#common/listings/zones/outline.js';
import { OUTLINE_MESSAGES, ZONE_MESSAGES } from '#common/listings/zones/zone-messages.js';
import { readPair } from '../../../listings/location/coordinates.js';
import { Button, IconButton } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';

interface ZoneEditorProps {
  name: string;
  outline: Outline;
  fault: OutlineFault | null;
  /** Names of zones that it overlaps. */
  overlapped: readonly string[];
  busy: boolean;
  canUndo: boolean;
  onName: (name: string) => void;
  onMove: (at: number, corner: Corner) => void;
  onRemove: (at: number) => void;
  onUndo: () => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Name and points of a zone, beside the map: everything that the map does can be done here by keyboard. */
export function ZoneEditor({ name, outline, fault, overlapped, busy, canUndo, ...on }: ZoneEditorProps) {
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (!name.trim()) return event.currentTarget.querySelector<HTMLElement>('[name=nombre]')?.focus();
    if (!fault) on.onSave();
  };
  const numbered = outline.map((corner, at) => ({ corner, at }));
  const isShown = fault && (isTried || outline.length >= FEWEST_CORNERS);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Nombre del barrio"
        name="nombre"
        data-autofocus
        autoComplete="off"
        isRequired
        maxLength={LENGTHS.zone}
        value={name}
        error={isTried && !name.trim() ? ZONE_MESSAGES.nameRequired : undefined}
        onChange={({ target }) => on.onName(target.value)}
      />
      <p className="text-sm text-ink-muted">
        Tocá el mapa para sumar un punto y arrastrá los puntos para corregir el contorno. El último punto se
        une con el primero.
      </p>
      {outline.length > 0 && (
        <ol aria-label="Puntos del contorno" className="flex max-h-72 flex-col gap-2 overflow-y-auto pr-1">
          {numbered.map(({ corner, at }) => (
            <li key={at} className="flex items-end gap-1">
              <CornerField
                label={`Punto ${at + 1}`}
                corner={corner}
                onChange={(moved) => on.onMove(at, moved)}
              />
              <IconButton label={`Quitar el punto ${at + 1}`} onClick={() => on.onRemove(at)}>
                <IconTrash aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {isShown && (
        <p role="alert" className="font-semibold text-danger">
          {OUTLINE_MESSAGES[fault]}
        </p>
      )}
      {overlapped.length > 0 && (
        <output className="rounded-field bg-warning-soft px-4 py-2 text-sm text-warning">
          Se superpone con {overlapped.join(', ')}. Los avisos que están en los dos quedan en el barrio más
          chico.
        </output>
      )}
      <div className="flex flex-wrap gap-2">
        <Button submit busy={busy}>
          Guardar
        </Button>
        <Button variant="secondary" onClick={on.onCancel}>
          Cancelar
        </Button>
        <Button
          variant="quiet"
          disabled={!canUndo}
          onClick={on.onUndo}
          icon={<IconArrowBackUp aria-hidden="true" className="size-5" />}
        >
          Deshacer
        </Button>
      </div>
    </form>
  );
}

interface CornerFieldProps {
  label: string;
  corner: Corner;
  onChange: (corner: Corner) => void;
}

/** Both coordinates of a point, as map applications write them; applied when the field is left. */
function CornerField({ label, corner, onChange }: CornerFieldProps) {
  const written = corner.join(', ');
  const [typed, setTyped] = useState({ text: written, of: written });
  // A corner that was moved on the map is written anew.
  const text = typed.of === written ? typed.text : written;
  const point = readPair(text);
  const apply = (): void => {
    if (point && text !== written) onChange([point.latitude, point.longitude]);
  };
  return (
    <TextField
      label={label}
      className="min-w-0 grow"
      inputMode="text"
      autoComplete="off"
      value={text}
      error={point ? undefined : 'Escribí latitud y longitud: -38.27, -57.84'}
      onChange={({ target }) => setTyped({ text: target.value, of: written })}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
    />
  );
}
