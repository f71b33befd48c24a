import { maskFloor } from '#common/listings/location/address.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { COUNTRIES } from '#common/kernel/forms/countries.js';
import { PROVINCES, TOWNS } from '#common/kernel/places.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';
import type { PublicationAddress } from '#common/listings/publication/publication-calls.js';

type Part = keyof PublicationAddress;

interface AddressFieldsProps {
  address: PublicationAddress;
  onChange: (changes: Partial<PublicationAddress>) => void;
  /** Towns and provinces of a property are limited to those of the site; a person's are free text. */
  ofProperty?: boolean;
  required?: readonly Part[];
  faultOf?: (name: Part) => string | undefined;
}

const FIELDS: readonly { name: Part; label: string; maxLength?: number }[] = [
  { name: 'calle', label: 'Calle', maxLength: LENGTHS.street },
  { name: 'numero', label: 'Número', maxLength: LENGTHS.streetNumber },
  // Its mask has a limit.
  { name: 'piso', label: 'Piso' },
  { name: 'departamento', label: 'Departamento', maxLength: LENGTHS.apartment },
  { name: 'localidad', label: 'Localidad', maxLength: LENGTHS.place },
  { name: 'provincia', label: 'Provincia', maxLength: LENGTHS.place },
  { name: 'pais', label: 'País', maxLength: LENGTHS.place },
];

const OF_PERSONS: Partial<Record<Part, readonly string[]>> = { pais: COUNTRIES };
const OF_PROPERTIES: Partial<Record<Part, readonly string[]>> = {
  pais: COUNTRIES,
  provincia: PROVINCES,
  localidad: TOWNS,
};

/** The seven parts of an address. */
export function AddressFields({ address, onChange, ofProperty, required = [], faultOf }: AddressFieldsProps) {
  const choices = ofProperty ? OF_PROPERTIES : OF_PERSONS;
  return (
    <>
      {FIELDS.map(({ name, label, maxLength }) => {
        const shared = { label, isRequired: required.includes(name), error: faultOf?.(name) };
        const value = address[name];
        const offered = choices[name];
        return offered ? (
          <Select
            key={name}
            {...shared}
            placeholder="Elegí"
            options={withStored(offered, value)}
            value={value}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ) : (
          <TextField
            key={name}
            {...shared}
            maxLength={maxLength}
            autoComplete="off"
            value={value}
            onChange={({ target }) =>
              onChange({ [name]: name === 'piso' ? maskFloor(target.value) : target.value })
            }
          />
        );
      })}
    </>
  );
}

/** The options, and the stored value if it is not among them. */
function withStored(offered: readonly string[], stored: string) {
  const all = stored === '' || offered.includes(stored) ? offered : [stored, ...offered];
  return all.map((value) => ({ value, label: value }));
}
