import type { ReactNode } from 'react';
import { people } from '#common/listings/attributes/people.js';
import { countOptions } from '#common/search/filters/attribute-filters.js';
import type { CountChoice } from '#common/listings/attributes/count-choice.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { datesOfSearch } from '#common/search/query/season-stay.js';
import { PETS_SLUG } from '#common/listings/amenities/amenities.js';
import { formatMoney } from '#common/pricing/prices.js';
import { counted } from '#common/kernel/text.js';
import type { SheetPriceWire } from '#common/search/sheet/sheet-calls.js';
import type { StayWire } from '#common/pricing/stays/stay-shapes.js';
import { StayLine } from '../../../search/cards/stay-line.js';
import { StayFields } from '../../../search/stay-fields.js';
import { useSeason } from '../../../app/use-season.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { cx } from '../../../ui/classes.js';
import { Select } from '../../../ui/select.js';

export interface StayPlannerProps {
  question: SearchFilters;
  stay: StayWire | null;
  prices: readonly SheetPriceWire[];
  /** Whether the owner charges for a pet, so that the price depends on it. */
  chargesForPets: boolean;
  /** The visible quote belongs to an earlier question. */
  isStale: boolean;
  /** Instead of the quote, which could not be asked for. */
  failed: ReactNode;
  onChange: (change: Partial<SearchFilters>) => void;
  onTyped: (isOpen: boolean) => void;
}

/** Dates and people, and the price of the stay. Without JavaScript it is a form. */
export function StayPlanner({
  question,
  stay,
  prices,
  chargesForPets,
  isStale,
  failed,
  onChange,
  onTyped,
}: StayPlannerProps) {
  const season = useSeason();
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-3">
      <h2 className="text-lg">Calculá tu estadía</h2>
      <StayFields
        values={datesOfSearch(question, season)}
        onChange={onChange}
        prices={prices}
        onTyped={onTyped}
      />
      <Select
        label="Personas"
        name="personas"
        placeholder="¿Cuántos son?"
        options={countOptions(people)}
        value={question.people[0] ?? ''}
        onChange={({ target }) => onChange({ people: target.value ? [target.value as CountChoice] : [] })}
      />
      {chargesForPets && (
        <Checkbox
          label="Con mascota"
          name={PETS_SLUG}
          value="1"
          checked={question.amenities.includes(PETS_SLUG)}
          onChange={({ target }) => onChange({ amenities: target.checked ? [PETS_SLUG] : [] })}
        />
      )}
      <noscript>
        <Button submit wide variant="secondary">
          Calcular
        </Button>
      </noscript>
      <div
        aria-live="polite"
        aria-busy={isStale && !failed}
        className={cx('transition-opacity', isStale && !failed && 'opacity-50')}
      >
        {failed || (stay && <StayQuote stay={stay} />)}
      </div>
    </form>
  );
}

/** What will be paid, by parts; what is returned stands apart. */
function StayQuote({ stay }: { stay: StayWire }) {
  const { unidad, total, totalConCargos, moneda, noches, cargos, deposito, monedaDeposito } = stay;
  return (
    <div className="flex flex-col gap-1 rounded-field bg-band p-3">
      {total !== null && totalConCargos !== null && moneda && (
        <dl>
          <Amount
            name={counted(noches, unidad)}
            text={formatMoney(total, moneda)}
            isTotal={cargos.length === 0}
          />
          {cargos.map(({ nombre, monto }) => (
            <Amount key={nombre} name={nombre} text={formatMoney(monto, moneda)} />
          ))}
          {cargos.length > 0 && <Amount name="Total" text={formatMoney(totalConCargos, moneda)} isTotal />}
          {deposito !== null && monedaDeposito && (
            <Amount name="Depósito aparte, se devuelve" text={formatMoney(deposito, monedaDeposito)} />
          )}
        </dl>
      )}
      <StayLine stay={stay} isBilled />
    </div>
  );
}

function Amount({ name, text, isTotal = false }: { name: string; text: string; isTotal?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <dt>{name}</dt>
      <dd className={cx('shrink-0 tabular-nums', isTotal && 'text-lg font-bold')}>{text}</dd>
    </div>
  );
}
