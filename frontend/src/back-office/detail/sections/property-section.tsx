import { IconHome } from '@tabler/icons-react';
import { ATTRIBUTES } from '#common/attributes/all-attributes.js';
import { attributeText, isAskedOf, isRequiredOf } from '#common/attributes/attribute-values.js';
import { countsAsFeatured } from '#common/rules/contract.js';
import { propertyTypeLabel } from '#common/vocabulary/property-types.js';
import type { AdminListingWire } from '#common/wire/admin.js';
import { Facts, type Fact } from '../detail-section.js';
import { Moment } from '../../lists/moment.js';
import { MailLink, Phone } from './contact-section.js';
import { EditableSection } from '../../editing/editable-section.js';
import { PropertyForm } from '../../editing/property-form.js';

/** Property data by type (back-office.md §5), and the public data of the owner. */
export function PropertySection({ listing }: { listing: AdminListingWire }) {
  return (
    <EditableSection name="inmueble" form={<PropertyForm />} title="Inmueble" icon={<IconHome />}>
      <Facts
        facts={[
          { label: 'Operación', value: listing.tipoOperacion === 'alquiler' ? 'Alquiler' : 'Venta' },
          { label: 'Tipo de vivienda', value: propertyTypeLabel(listing.tipoVivienda) },
          ...typeFacts(listing),
          { label: 'Destacado', value: featuredText(listing) },
          { label: 'Código', value: listing.codigo },
          { label: 'Creado', value: <Moment iso={listing.createdAt} /> },
          { label: 'Fecha de alta', value: listing.codigo && <Moment iso={listing.fecha} /> },
          { label: 'Teléfono del aviso', value: <Phone number={listing.telefono} />, wide: true },
          { label: 'Email del aviso', value: <MailLink address={listing.email} />, wide: true },
          { label: 'Consultas por WhatsApp', value: listing.consultasWpp },
          { label: 'Consultas por email', value: listing.consultasEmail },
          { label: 'Vieron el teléfono', value: listing.pedidosTelefono },
        ]}
      />
    </EditableSection>
  );
}

/** Public state: nothing is featured without payment. */
function featuredText({ destacado, pagado }: AdminListingWire): string {
  if (destacado === 0) return 'No';
  return countsAsFeatured({ featured: true, paid: pagado === 1 }) ? 'Sí' : 'Cuando se registre el pago';
}

/** Attributes of the type, and others that an older notice has. */
function typeFacts(listing: AdminListingWire): Fact[] {
  const name: Fact[] = listing.nombreNegocio
    ? [{ label: 'Nombre del negocio', value: listing.nombreNegocio }]
    : [];
  return [...name, ...ATTRIBUTES.flatMap((attribute) => attributeFact(attribute, listing))];
}

function attributeFact(attribute: (typeof ATTRIBUTES)[number], listing: AdminListingWire): Fact[] {
  const { label, field, kind } = attribute;
  const value = listing[field];
  const type = listing.TipoVivienda_idTipoVivienda;
  const isShown = kind === 'flag' ? isAskedOf(attribute, type) : isRequiredOf(attribute, type);
  if (!isShown && !value) return [];
  return [{ label, value: attributeText(value) }];
}
