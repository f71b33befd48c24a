import { useQuery } from '@tanstack/react-query';
import { listAmenities } from '#common/listings/amenities/amenity-calls.js';
import { apiQuery } from '../../../app/queries.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { loadErrorText } from '../../data/admin-api.js';
import { useListingEditing } from '../editing/use-editing.js';

const allAmenities = () => ({
  ...apiQuery(listAmenities),
  retryOnMount: true,
});

/** The amenity catalogue as checkboxes. */
export function AmenitiesForm() {
  const { draftOf, change } = useListingEditing();
  return <AmenityPicker ticked={draftOf('servicios')} onChange={(ids) => change('servicios', ids)} />;
}

interface AmenityPickerProps {
  ticked: readonly number[];
  /** Calls back with ids in ascending order. */
  onChange: (ids: number[]) => void;
}

export function AmenityPicker({ ticked, onChange }: AmenityPickerProps) {
  const { data, error, isFetching, refetch } = useQuery(allAmenities());
  const toggle = (id: number, on: boolean): void => {
    const next = on ? [...ticked, id] : ticked.filter((one) => one !== id);
    onChange(next.toSorted((one, other) => one - other));
  };
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  return (
    <div className="grid phablet:grid-cols-2">
      {data.map(({ id, nombre }) => (
        <Checkbox
          key={id}
          label={nombre}
          checked={ticked.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
    </div>
  );
}
