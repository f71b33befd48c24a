import { IconListCheck } from '@tabler/icons-react';
import type { AmenityWire } from '#common/wire/listings.js';
import { EditableSection } from '../../editing/editable-section.js';
import { ServicesForm } from '../../editing/services-form.js';

/** The listing's services. */
export function ServicesSection({ services }: { services: readonly AmenityWire[] }) {
  return (
    <EditableSection
      name="servicios"
      form={<ServicesForm />}
      title="Servicios"
      icon={<IconListCheck />}
      aside={
        services.length > 0 && <span className="text-sm tabular-nums text-ink-muted">{services.length}</span>
      }
    >
      {services.length === 0 && <p className="text-ink-muted">Sin servicios marcados.</p>}
      <ul className="flex flex-wrap gap-2">
        {services.map(({ id, nombre }) => (
          <li key={id} className="rounded-full bg-band px-3 py-1 text-ink-soft">
            {nombre}
          </li>
        ))}
      </ul>
    </EditableSection>
  );
}
