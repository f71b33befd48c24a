import { IconListCheck } from '@tabler/icons-react';
import type { AmenityWire } from '#common/listings/amenities/amenity-calls.js';
import { EditableSection } from '../editing/editable-section.js';
import { AmenitiesForm } from './amenities-form.js';

/** The listing's amenities. */
export function AmenitiesSection({ amenities }: { amenities: readonly AmenityWire[] }) {
  return (
    <EditableSection
      name="servicios"
      form={<AmenitiesForm />}
      title="Servicios"
      icon={<IconListCheck />}
      aside={
        amenities.length > 0 && (
          <span className="text-sm tabular-nums text-ink-muted">{amenities.length}</span>
        )
      }
    >
      {amenities.length === 0 && <p className="text-ink-muted">Sin servicios marcados.</p>}
      <ul className="flex flex-wrap gap-2">
        {amenities.map(({ id, nombre }) => (
          <li key={id} className="rounded-full bg-band px-3 py-1 text-ink-soft">
            {nombre}
          </li>
        ))}
      </ul>
    </EditableSection>
  );
}
