import { ATTRIBUTES, type AttributeField } from '#common/listings/attributes/all-attributes.js';
import {
  isAskedOf,
  isRequiredOf,
  type AttributeSubject,
} from '#common/listings/attributes/attribute-values.js';
import { operationFromName } from '#common/kernel/operations.js';
import { EDITING_MESSAGES } from '#common/listings/editing/editing-messages.js';
import { asksBusinessName } from '#common/listings/attributes/property-questions.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { MeasureField } from '../../../ui/measure-field.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { NumberField } from '../../../ui/number-field.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { TYPE_OPTIONS } from '../../data/type-options.js';
import { maskTyped } from './contact-form.js';
import type { PropertyDraft } from '../editing/section-drafts.js';
import { useListingEditing } from '../editing/use-editing.js';

const OPERATIONS = [
  { value: 'alquiler', label: 'Alquiler' },
  { value: 'venta', label: 'Venta' },
];

/** Property data as form fields, by type (back-office.md §5). */
export function PropertyForm() {
  const { answer, draftOf, change, faultOf } = useListingEditing();
  const fault = (field: string): string | undefined => faultOf('inmueble', field);
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
        error={fault('TipoVivienda_idTipoVivienda')}
        onChange={({ target }) => set({ TipoVivienda_idTipoVivienda: Number(target.value) })}
      />
      <TypeFields
        subject={{
          type: draft.TipoVivienda_idTipoVivienda,
          operation: operationFromName(draft.tipoOperacion),
        }}
        draft={draft}
        set={set}
        asksAll
        faultOf={fault}
      />
      <PhoneField
        label="Teléfono del aviso"
        autoComplete="off"
        maxLength={LENGTHS.phone}
        value={draft.telefono}
        mask={(typed) => maskTyped(typed, draftOf('contacto').pais)}
        error={fault('telefono')}
        onChange={(telefono) => set({ telefono })}
      />
      <TextField
        label="Email del aviso"
        type="email"
        autoComplete="off"
        maxLength={LENGTHS.email}
        value={draft.email}
        error={fault('email')}
        onChange={({ target }) => set({ email: target.value })}
      />
    </div>
  );
}

type TypeDraft = Pick<PropertyDraft, AttributeField | 'nombreNegocio'>;

interface TypeFieldsProps {
  subject: AttributeSubject;
  draft: TypeDraft;
  set: (changes: Partial<TypeDraft>) => void;
  /** Required as in a publication; quick publication may have left it empty. */
  asksAll?: boolean;
  faultOf: (field: string) => string | undefined;
}

/** Fields that depend on the property type and the operation (back-office.md §5). */
export function TypeFields({ subject, draft, set, asksAll = false, faultOf }: TypeFieldsProps) {
  const { type } = subject;
  return (
    <>
      {asksBusinessName(type) && (
        <TextField
          label={asksAll ? 'Nombre del negocio' : 'Nombre del negocio (opcional)'}
          isRequired={asksAll}
          error={faultOf('nombreNegocio')}
          maxLength={LENGTHS.businessName}
          value={draft.nombreNegocio}
          onChange={({ target }) => set({ nombreNegocio: target.value })}
        />
      )}
      {ATTRIBUTES.filter((attribute) => isAskedOf(attribute, subject)).map((attribute) => (
        <AttributeInput
          key={attribute.name}
          attribute={attribute}
          value={draft[attribute.field]}
          isRequired={asksAll && isRequiredOf(attribute, type)}
          error={faultOf(attribute.field)}
          onChange={(value) => set({ [attribute.field]: value })}
        />
      ))}
    </>
  );
}

interface AttributeInputProps {
  attribute: (typeof ATTRIBUTES)[number];
  value: number | '' | boolean;
  isRequired: boolean;
  error: string | undefined;
  onChange: (value: number | '' | boolean) => void;
}

function AttributeInput({ attribute, value, isRequired, error, onChange }: AttributeInputProps) {
  if (attribute.kind === 'flag') {
    return (
      <Checkbox
        label={attribute.label}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  const number = typeof value === 'number' ? value : null;
  const set = (next: number | null) => onChange(next ?? '');
  if (attribute.kind === 'measure')
    return (
      <MeasureField measure={attribute} label={attribute.label} error={error} value={number} onChange={set} />
    );
  return (
    <NumberField
      label={attribute.label}
      isRequired={isRequired}
      error={error}
      max={attribute.most}
      value={number}
      onChange={set}
    />
  );
}
