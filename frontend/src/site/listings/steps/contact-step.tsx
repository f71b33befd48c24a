import { HOME_COUNTRY } from '#common/kernel/places.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { FormPhone, FormText } from '../form-fields.js';
import { useWizardContext } from '../wizard-context.js';
import { ContactAddress } from './address-fields.js';
import { Part } from './step-part.js';

/** Step 1: the owner. None of it is shown on the notice. */
export function ContactStep() {
  const atHome = useWizardContext().form.contacto.pais === HOME_COUNTRY;
  return (
    <>
      <Part
        title="Tus datos"
        hint="Son para que podamos escribirte. El DNI y tu dirección nunca se publican."
      >
        <div className="grid gap-5 phablet:grid-cols-2">
          <FormText field="contacto.nombre" autoComplete="given-name" maxLength={LENGTHS.name} />
          <FormText field="contacto.apellido" autoComplete="family-name" maxLength={LENGTHS.name} />
        </div>
        <div className="grid gap-5 tablet:grid-cols-2">
          <FormText
            field="contacto.dni"
            inputMode="numeric"
            autoComplete="off"
            maxLength={LENGTHS.dni}
            hint="Solo números, sin puntos."
          />
          <FormPhone
            field="contacto.celular"
            hint={
              atHome
                ? 'Código de área sin 0 y número sin 15: +549 2291 401234.'
                : 'Con el código del país: +598 99 123 456.'
            }
          />
        </div>
        <FormText
          field="contacto.email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          maxLength={LENGTHS.email}
          hint="Ahí te mandamos el código de tu aviso."
        />
      </Part>
      <Part title="Dónde vivís">
        <ContactAddress />
      </Part>
    </>
  );
}
