import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { SEARCH_TOWNS, TOWN_CENTRES, type SiteTown } from '#common/kernel/places.js';
import { counted } from '#common/kernel/text.js';
import { outlineFault, overlap, type Outline } from '#common/listings/zones/outline.js';
import {
  addZone,
  changeZone,
  drawnZones,
  listZones,
  removeZone,
  type DrawnZoneWire,
} from '#common/listings/zones/zone-calls.js';
import { ZONE_MESSAGES } from '#common/listings/zones/zone-messages.js';
import { apiQuery } from '../../../app/queries.js';
import { Button, IconButton } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { ErrorBoundary } from '../../../ui/error-boundary.js';
import { Select } from '../../../ui/select.js';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.js';
import { deleteAdmin, loadErrorText, postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { Allowed } from '../../session/allowed.js';
import { withCorner } from './outline-draft.js';
import { ZoneEditor } from './zone-editor.js';

const ZoneMap = lazy(() => import('./zone-map.js'));

/** A zone while it is edited, with the outlines before each step. */
interface Draft {
  zone: DrawnZoneWire | undefined;
  name: string;
  outline: Outline;
  before: readonly Outline[];
}

const UNREACHABLE = 'No se pudo guardar. Probá otra vez.';

/** The zones (barrios) of a town, as a list and on a map, where they are drawn. */
export function Screen() {
  useTitle('Barrios');
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery(drawnZones), staleTime: 0 });
  const [town, setTown] = useState<SiteTown>(SEARCH_TOWNS[0]!);
  const [draft, setDraft] = useState<Draft>();
  const [removed, setRemoved] = useState<DrawnZoneWire>();
  const zones = (data?.barrios ?? []).filter(({ ciudad }) => ciudad === town);
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Barrios">
        <Select
          label="Ciudad"
          labelHidden
          options={SEARCH_TOWNS.map((name) => ({ value: name, label: name }))}
          value={town}
          disabled={draft !== undefined}
          onChange={({ target }) => setTown(target.value as SiteTown)}
        />
        <Allowed to={addZone}>
          <Button
            disabled={draft !== undefined}
            onClick={() => setDraft({ zone: undefined, name: '', outline: [], before: [] })}
            icon={<IconPlus aria-hidden="true" className="size-5" />}
          >
            Agregar barrio
          </Button>
        </Allowed>
      </ScreenHeader>
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 rounded-card" />}
      {data && <Zones key={town} {...{ town, zones, draft, setDraft }} onRemove={setRemoved} />}
      <RemovalQuestion zone={removed} onClose={() => setRemoved(undefined)} />
    </div>
  );
}

interface ZonesProps {
  town: SiteTown;
  zones: readonly DrawnZoneWire[];
  draft: Draft | undefined;
  setDraft: (draft: Draft | undefined) => void;
  onRemove: (zone: DrawnZoneWire) => void;
}

function Zones({ town, zones, draft, setDraft, onRemove }: ZonesProps) {
  const { latitude, longitude } = TOWN_CENTRES[town];
  const others = zones
    .filter(({ id }) => id !== draft?.zone?.id)
    .map((zone) => ({ id: zone.id, name: zone.nombre, outline: outlineOf(zone) }));
  const draw = (outline: Outline): void => {
    if (draft) setDraft({ ...draft, outline, before: [...draft.before, draft.outline] });
  };
  const saving = useAction({
    call: ({ zone, name, outline }: Draft) => {
      const contorno = outline.map(([latitud, longitud]) => ({ latitud, longitud }));
      const drawn = { nombre: name, ciudad: town, contorno };
      return zone
        ? postAdmin(changeZone, { ...drawn, id: zone.id, version: zone.version })
        : postAdmin(addZone, drawn);
    },
    done: ({ message }) => message,
    texts: { failed: UNREACHABLE, unreachable: UNREACHABLE },
    refreshes: [drawnZones, listZones],
    onDone: () => setDraft(undefined),
  });
  const corners = {
    onMove: (at: number, corner: Outline[number]) => draft && draw(draft.outline.with(at, corner)),
    onRemove: (at: number) => draft && draw(draft.outline.toSpliced(at, 1)),
  };
  return (
    <div className="grid items-start gap-6 wide:grid-cols-[22rem_minmax(0,1fr)]">
      {draft ? (
        <ZoneEditor
          {...corners}
          name={draft.name}
          outline={draft.outline}
          fault={outlineFault(draft.outline, TOWN_CENTRES[town])}
          overlapped={others.filter(({ outline }) => overlap(draft.outline, outline)).map(({ name }) => name)}
          busy={saving.busy}
          canUndo={draft.before.length > 0}
          onName={(name) => setDraft({ ...draft, name })}
          onUndo={() =>
            setDraft({ ...draft, outline: draft.before.at(-1)!, before: draft.before.slice(0, -1) })
          }
          onSave={() => saving.run(draft)}
          onCancel={() => setDraft(undefined)}
        />
      ) : (
        <ZoneList
          zones={zones}
          onEdit={(zone) => setDraft({ zone, name: zone.nombre, outline: outlineOf(zone), before: [] })}
          onRemove={onRemove}
        />
      )}
      <div className="relative isolate order-first h-[22rem] overflow-hidden rounded-card bg-primary-tint tablet:h-[30rem] wide:order-none wide:h-[40rem]">
        <ErrorBoundary
          fallback={({ retry }) => <ErrorState title="No se pudo cargar el mapa." onRetry={retry} />}
        >
          <Suspense fallback={<Skeleton className="size-full" />}>
            <ZoneMap
              {...corners}
              zones={others}
              edited={draft?.outline}
              centre={[latitude, longitude]}
              onAdd={(corner) => draft && draw(withCorner(draft.outline, corner))}
            />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}

function outlineOf({ contorno }: DrawnZoneWire): Outline {
  return contorno.map(({ latitud, longitud }) => [latitud, longitud]);
}

interface ZoneListProps {
  zones: readonly DrawnZoneWire[];
  onEdit: (zone: DrawnZoneWire) => void;
  onRemove: (zone: DrawnZoneWire) => void;
}

function ZoneList({ zones, onEdit, onRemove }: ZoneListProps) {
  if (zones.length === 0) return <EmptyState title="Esta ciudad todavía no tiene barrios." />;
  return (
    <ul
      aria-label="Barrios"
      className="flex flex-col divide-y divide-line rounded-card bg-surface shadow-card"
    >
      {zones.map((zone) => (
        <li key={zone.id} className="flex items-center gap-1 py-2 pl-4 pr-2">
          <span className="min-w-0 grow">
            <span className="font-semibold">{zone.nombre}</span>
            <span className="block text-sm text-ink-muted">{counted(zone.avisos, 'aviso')}</span>
          </span>
          <Allowed to={changeZone}>
            <IconButton label={`Modificar ${zone.nombre}`} onClick={() => onEdit(zone)}>
              <IconPencil aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={`Eliminar ${zone.nombre}`} onClick={() => onRemove(zone)}>
              <IconTrash aria-hidden="true" className="size-5" />
            </IconButton>
          </Allowed>
        </li>
      ))}
    </ul>
  );
}

function RemovalQuestion({ zone, onClose }: { zone: DrawnZoneWire | undefined; onClose: () => void }) {
  const action = useAction({
    call: ({ id }: DrawnZoneWire) => deleteAdmin(removeZone, { id }),
    done: ({ message }) => message,
    texts: { failed: UNREACHABLE, unreachable: UNREACHABLE },
    refreshes: [drawnZones, listZones],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open={zone !== undefined}
      title={`¿Eliminar ${zone?.nombre ?? ''}?`}
      confirmLabel="Eliminar"
      variant="danger"
      busy={action.busy}
      onConfirm={() => zone && action.run(zone)}
      onCancel={onClose}
    >
      <p>{ZONE_MESSAGES.removal(zone?.avisos ?? 0)} Se puede deshacer desde Auditoría.</p>
    </ConfirmDialog>
  );
}
