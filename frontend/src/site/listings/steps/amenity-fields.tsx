import { useQuery } from '@tanstack/react-query';
import { listAmenities } from '#common/listings/amenities/amenity-calls.js';
import { conditionsWithAmenities } from '#common/listings/conditions/pets.js';
import { FAILURE_MESSAGES } from '#common/kernel/calls/failure-messages.js';
import { amenitiesFailed } from '#common/listings/publication/publication-messages.js';
import { amenitiesOf } from '#common/listings/amenities/initial-amenities.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { readError } from '../../../app/api.js';
import { apiQuery } from '../../../app/queries.js';
import { RetryButton } from '../../../ui/retry-button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { Skeleton } from '../../../ui/states.js';
import { offeredAmenities } from '../publication/publication-state.js';
import { useWizardContext } from '../wizard-context.js';

/** The amenity catalogue. */
export function useAmenities() {
  return useQuery(apiQuery(listAmenities));
}

/** Amenities that the type offers; empty for types without any. */
export function AmenityFields() {
  const { form, change } = useWizardContext();
  const { data, error, isFetching, refetch } = useAmenities();
  const { tipoVivienda: type, servicios } = form.inmueble;
  if (type === '' || amenitiesOf(type as PropertyTypeId).length === 0) return null;
  const toggle = (id: number, on: boolean): void =>
    change((now) => {
      const others = now.inmueble.servicios.filter((one) => one !== id);
      const servicios = on ? [...others, id] : others;
      const ticked = (data ?? []).flatMap((one) =>
        servicios.includes(one.id) ? { id: one.id, name: one.nombre } : [],
      );
      const condiciones = conditionsWithAmenities(now.inmueble.condiciones ?? null, ticked);
      return { ...now, inmueble: { ...now.inmueble, servicios, condiciones } };
    });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-ink-soft">Servicios</legend>
      {/* Failed, or waiting for a network. */}
      {!data && !isFetching && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          {amenitiesFailed(readError(error).message || FAILURE_MESSAGES.unavailable)}
          <RetryButton size="sm" onRetry={() => void refetch()} />
        </div>
      )}
      {!data && isFetching && <Skeleton className="h-44 phablet:h-22" />}
      {data && (
        <div className="-mx-2 grid grid-cols-[auto_auto] phablet:grid-cols-3">
          {offeredAmenities(type, data).map(({ id, nombre }) => (
            <Checkbox
              key={id}
              label={nombre}
              name="servicios"
              checked={servicios.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
