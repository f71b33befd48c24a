import { useState } from 'react';
import { requestAlert, type AlertFrequency } from '#common/inquiries/alerts/alert-calls.js';
import { ALERT_MESSAGES } from '#common/inquiries/alerts/alert-messages.js';
import { postJson } from '../../app/api.js';
import { paths } from '../../app/paths.js';
import { EmailRequestForm } from '../forms/email-request-form.js';
import { RadioGroup, type Choice } from '../../ui/choices.js';

const FREQUENCIES: readonly Choice<AlertFrequency>[] = [
  { value: 'enseguida', label: 'Enseguida' },
  { value: 'diaria', label: 'Una vez por día' },
];

interface AlertFormProps {
  search: string;
  /** There is nothing to choose. */
  atOnce?: boolean;
  onSent: () => void;
}

/** Address and frequency. */
export function AlertForm({ search, atOnce = false, onSent }: AlertFormProps) {
  const [frequency, setFrequency] = useState<AlertFrequency>('enseguida');
  return (
    <EmailRequestForm
      action={paths.alert}
      send={(request) => postJson(requestAlert, { ...request, busqueda: search, frecuencia: frequency })}
      onSent={onSent}
      texts={ALERT_MESSAGES}
      agreeing="Al pedir la alerta"
      submit="Avisame"
    >
      <input type="hidden" name="busqueda" value={search} />
      {atOnce ? (
        <input type="hidden" name="frecuencia" value="enseguida" />
      ) : (
        <RadioGroup
          legend="¿Cada cuánto?"
          name="frecuencia"
          value={frequency}
          choices={FREQUENCIES}
          onChange={setFrequency}
        />
      )}
    </EmailRequestForm>
  );
}
