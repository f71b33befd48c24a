import { LENGTHS } from '#common/vocabulary/limits.js';
import { TextField } from '../../ui/text-field.js';
import { AddressFields } from './address-fields.js';
import type { ContactDraft } from './drafts.js';
import { useListingEditing } from './use-editing.js';

type OwnField = 'nombre' | 'apellido' | 'dni' | 'celular' | 'email';

const FIELDS: readonly { name: OwnField; label: string; maxLength: number; type?: string }[] = [
  { name: 'nombre', label: 'Nombre', maxLength: LENGTHS.name },
  { name: 'apellido', label: 'Apellido', maxLength: LENGTHS.name },
  { name: 'dni', label: 'DNI', maxLength: LENGTHS.dni },
  { name: 'celular', label: 'Celular', maxLength: LENGTHS.phone, type: 'tel' },
  { name: 'email', label: 'E-mail', maxLength: LENGTHS.email, type: 'email' },
];

/** The owner's data, as fields. */
export function ContactForm() {
  const { draftOf, change } = useListingEditing();
  const draft = draftOf('contacto');
  const set = (changes: Partial<ContactDraft>): void => change('contacto', { ...draft, ...changes });
  return (
    <div className="grid gap-3 phablet:grid-cols-2">
      {FIELDS.map(({ name, label, ...rest }) => (
        <TextField
          key={name}
          {...rest}
          label={label}
          autoComplete="off"
          value={draft[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
      <AddressFields address={draft} onChange={set} />
    </div>
  );
}
