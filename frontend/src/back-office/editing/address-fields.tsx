import { LENGTHS } from '#common/vocabulary/limits.js';
import { TextField } from '../../ui/text-field.js';
import type { AddressDraft } from './drafts.js';

interface AddressFieldsProps {
  address: AddressDraft;
  onChange: (changes: Partial<AddressDraft>) => void;
  required?: readonly (keyof AddressDraft)[];
  faultOf?: (name: keyof AddressDraft) => string | undefined;
}

const FIELDS: readonly { name: keyof AddressDraft; label: string; maxLength: number }[] = [
  { name: 'calle', label: 'Calle', maxLength: LENGTHS.street },
  { name: 'numero', label: 'Número', maxLength: LENGTHS.streetNumber },
  { name: 'piso', label: 'Piso', maxLength: LENGTHS.floor },
  { name: 'departamento', label: 'Departamento', maxLength: LENGTHS.apartment },
  { name: 'localidad', label: 'Localidad', maxLength: LENGTHS.place },
  { name: 'provincia', label: 'Provincia', maxLength: LENGTHS.place },
  { name: 'pais', label: 'País', maxLength: LENGTHS.place },
];

/** The seven parts of an address. */
export function AddressFields({ address, onChange, required = [], faultOf }: AddressFieldsProps) {
  return (
    <>
      {FIELDS.map(({ name, label, maxLength }) => (
        <TextField
          key={name}
          label={label}
          maxLength={maxLength}
          autoComplete="off"
          value={address[name]}
          isRequired={required.includes(name)}
          error={faultOf?.(name)}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </>
  );
}
