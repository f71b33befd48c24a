import { IconHome } from '@tabler/icons-react';
import { FLAT, HOUSE } from '#common/vocabulary/property-types.js';
import type { AdminListingWire } from '#common/wire/admin.js';
import { Facts, type Fact } from '../detail-section.js';
import { Moment } from '../../lists/moment.js';
import { MailLink, Phone } from './contact-section.js';
import { EditableSection } from '../../editing/editable-section.js';
import { PropertyForm } from '../../editing/property-form.js';

/** What is offered, with what each type has (back-office.md §5), and what the public sees of the owner. */
export function PropertySection({ listing }: { listing: AdminListingWire }) {
  return (
    <EditableSection name="inmueble" form={<PropertyForm />} title="Inmueble" icon={<IconHome />}>
      <Facts
        facts={[
          { label: 'Operación', value: listing.tipoOperacion === 'alquiler' ? 'Alquiler' : 'Venta' },
          { label: 'Tipo de vivienda', value: listing.tipoVivienda },
          ...typeFacts(listing),
          { label: 'Destacado', value: listing.destacado === 1 ? 'Sí' : 'No' },
          { label: 'Código', value: listing.codigo },
          { label: 'Creado', value: <Moment iso={listing.createdAt} /> },
          { label: 'Fecha de alta', value: listing.codigo && <Moment iso={listing.fecha} /> },
          { label: 'Teléfono del aviso', value: <Phone number={listing.telefono} />, wide: true },
          { label: 'E-mail del aviso', value: <MailLink address={listing.email} />, wide: true },
          { label: 'Consultas por WhatsApp', value: listing.consultasWpp },
          { label: 'Consultas por e-mail', value: listing.consultasEmail },
        ]}
      />
    </EditableSection>
  );
}

function typeFacts(listing: AdminListingWire): Fact[] {
  const type = listing.TipoVivienda_idTipoVivienda;
  const people: Fact[] = [
    { label: 'Baños', value: listing.baños },
    { label: 'Personas', value: listing.personas },
  ];
  if (type === HOUSE) return [{ label: 'Dormitorios', value: listing.dormitorios }, ...people];
  if (type === FLAT) return [{ label: 'Ambientes', value: listing.ambientes }, ...people];
  // Other types hold none of these, unless an older notice does.
  const known: Fact[] = [
    { label: 'Nombre del negocio', value: listing.nombreNegocio },
    { label: 'Dormitorios', value: listing.dormitorios },
    { label: 'Ambientes', value: listing.ambientes },
    ...people,
  ];
  return known.filter(({ value }) => value !== null && value !== '');
}
