import { plainDni } from '#common/kernel/forms/dni.js';
import { maskMobile } from '#common/kernel/forms/phone.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { TextField } from '../../../ui/text-field.js';
import { AddressFields } from './address-fields.js';
import type { ContactDraft } from '../editing/section-drafts.js';
import { useListingEditing } from '../editing/use-editing.js';

type OwnField = 'nombre' | 'apellido' | 'dni' | 'email';

const FIELDS: readonly { name: OwnField; label: string; maxLength: number; type?: string }[] = [
  { name: 'nombre', label: 'Nombre', maxLength: LENGTHS.name },
  { name: 'apellido', label: 'Apellido', maxLength: LENGTHS.name },
  { name: 'dni', label: 'DNI', maxLength: LENGTHS.dni },
  { name: 'email', label: 'Email', maxLength: LENGTHS.email, type: 'email' },
];

/** The owner's data as form fields. */
export function ContactForm() {
  const { answer, draftOf, change, faultOf } = useListingEditing();
  const draft = draftOf('contacto');
  const set = (changes: Partial<ContactDraft>): void => change('contacto', { ...draft, ...changes });
  return (
    <div className="grid gap-3 phablet:grid-cols-2">
      {FIELDS.map(({ name, label, ...rest }) => (
        <TextField
          key={name}
          {...rest}
          label={label}
          isRequired
          autoComplete="off"
          value={draft[name]}
          error={faultOf('contacto', name)}
          onChange={({ target }) => set({ [name]: name === 'dni' ? plainDni(target.value) : target.value })}
        />
      ))}
      {draft.email !== answer.inmueble.emailContacto && draft.email !== answer.inmueble.email && (
        <div className="phablet:col-span-2">
          <Checkbox
            label={`Cambiar también el email del aviso${answer.inmueble.email && ` (${answer.inmueble.email})`}`}
            checked={draft.emailDelAviso}
            onChange={({ target }) => set({ emailDelAviso: target.checked })}
          />
        </div>
      )}
      <PhoneField
        label="Celular"
        isRequired
        autoComplete="off"
        maxLength={LENGTHS.phone}
        value={draft.celular}
        mask={(typed) => maskTyped(typed, draft.pais)}
        error={faultOf('contacto', 'celular')}
        onChange={(celular) => set({ celular })}
      />
      <AddressFields
        address={draft}
        required={['localidad', 'provincia', 'pais']}
        faultOf={(name) => faultOf('contacto', name)}
        onChange={set}
      />
    </div>
  );
}

/** The stored format of the number; a field without digits is empty. */
export function maskTyped(typed: string, country: string): string {
  return /\d/.test(typed) ? maskMobile(typed, country) : '';
}
