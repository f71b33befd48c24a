import { IconBuildingStore, IconChartBar, IconCheck, IconCoin, IconHome } from '@tabler/icons-react';
import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { attributeText, valueOnWire } from '#common/listings/attributes/attribute-values.js';
import { showsCharacteristics } from '#common/listings/attributes/property-questions.js';
import { LIMITS } from '#common/kernel/limits.js';
import { propertyType, propertyTypeLabel } from '#common/listings/property-types.js';
import type { AreaComparisonWire, ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import type { AmenityWire } from '#common/listings/amenities/amenity-calls.js';
import { ATTRIBUTE_ICONS } from '../../../search/cards/attribute-icon.js';
import { Stat } from '../../../ui/stat.js';
import { areaComparisonText } from './sheet-price.js';
import { Section } from './sheet-section.js';

/** Counts and measures of the property; of types without characteristics, only what the notice states (public-site.md §2). */
export function Characteristics({
  inmueble,
  comparison,
}: {
  inmueble: ListingSheetWire;
  comparison: AreaComparisonWire | null;
}) {
  const stated = ATTRIBUTES.flatMap((attribute) => {
    const value = valueOnWire(inmueble, attribute);
    if (value === false || value === null) return [];
    const { label, icon } = attribute;
    return {
      label,
      value: attributeText(attribute, value, inmueble.idTipoVivienda),
      Icon: ATTRIBUTE_ICONS[icon],
    };
  });
  if (stated.length === 0 && !showsCharacteristics(propertyType(inmueble.idTipoVivienda).id)) return null;
  const { precioPorArea } = inmueble;
  const stats = [
    { label: 'Tipo', value: propertyTypeLabel(inmueble.tipoVivienda), Icon: IconHome },
    { label: 'Nombre', value: inmueble.nombreNegocio, Icon: IconBuildingStore },
    ...stated,
    { label: `Precio ${precioPorArea?.unidad}`, value: precioPorArea?.monto, Icon: IconCoin },
  ].filter(({ value }) => value);
  return (
    <Section title="Características">
      <dl className="grid gap-4 min-[400px]:grid-cols-2 tablet:grid-cols-3">
        {stats.map(({ label, value, Icon }) => (
          <Stat key={label} label={label} value={value} icon={<Icon className="size-6" stroke={1.75} />} />
        ))}
      </dl>
      {comparison && (
        <div className="mt-4 flex items-start gap-2 text-ink-soft">
          <IconChartBar aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <p>{areaComparisonText(inmueble, comparison)}</p>
        </div>
      )}
    </Section>
  );
}

/** The first ten amenities. */
export function AmenitiesList({ amenities }: { amenities: readonly AmenityWire[] }) {
  if (amenities.length === 0) return null;
  return (
    <Section title="Servicios">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-3">
        {amenities.slice(0, LIMITS.amenitiesShown).map(({ idServicios, nombre }) => (
          <li key={idServicios} className="flex items-center gap-2">
            <IconCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
            {nombre}
          </li>
        ))}
      </ul>
    </Section>
  );
}
