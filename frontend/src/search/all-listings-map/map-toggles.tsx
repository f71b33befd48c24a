import { counted } from '#common/kernel/text.js';
import { PROPERTY_TYPES, type PropertyTypeId } from '#common/listings/property-types.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Select } from '../../ui/select.js';
import type { MapView } from './map-view.js';

interface MapTogglesProps {
  view: MapView;
  onChange: (view: MapView) => void;
  total: number | undefined;
}

const TYPES = PROPERTY_TYPES.map(({ id, label }) => ({ value: String(id), label }));

/** Buttons for rentals, sales, and one type or all. */
export function MapToggles({ view, onChange, total }: MapTogglesProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface p-3 shadow-card">
      <fieldset className="flex">
        <legend className="sr-only">Operación</legend>
        <Checkbox
          label="Alquileres"
          checked={view.rentals}
          onChange={(event) => onChange({ ...view, rentals: event.target.checked })}
        />
        <Checkbox
          label="Ventas"
          checked={view.sales}
          onChange={(event) => onChange({ ...view, sales: event.target.checked })}
        />
      </fieldset>
      <Select
        label="Tipo de propiedad"
        labelHidden
        placeholder="Todos los tipos"
        options={TYPES}
        value={view.type ?? ''}
        onChange={(event) =>
          onChange({
            ...view,
            type: event.target.value ? (Number(event.target.value) as PropertyTypeId) : null,
          })
        }
        className="w-full phablet:w-60"
      />
      <output className="px-2 font-semibold text-ink-soft">
        {total === undefined ? 'Cargando…' : `${counted(total, 'aviso')} en el mapa`}
      </output>
    </div>
  );
}
