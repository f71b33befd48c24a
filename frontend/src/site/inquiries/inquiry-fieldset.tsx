import type { Channel } from '#common/inquiries/inquiry-form.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { INQUIRY_STAY_MESSAGES } from '#common/inquiries/inquiry-stay-messages.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import type { SheetPriceWire } from '#common/search/sheet/sheet-calls.js';
import { CalendarButton } from '../../search/calendar-button.js';
import { PhoneField } from '../../ui/phone-field.js';
import { Checkbox } from '../../ui/checkbox.js';
import { NumberField } from '../../ui/number-field.js';
import { Select } from '../../ui/select.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';
import { TrapField } from '../forms/trap-field.js';
import { today } from '../../app/today.js';
import type { InquiryField, InquiryFields } from './use-unsent.js';

interface InquiryFieldsetProps {
  fields: InquiryFields;
  errors: FieldErrors;
  channel: Channel;
  /** Whether it asks for the stay, and offers a copy; only by e-mail. */
  asksStay: boolean;
  offersCopy?: boolean;
  /** Rows of the home. */
  prices: readonly SheetPriceWire[];
  set: (field: InquiryField, value: string) => void;
}

/** Name, reply address and message; WhatsApp requires a phone, e-mail an address. */
export function InquiryFieldset({
  fields,
  errors,
  channel,
  asksStay,
  offersCopy = true,
  prices,
  set,
}: InquiryFieldsetProps) {
  const fault = (field: InquiryField) => ({ error: errors[field]?.[0] });
  return (
    <>
      <TextField
        label="Nombre completo"
        name="nombreCompleto"
        autoComplete="name"
        maxLength={LENGTHS.name}
        isRequired
        value={fields.nombreCompleto}
        onChange={(event) => set('nombreCompleto', event.target.value)}
        {...fault('nombreCompleto')}
      />
      {channel === 'email' && (
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={LENGTHS.email}
          isRequired
          value={fields.email}
          onChange={(event) => set('email', event.target.value)}
          {...fault('email')}
        />
      )}
      <PhoneField
        label={channel === 'whatsapp' ? 'Teléfono' : 'Teléfono (opcional)'}
        name="telefono"
        maxLength={LENGTHS.phone}
        isRequired={channel === 'whatsapp'}
        value={fields.telefono}
        onChange={(value) => set('telefono', value)}
        {...fault('telefono')}
      />
      {channel === 'email' && asksStay && (
        <StayFieldset {...{ fields, errors, prices, set }} legend="Tu estadía (opcional)" />
      )}
      <TextArea
        label="Mensaje"
        name="mensaje"
        rows={5}
        maxLength={LENGTHS.message}
        isRequired
        value={fields.mensaje}
        onChange={(event) => set('mensaje', event.target.value)}
        {...fault('mensaje')}
      />
      {channel === 'email' && offersCopy && (
        <div>
          <Checkbox
            label={INQUIRY_STAY_MESSAGES.copy}
            name="copia"
            checked={fields.copia !== ''}
            onChange={({ target }) => set('copia', target.checked ? 'si' : '')}
            className="-mx-2"
          />
          <p className="text-sm text-ink-muted">{INQUIRY_STAY_MESSAGES.copyHint}</p>
        </div>
      )}
      <TrapField value={fields.casillero} onChange={(value) => set('casillero', value)} />
    </>
  );
}

const PETS = [
  { value: 'no', label: 'No' },
  { value: 'si', label: 'Sí' },
];

/** When and with whom the visitor wants to come. */
export function StayFieldset({
  fields,
  errors,
  prices,
  set,
  legend,
}: Pick<InquiryFieldsetProps, 'fields' | 'errors' | 'prices' | 'set'> & { legend: string }) {
  const date = (field: 'llegada' | 'salida') => ({
    type: 'date',
    name: field,
    value: fields[field],
    error: errors[field]?.[0],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  });
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3">
      <legend className="mb-1 text-sm font-semibold text-ink-soft">{legend}</legend>
      <TextField label="Llegada" min={today()} {...date('llegada')} />
      <TextField label="Salida" min={fields.llegada || today()} {...date('salida')} />
      <CalendarButton
        values={{ arrival: fields.llegada || null, departure: fields.salida || null }}
        prices={prices}
        onChoose={({ arrival, departure }) => {
          set('llegada', arrival ?? '');
          set('salida', departure ?? '');
        }}
      />
      <NumberField
        label="Personas"
        name="personas"
        max={LIMITS.maxPeople}
        value={fields.personas ? Number(fields.personas) : null}
        error={errors['personas']?.[0]}
        onChange={(people) => set('personas', people === null ? '' : String(people))}
      />
      <Select
        label="Mascotas"
        name="mascotas"
        placeholder="Sin decir"
        options={PETS}
        value={fields.mascotas}
        onChange={({ target }) => set('mascotas', target.value)}
      />
    </fieldset>
  );
}
