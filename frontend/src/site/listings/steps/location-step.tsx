import { IconAlertCircle, IconMapPinSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { APPROXIMATE_MESSAGES } from '#common/listings/location/location-messages.js';
import type { Coordinates } from '#common/kernel/places.js';
import type {
  PublicationLocation,
  PublicationRequest,
} from '#common/listings/publication/publication-calls.js';
import { useSite } from '../../../app/site-context.js';
import { openingCentre } from '../../../listings/location/coordinates.js';
import { geocode } from '../../../listings/location/geocode.js';
import { LazyPinMap } from '../../../listings/location/lazy-pin-map.js';
import { PRICE_GRID } from '../../../pricing/price-ways.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { TextField } from '../../../ui/text-field.js';
import { withFoundPoint, withPoint } from '../publication/found-point.js';
import { useWizardContext } from '../wizard-context.js';
import { CoordinateFields } from './coordinate-fields.js';
import { Part } from './step-part.js';

/** Step 3: the point, by address, press, drag, keys or coordinates. */
export function LocationStep() {
  const { form, change, shownFaults } = useWizardContext();
  // Before its step, so that it works if the network fails in between.
  useQuery({ ...PRICE_GRID, enabled: form.inmueble.tipoOperacion === 'alquiler' });
  const { latitud, longitud, localidad } = form.ubicacion;
  const point = latitud === null || longitud === null ? null : { latitude: latitud, longitude: longitud };
  const place = (to: Coordinates | null): void => change((now) => withPoint(now, to));
  const [fault] = shownFaults;
  return (
    <>
      <Part
        title="Buscá la dirección"
        hint="Ponemos el pin donde dice tu dirección; después lo corregís a mano si hace falta."
      >
        <AddressSearch
          location={form.ubicacion}
          onFound={(found) => change((now) => withFoundPoint(now, { asked: form.ubicacion, found }))}
        />
      </Part>
      <Part
        title="Marcá el lugar exacto"
        hint={
          <>
            Tocá el mapa o arrastrá el pin
            <span className="pointer-coarse:hidden">, o movelo con las flechas del teclado</span>.
          </>
        }
      >
        <LazyPinMap point={point} centre={openingCentre(localidad)} onPlace={place} />
        {fault && (
          <p className="-mt-2 flex items-start gap-1 text-sm font-semibold text-danger">
            <IconAlertCircle aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {fault.label} {fault.message}
          </p>
        )}
        <CoordinateFields point={point} onPlace={place} />
      </Part>
      <Part
        title="¿Qué se ve en el aviso?"
        hint={form.ubicacion.aproximada ? APPROXIMATE_MESSAGES.hint : APPROXIMATE_MESSAGES.exactHint}
      >
        <Checkbox
          label={APPROXIMATE_MESSAGES.choice}
          checked={form.ubicacion.aproximada ?? false}
          onChange={({ target }) => change((now) => withApproximate(now, target.checked))}
        />
      </Part>
    </>
  );
}

function withApproximate(form: PublicationRequest, aproximada: boolean): PublicationRequest {
  return { ...form, ubicacion: { ...form.ubicacion, aproximada } };
}

/** Search text for the geocoder, without floor, apartment and 'Otro'. */
function searchText({ calle, numero, localidad, provincia, pais }: PublicationLocation): string {
  return [`${calle} ${numero}`.trim(), localidad, provincia, pais]
    .filter((part) => part && part !== 'Otro')
    .join(', ');
}

interface AddressSearchProps {
  location: PublicationLocation;
  onFound: (point: Coordinates) => void;
}

function AddressSearch({ location, onFound }: AddressSearchProps) {
  const [address, setAddress] = useState(() => searchText(location));
  const { geocoderAttribution } = useSite();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ text: string; found: boolean }>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const search = async (): Promise<void> => {
    if (busy || !address.trim()) return;
    setBusy(true);
    setResult(undefined);
    const answer = await geocode(address.trim());
    // The next step is there: its point has been confirmed.
    if (!isShown.current) return;
    setBusy(false);
    if ('point' in answer) onFound(answer.point);
    setResult(
      'point' in answer
        ? { found: true, text: 'Encontramos la dirección. Revisá que el pin esté en el lugar exacto.' }
        : { found: false, text: answer.fault },
    );
  };
  return (
    <div data-campo="ubicacion.latitud" className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 tablet:flex-row tablet:items-end">
        <TextField
          label="Dirección"
          value={address}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="grow"
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void search();
          }}
        />
        <Button
          variant="secondary"
          className="min-h-12"
          busy={busy}
          icon={<IconMapPinSearch aria-hidden="true" className="size-5" />}
          onClick={() => void search()}
        >
          {busy ? 'Buscando…' : 'Buscar en el mapa'}
        </Button>
      </div>
      <output className={result?.found ? 'text-sm text-success' : 'text-sm font-semibold text-danger'}>
        {result?.text}
      </output>
      {result?.found && <p className="text-sm text-ink-muted">Datos de la búsqueda: {geocoderAttribution}</p>}
    </div>
  );
}
