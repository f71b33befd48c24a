import { EDITING_MESSAGES } from '#common/messages/editing.js';
import {
  asksBathroomsAndPeople,
  asksBedroomsOf,
  asksBusinessName,
  asksRoomsOf,
} from '#common/rules/property-questions.js';
import { LENGTHS, LIMITS } from '#common/vocabulary/limits.js';
import { PROPERTY_TYPES } from '#common/vocabulary/property-types.js';
import { NumberField } from '../../ui/number-field.js';
import { Select } from '../../ui/select.js';
import { TextField } from '../../ui/text-field.js';
import type { PropertyDraft } from './drafts.js';
import { useListingEditing } from './use-editing.js';

const OPERATIONS = [
  { value: 'alquiler', label: 'Alquiler' },
  { value: 'venta', label: 'Venta' },
];

export const TYPE_OPTIONS = PROPERTY_TYPES.map(({ id, label }) => ({ value: String(id), label }));

/** What is offered, as fields; which of them depends on the type (back-office.md §5). */
export function PropertyForm() {
  const { answer, draftOf, change } = useListingEditing();
  const draft = draftOf('inmueble');
  const set = (changes: Partial<PropertyDraft>): void => change('inmueble', { ...draft, ...changes });
  const isCoded = answer.inmueble.codigo !== null;
  return (
    <div className="grid gap-3 phablet:grid-cols-2">
      <Select
        label="Operación"
        options={OPERATIONS}
        value={draft.tipoOperacion}
        disabled={isCoded}
        hint={isCoded ? EDITING_MESSAGES.operationFixed : undefined}
        onChange={({ target }) => set({ tipoOperacion: target.value === 'venta' ? 'venta' : 'alquiler' })}
      />
      <Select
        label="Tipo de vivienda"
        options={TYPE_OPTIONS}
        value={String(draft.TipoVivienda_idTipoVivienda)}
        onChange={({ target }) => set({ TipoVivienda_idTipoVivienda: Number(target.value) })}
      />
      <TypeFields type={draft.TipoVivienda_idTipoVivienda} draft={draft} set={set} />
      <TextField
        label="Teléfono del aviso"
        type="tel"
        autoComplete="off"
        maxLength={LENGTHS.phone}
        value={draft.telefono}
        onChange={({ target }) => set({ telefono: target.value })}
      />
      <TextField
        label="E-mail del aviso"
        type="email"
        autoComplete="off"
        maxLength={LENGTHS.email}
        value={draft.email}
        onChange={({ target }) => set({ email: target.value })}
      />
    </div>
  );
}

type CountName = 'dormitorios' | 'ambientes' | 'baños' | 'personas';

interface TypeFieldsProps {
  /** '' until chosen. */
  type: number | '';
  draft: Pick<PropertyDraft, CountName | 'nombreNegocio'>;
  set: (changes: Partial<Pick<PropertyDraft, CountName | 'nombreNegocio'>>) => void;
}

/** What depends on the type of the property (back-office.md §5). */
export function TypeFields({ type, draft, set }: TypeFieldsProps) {
  const counts: { name: CountName; label: string; isAsked: boolean; max: number }[] = [
    { name: 'dormitorios', label: 'Dormitorios', isAsked: asksBedroomsOf(type), max: LIMITS.maxBedrooms },
    { name: 'ambientes', label: 'Ambientes', isAsked: asksRoomsOf(type), max: LIMITS.maxBedrooms },
    { name: 'baños', label: 'Baños', isAsked: asksBathroomsAndPeople(type), max: LIMITS.maxBedrooms },
    { name: 'personas', label: 'Personas', isAsked: asksBathroomsAndPeople(type), max: LIMITS.maxPeople },
  ];
  return (
    <>
      {asksBusinessName(type) && (
        <TextField
          label="Nombre del negocio (opcional)"
          maxLength={LENGTHS.businessName}
          value={draft.nombreNegocio}
          onChange={({ target }) => set({ nombreNegocio: target.value })}
        />
      )}
      {counts
        .filter(({ isAsked }) => isAsked)
        .map(({ name, label, max }) => (
          <NumberField
            key={name}
            label={label}
            max={max}
            value={draft[name] === '' ? null : draft[name]}
            onChange={(value) => set({ [name]: value ?? '' })}
          />
        ))}
    </>
  );
}
