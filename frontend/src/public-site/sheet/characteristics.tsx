import {
  IconBath,
  IconBed,
  IconBuildingStore,
  IconCheck,
  IconDoor,
  IconHome,
  IconUsers,
} from '@tabler/icons-react';
import { showsCharacteristics } from '#common/rules/property-questions.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import { propertyType } from '#common/vocabulary/property-types.js';
import type { ListingSheetWire, ServiceWire } from '#common/wire/listings.js';
import { Stat } from '../../ui/stat.js';
import { Section } from './section.js';

/** What the property has, in figures; hidden for the types that have none (public-site.md §2). */
export function Characteristics({ inmueble }: { inmueble: ListingSheetWire }) {
  if (!showsCharacteristics(propertyType(inmueble.idTipoVivienda).id)) return null;
  const stats = [
    { label: 'Tipo', value: inmueble.tipoVivienda, Icon: IconHome },
    { label: 'Nombre', value: inmueble.nombreNegocio, Icon: IconBuildingStore },
    { label: 'Dormitorios', value: inmueble.bedrooms, Icon: IconBed },
    { label: 'Ambientes', value: inmueble.rooms, Icon: IconDoor },
    { label: 'Baños', value: inmueble.bathrooms, Icon: IconBath },
    { label: 'Personas', value: inmueble.people, Icon: IconUsers },
  ].filter(({ value }) => value);
  return (
    <Section title="Características">
      <dl className="grid grid-cols-2 gap-4 tablet:grid-cols-3">
        {stats.map(({ label, value, Icon }) => (
          <Stat key={label} label={label} value={value} icon={<Icon className="size-6" stroke={1.75} />} />
        ))}
      </dl>
    </Section>
  );
}

/** The first ten services. */
export function ServicesList({ services }: { services: readonly ServiceWire[] }) {
  if (services.length === 0) return null;
  return (
    <Section title="Servicios">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-3">
        {services.slice(0, LIMITS.amenitiesShown).map(({ idServicios, nombre }) => (
          <li key={idServicios} className="flex items-center gap-2">
            <IconCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
            {nombre}
          </li>
        ))}
      </ul>
    </Section>
  );
}
