import { useState } from 'react';
import { requestNews, type NewsWishWire } from '#common/newsletter/news/news-calls.js';
import { NEWS_MESSAGES } from '#common/newsletter/news/news-messages.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import { postJson } from '../../app/api.js';
import { paths } from '../../app/paths.js';
import { EmailRequestForm } from '../forms/email-request-form.js';
import { Checkbox } from '../../ui/checkbox.js';
import { RadioGroup, type Choice } from '../../ui/choices.js';

const OPERATIONS: readonly Choice<NewsWishWire['operacion']>[] = [
  { value: '', label: 'Las dos' },
  { value: 'alquiler', label: 'Alquileres' },
  { value: 'venta', label: 'Ventas' },
];

/** Address, and what the news should be about. */
export function NewsForm({ onSent }: { onSent: () => void }) {
  const [towns, setTowns] = useState<readonly string[]>([]);
  const [operation, setOperation] = useState<NewsWishWire['operacion']>('');
  const choose = (town: string, on: boolean): void =>
    setTowns((chosen) => [...chosen.filter((one) => one !== town), ...(on ? [town] : [])]);
  return (
    <EmailRequestForm
      action={paths.news}
      send={(request) => postJson(requestNews, { ...request, localidades: [...towns], operacion: operation })}
      onSent={onSent}
      texts={NEWS_MESSAGES}
      agreeing="Al pedir novedades"
      submit="Quiero novedades"
    >
      <fieldset>
        <legend className="mb-1 text-sm font-semibold text-ink-soft">¿De qué localidades? (opcional)</legend>
        <div className="flex flex-wrap gap-x-6">
          {SEARCH_TOWNS.map((town) => (
            <Checkbox
              key={town}
              label={town}
              name="localidades"
              value={town}
              checked={towns.includes(town)}
              onChange={({ target }) => choose(town, target.checked)}
            />
          ))}
        </div>
        <p className="mt-1 text-sm text-ink-muted">Si no elegís ninguna, te contamos de todas.</p>
      </fieldset>
      <RadioGroup
        legend="¿Qué buscás?"
        name="operacion"
        value={operation}
        choices={OPERATIONS}
        onChange={setOperation}
      />
    </EmailRequestForm>
  );
}
