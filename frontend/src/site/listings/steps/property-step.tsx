import { IconCopy } from '@tabler/icons-react';
import { maskMobile } from '#common/kernel/forms/phone.js';
import { asksBusinessName } from '#common/listings/attributes/property-questions.js';
import { OPERATIONS, OPERATION_IDS, operationFromName } from '#common/kernel/operations.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import { PROPERTY_TYPES } from '#common/listings/property-types.js';
import { Button } from '../../../ui/button.js';
import { FormPhone, FormPills, FormText, FormTextArea } from '../form-fields.js';
import { withContactAddress, withField, withOfferedAmenities } from '../publication/publication-state.js';
import { useReveal, useWizardContext } from '../wizard-context.js';
import { AttributeFields } from './attribute-fields.js';
import { AmenityFields, useAmenities } from './amenity-fields.js';
import { PropertyAddress } from './address-fields.js';
import { Part } from './step-part.js';

const OPERATION_CHOICES = OPERATION_IDS.map((id) => ({
  value: OPERATIONS[id].name,
  label: OPERATIONS[id].label,
}));
const TYPE_CHOICES = PROPERTY_TYPES.map(({ id, label }) => ({ value: String(id), label }));

/** Step 2: address and type of the property. */
export function PropertyStep() {
  const { form, change } = useWizardContext();
  const reveal = useReveal();
  return (
    <>
      <Part title="Dirección de la propiedad">
        {form.contacto.localidad && (
          <CopyButton onClick={() => change(withContactAddress)}>Usar la misma dirección</CopyButton>
        )}
        <PropertyAddress />
      </Part>
      {reveal('ubicacion.localidad') && (
        <Part title="Qué publicás">
          <Kind />
        </Part>
      )}
      {reveal('ubicacion.localidad', 'inmueble.tipoOperacion', 'inmueble.tipoVivienda') && (
        <>
          <Details />
          <Part title="Contacto del aviso" hint="Es lo que usan los interesados para escribirte.">
            <ListingContact />
          </Part>
        </>
      )}
    </>
  );
}

function Kind() {
  const { set, change } = useWizardContext();
  const reveal = useReveal();
  const amenities = useAmenities().data ?? [];
  return (
    <>
      <FormPills
        field="inmueble.tipoOperacion"
        choices={OPERATION_CHOICES}
        onPick={(operation) => set('inmueble.tipoOperacion', operation)}
      />
      {reveal('inmueble.tipoOperacion') && (
        <FormPills
          field="inmueble.tipoVivienda"
          choices={TYPE_CHOICES}
          onPick={(type) =>
            change((form) =>
              withOfferedAmenities(withField(form, 'inmueble.tipoVivienda', Number(type)), amenities),
            )
          }
        />
      )}
    </>
  );
}

/** Attributes of the type, amenities, and the text. */
function Details() {
  const { tipoVivienda: type, tipoOperacion } = useWizardContext().form.inmueble;
  return (
    <Part title="Características">
      {asksBusinessName(type) && (
        <FormText field="inmueble.nombreNegocio" maxLength={LENGTHS.businessName} autoComplete="off" />
      )}
      <AttributeFields subject={{ type, operation: operationFromName(tipoOperacion) }} />
      <AmenityFields />
      <FormTextArea
        field="inmueble.observaciones"
        maxLength={LIMITS.notesLength}
        rows={6}
        hint="Contá lo que la hace única: cuadras al mar, comodidades, si se aceptan mascotas."
      />
    </Part>
  );
}

function ListingContact() {
  const { form, change } = useWizardContext();
  const { celular, email, pais } = form.contacto;
  const copy = (): void => {
    change((now) =>
      withField(
        withField(now, 'inmueble.telefono', maskMobile(celular, pais)),
        'inmueble.email_inmueble',
        email,
      ),
    );
  };
  const hasSomething = Boolean(email) || celular !== maskMobile('', pais);
  return (
    <>
      {hasSomething && <CopyButton onClick={copy}>Usar mi teléfono y mi email</CopyButton>}
      <FormPhone field="inmueble.telefono" isRequired hint="Se ve en el aviso y abre WhatsApp." />
      <FormText
        field="inmueble.email_inmueble"
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={LENGTHS.email}
        hint="No se muestra: las consultas te llegan ahí."
      />
    </>
  );
}

function CopyButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button
      variant="secondary"
      className="self-start"
      icon={<IconCopy aria-hidden="true" className="size-5" />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
