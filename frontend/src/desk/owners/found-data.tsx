import { IconChevronRight, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { counted } from '#common/kernel/text.js';
import type { PersonalDataGroup, PersonRequest } from '#common/owners/personal-data/personal-data-calls.js';
import { Badge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { EmptyState } from '../../ui/states.js';
import { saveFile } from '../data/save-file.js';
import { Moment } from '../frame/moment.js';

interface FoundDataProps {
  person: PersonRequest;
  groups: readonly PersonalDataGroup[];
  /** The form of a correction, while it is open. */
  correction: ReactNode;
  onAskCorrection: () => void;
  erasing: boolean;
  onErase: () => void;
}

/** Found data, by part of the site. */
export function FoundData({ person, groups, correction, onAskCorrection, erasing, onErase }: FoundDataProps) {
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isCorrected = Boolean(correction);
  const wasCorrected = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasCorrected.current && !isCorrected) button.current?.focus();
    wasCorrected.current = isCorrected;
  }, [isCorrected]);
  useEffect(() => title.current?.focus(), [groups]);
  const canErase = groups.some(({ seConserva }) => seConserva === null);
  const save = (): void =>
    saveFile(
      new Blob([JSON.stringify({ persona: person, datos: groups }, null, 2)], { type: 'application/json' }),
      'datos-personales.json',
    );
  return (
    <section aria-labelledby="encontrado">
      <h2 ref={title} id="encontrado" tabIndex={-1} className="mb-3 text-xl outline-none wrap-anywhere">
        Lo que hay de {person.email}
      </h2>
      {groups.length === 0 ? (
        <EmptyState title="El sitio no guarda datos de esta persona." />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap gap-3">
            <Button
              variant="secondary"
              onClick={save}
              icon={<IconDownload aria-hidden="true" className="size-5" />}
            >
              Descargar
            </Button>
            <Button
              ref={button}
              variant="secondary"
              onClick={onAskCorrection}
              icon={<IconPencil aria-hidden="true" className="size-5" />}
            >
              Corregir los datos
            </Button>
            {canErase && (
              <Button
                variant="danger"
                busy={erasing}
                onClick={() => setAsking(true)}
                icon={<IconTrash aria-hidden="true" className="size-5" />}
              >
                Borrar los datos
              </Button>
            )}
          </div>
          {correction}
          <ul className="flex flex-col gap-3">
            {groups.map((group) => (
              <li key={group.nombre}>
                <Group {...group} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title="¿Borrar los datos de esta persona?"
        confirmLabel="Borrar"
        variant="danger"
        onConfirm={() => {
          setAsking(false);
          onErase();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          Se eliminan sus avisos dados de baja, pendientes y rechazados con sus fotos, sus datos de dueño y
          sus mensajes, y se quitan su nombre, su email y su teléfono del resto. No se puede deshacer. Las
          copias de seguridad los conservan hasta que se vencen.
        </p>
      </ConfirmDialog>
    </section>
  );
}

function Group({ nombre, filas, seConserva }: PersonalDataGroup) {
  return (
    <Card className="p-4">
      <details className="group">
        <summary className="flex cursor-pointer flex-wrap items-center gap-3 font-semibold">
          <IconChevronRight aria-hidden="true" className="size-5 transition-transform group-open:rotate-90" />
          {nombre}
          <Badge tone="neutral">{counted(filas.length, 'registro')}</Badge>
          {seConserva && <span className="text-sm font-normal text-ink-muted">{seConserva}</span>}
        </summary>
        <ol className="mt-3 flex flex-col gap-3">
          {filas.map((row) => (
            <li key={String(row['registro'])} className="border-t border-line pt-3">
              <Row row={row} />
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function Value({ value }: { value: unknown }) {
  if (typeof value !== 'string') return JSON.stringify(value);
  return ISO_MOMENT.test(value) ? <Moment iso={value} /> : value;
}

function Row({ row }: { row: Record<string, unknown> }) {
  const filled = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm tablet:grid-cols-[12rem_1fr]">
      {filled.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted first-letter:uppercase">{name}</dt>
          <dd className="whitespace-pre-wrap wrap-anywhere">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
