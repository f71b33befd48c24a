import { IconHome } from '@tabler/icons-react';
import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { attributeText, isAskedOf, isRequiredOf } from '#common/listings/attributes/attribute-values.js';
import { operationFromName } from '#common/kernel/operations.js';
import { countsAsFeatured } from '#common/contracts/contract.js';
import { propertyTypeLabel } from '#common/listings/property-types.js';
import type { AdminListingAnswer, AdminListingWire } from '#common/listings/desk/desk-calls.js';
import type { AdminContractWire } from '#common/contracts/contract-calls.js';
import { numberText } from '#common/kernel/text.js';
import { today } from '../../../app/today.js';
import { Facts, type Fact } from '../../frame/detail-section.js';
import { featuredEndOf } from '../../contracts/featured-end-of.js';
import { Moment } from '../../frame/moment.js';
import { MailLink } from '../../frame/mail-link.js';
import { Phone } from '../../contacts/contact-links.js';
import { EditableSection } from '../editing/editable-section.js';
import { PropertyForm } from './property-form.js';

/** Property data by type (back-office.md §5), and the public data of the owner. */
export function PropertySection({ answer: { inmueble: listing, contrato } }: { answer: AdminListingAnswer }) {
  return (
    <EditableSection name="inmueble" form={<PropertyForm />} title="Inmueble" icon={<IconHome />}>
      <Facts
        facts={[
          { label: 'Operación', value: listing.tipoOperacion === 'alquiler' ? 'Alquiler' : 'Venta' },
          { label: 'Tipo de vivienda', value: propertyTypeLabel(listing.tipoVivienda) },
          ...typeFacts(listing),
          { label: 'Destacado', value: featuredText(listing, contrato) },
          { label: 'Código', value: listing.codigo },
          { label: 'Creado', value: <Moment iso={listing.createdAt} /> },
          { label: 'Fecha de alta', value: listing.codigo && <Moment iso={listing.fecha} /> },
          {
            label: 'Teléfono del aviso',
            value: listing.telefono && <Phone number={listing.telefono} />,
            wide: true,
          },
          {
            label: 'Email del aviso',
            value: listing.email && <MailLink address={listing.email} />,
            wide: true,
          },
          { label: 'Consultas por WhatsApp', value: numberText(listing.consultasWpp) },
          { label: 'Consultas por email', value: numberText(listing.consultasEmail) },
          { label: 'Vieron el teléfono', value: listing.pedidosTelefono },
        ]}
      />
    </EditableSection>
  );
}

/** Public state: nothing is featured without payment, or after the position's last day. */
function featuredText(
  { destacado, pagado, planVencido }: AdminListingWire,
  contract: AdminContractWire,
): string {
  if (destacado === 0) return 'No';
  if (pagado === 0 || planVencido) return 'Cuando se registre el pago';
  return countsAsFeatured({ featured: true, paid: true, end: featuredEndOf(contract) }, today())
    ? 'Sí'
    : 'No: ya venció';
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
  const operation = operationFromName(listing.tipoOperacion);
  const isShown = kind === 'flag' ? isAskedOf(attribute, { type, operation }) : isRequiredOf(attribute, type);
  if (!isShown && (value === null || value === false)) return [];
  return [{ label, value: attributeText(attribute, value, type) }];
}
