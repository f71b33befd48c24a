import type { Channel } from '#common/rules/inquiry-form.js';
import type { FieldErrors } from '#common/rules/search-query.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import { PhoneField } from '../../ui/phone-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { TrapField } from '../trap-field/trap-field.js';
import type { InquiryField, InquiryFields } from './use-inquiry.js';

interface InquiryFieldsetProps {
  fields: InquiryFields;
  errors: FieldErrors;
  channel: Channel;
  set: (field: InquiryField, value: string) => void;
}

/** Name, reply address and message; WhatsApp requires a phone, e-mail an address. */
export function InquiryFieldset({ fields, errors, channel, set }: InquiryFieldsetProps) {
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
      <TrapField value={fields.sitioWeb} onChange={(value) => set('sitioWeb', value)} />
    </>
  );
}
