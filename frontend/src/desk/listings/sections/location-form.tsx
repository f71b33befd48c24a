import { LazyPinMap } from '../../../listings/location/lazy-pin-map.js';
import { openingCentre, writeDegrees } from '../../../listings/location/coordinates.js';
import { APPROXIMATE_MESSAGES } from '#common/listings/location/location-messages.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { AddressFields } from './address-fields.js';
import type { LocationDraft } from '../editing/section-drafts.js';
import { useListingEditing } from '../editing/use-editing.js';

/** Location as form fields and as a movable pin. */
export function LocationForm() {
  const { draftOf, change, faultOf } = useListingEditing();
  const draft = draftOf('ubicacion');
  const set = (changes: Partial<LocationDraft>): void => change('ubicacion', { ...draft, ...changes });
  const { latitud, longitud } = draft;
  const point = latitud === null || longitud === null ? null : { latitude: latitud, longitude: longitud };
  return (
    <>
      <div className="grid gap-3 phablet:grid-cols-2">
        <AddressFields
          address={draft}
          ofProperty
          required={['calle', 'numero', 'localidad', 'provincia', 'pais']}
          faultOf={(name) => faultOf('ubicacion', name)}
          onChange={set}
        />
      </div>
      <LazyPinMap
        point={point}
        centre={point ?? openingCentre(draft.localidad)}
        onPlace={({ latitude, longitude }) => set({ latitud: latitude, longitud: longitude })}
      />
      <Checkbox
        label={APPROXIMATE_MESSAGES.choice}
        checked={draft.aproximada}
        onChange={({ target }) => set({ aproximada: target.checked })}
      />
      <output className="text-sm tabular-nums text-ink-muted">
        {point ? `${writeDegrees(latitud)}, ${writeDegrees(longitud)}` : 'Sin punto en el mapa.'}
      </output>
    </>
  );
}
