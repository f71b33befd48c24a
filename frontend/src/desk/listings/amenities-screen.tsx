import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type Dispatch, type SetStateAction } from 'react';
import {
  addAmenity,
  listAmenities,
  removeAmenity,
  type AmenityWire,
} from '#common/listings/amenities/amenity-calls.js';
import { AMENITY_MESSAGES } from '#common/listings/amenities/amenity-messages.js';
import { readError } from '../../app/api.js';
import { apiQuery } from '../../app/queries.js';
import { Button, IconButton } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import { deleteAdmin, loadErrorText } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { Allowed } from '../session/allowed.js';
import { AmenityForm } from './amenity-form.js';

const CONFLICT = 409;
const SERVER_ERROR = 500;

interface Removal {
  amenity: AmenityWire;
  /** Listings use the amenity, so a confirmation is required. */
  warning?: string;
}

/** The amenity catalogue. */
export function Screen() {
  useTitle('Servicios');
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery(listAmenities), staleTime: 0 });
  const [editing, setEditing] = useState<AmenityWire | 'new'>();
  const [removal, setRemoval] = useState<Removal>();
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Servicios">
        <Allowed to={addAmenity}>
          <Button onClick={() => setEditing('new')} icon={<IconPlus aria-hidden="true" className="size-5" />}>
            Agregar servicio
          </Button>
        </Allowed>
      </ScreenHeader>
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingAmenities />}
      {data?.length === 0 && <EmptyState title="Todavía no hay servicios." />}
      {data && data.length > 0 && (
        <ul aria-label="Servicios" className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3">
          {data.map((amenity) => (
            <li key={amenity.id}>
              <AmenityCard
                amenity={amenity}
                onEdit={() => setEditing(amenity)}
                onRemove={() => setRemoval({ amenity })}
              />
            </li>
          ))}
        </ul>
      )}
      <AmenityForm amenity={editing} onClose={() => setEditing(undefined)} />
      <RemovalQuestion removal={removal} onChange={setRemoval} />
    </div>
  );
}

function LoadingAmenities() {
  return (
    <div className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3">
      <output className="sr-only">Cargando servicios...</output>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-18 rounded-card" />
      ))}
    </div>
  );
}

interface AmenityCardProps {
  amenity: AmenityWire;
  onEdit: () => void;
  onRemove: () => void;
}

function AmenityCard({ amenity: { nombre }, onEdit, onRemove }: AmenityCardProps) {
  return (
    <Card className="flex items-center gap-1 p-3 pl-5">
      <span className="min-w-0 grow font-semibold">{nombre}</span>
      <Allowed to={addAmenity}>
        <IconButton label={`Modificar ${nombre}`} onClick={onEdit}>
          <IconPencil aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={`Eliminar ${nombre}`} onClick={onRemove}>
          <IconTrash aria-hidden="true" className="size-5" />
        </IconButton>
      </Allowed>
    </Card>
  );
}

interface RemovalQuestionProps {
  removal: Removal | undefined;
  onChange: Dispatch<SetStateAction<Removal | undefined>>;
}

/** Asks for confirmation, and again with the number of listings if the amenity is in use. */
function RemovalQuestion({ removal, onChange }: RemovalQuestionProps) {
  const action = useAction({
    call: ({ amenity, warning }: Removal) =>
      deleteAdmin(removeAmenity, { id: amenity.id, ...(warning ? { confirmado: 1 } : {}) }),
    done: ({ message }) => message,
    texts: {
      failed: (message, status) =>
        status >= SERVER_ERROR ? AMENITY_MESSAGES.removeFailed : message || AMENITY_MESSAGES.notRemoved,
      unreachable: AMENITY_MESSAGES.unreachable,
    },
    refreshes: [listAmenities],
    // The question may have been closed, or be about another amenity, before the answer came.
    onDone: (_answer, asked) => onChange((shown) => (shown === asked ? undefined : shown)),
    onFail: (error, asked) => {
      const { status, message } = readError(error);
      if (status !== CONFLICT || asked.warning) return false;
      onChange((shown) => (shown === asked ? { ...asked, warning: message } : shown));
      return true;
    },
  });
  return (
    <ConfirmDialog
      open={removal !== undefined}
      title={`¿Eliminar ${removal?.amenity.nombre ?? ''}?`}
      confirmLabel={removal?.warning ? 'Eliminar igual' : 'Eliminar'}
      variant="danger"
      busy={action.busy}
      onConfirm={() => removal && action.run(removal)}
      onCancel={() => onChange(undefined)}
    >
      <p role={removal?.warning ? 'alert' : undefined}>
        {removal?.warning ?? 'Deja de ofrecerse en el formulario de publicación y en los filtros.'}
      </p>
    </ConfirmDialog>
  );
}
