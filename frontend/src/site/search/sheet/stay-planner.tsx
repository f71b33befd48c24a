import { useState } from 'react';
import { people } from '#common/listings/attributes/people.js';
import { countOptions } from '#common/search/filters/attribute-filters.js';
import type { CountChoice } from '#common/listings/attributes/count-choice.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { datesOfSearch } from '#common/search/query/season-stay.js';
import { formatPrice } from '#common/pricing/prices.js';
import { counted } from '#common/kernel/text.js';
import type { StayWire } from '#common/pricing/stays/stay-shapes.js';
import { StayLine } from '../../../search/cards/stay-line.js';
import { StayFields } from '../../../search/stay-fields.js';
import { today } from '../../../app/today.js';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/classes.js';
import { Select } from '../../../ui/select.js';

interface StayPlannerProps {
  question: SearchFilters;
  stay: StayWire | null;
  /** The visible quote belongs to an earlier question. */
  isStale: boolean;
  onChange: (change: Partial<SearchFilters>) => void;
}

/** Dates and people, and the price of the stay. Without JavaScript it is a form. */
export function StayPlanner({ question, stay, isStale, onChange }: StayPlannerProps) {
  // Dates that are incomplete or invalid are not asked for, so that the quote is of earlier ones.
  const [isOpen, setOpen] = useState(false);
  const isOfEarlier = isStale || isOpen;
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-3">
      <h2 className="text-lg">Calculá tu estadía</h2>
      <StayFields
        values={datesOfSearch(question, today())}
        onChange={onChange}
        onTyped={(isWhole) => setOpen(!isWhole)}
      />
      <Select
        label="Personas"
        name="personas"
        placeholder="¿Cuántos son?"
        options={countOptions(people)}
        value={question.people[0] ?? ''}
        onChange={({ target }) => onChange({ people: target.value ? [target.value as CountChoice] : [] })}
      />
      <noscript>
        <Button submit wide variant="secondary">
          Calcular
        </Button>
      </noscript>
      <div
        aria-live="polite"
        aria-busy={isStale}
        className={cx('transition-opacity', isOfEarlier && 'opacity-50')}
      >
        {stay && <StayQuote stay={stay} />}
      </div>
    </form>
  );
}

function StayQuote({ stay }: { stay: StayWire }) {
  const { total, moneda, noches } = stay;
  return (
    <div className="flex flex-col gap-1 rounded-field bg-band p-3">
      {total !== null && moneda && (
        <p className="flex items-baseline justify-between gap-2">
          <span>{counted(noches, 'noche')}</span>
          <span className="text-lg font-bold tabular-nums">{formatPrice(total, moneda)}</span>
        </p>
      )}
      <StayLine stay={stay} />
    </div>
  );
}
