import { AVERAGES_MESSAGES } from '#common/pricing/averages/average-messages.js';
import { CURRENCIES, type Currency } from '#common/kernel/currencies.js';
import { OPERATION_IDS, OPERATIONS, type Operation } from '#common/kernel/operations.js';
import { RadioGroup } from '../ui/choices.js';
import { TooltipButton } from '../ui/tooltip.js';
import type { AveragedType, AveragesView } from './averages-data.js';

interface AveragesControlsProps {
  view: AveragesView;
  /** Currencies with data; undefined while loading. */
  available: readonly Currency[] | undefined;
  choose: (next: Partial<AveragesView>) => void;
  /** This screen shows only averages of rentals, so there is no choice. */
  rentalsOnly?: boolean;
}

const OPERATION_CHOICES = OPERATION_IDS.map((id) => ({ value: id, label: OPERATIONS[id].label }));

const TYPES = [
  { value: 'casa', label: 'Casas' },
  { value: 'departamento', label: 'Departamentos' },
] as const;

const NAMES: Readonly<Record<Currency, string>> = { ARS: 'Pesos (ARS)', USD: 'Dólares (USD)' };

/** Selection of averages. A currency without data is announced instead of selected. */
export function AveragesControls({ view, available, choose, rentalsOnly }: AveragesControlsProps) {
  const has = (currency: Currency): boolean => available?.includes(currency) ?? true;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      {!rentalsOnly && (
        <RadioGroup<Operation>
          legend="Operación"
          value={view.operation}
          choices={OPERATION_CHOICES}
          onChange={(operation) => choose({ operation })}
        />
      )}
      <RadioGroup<AveragedType>
        legend="Tipo de vivienda"
        value={view.type}
        choices={TYPES}
        onChange={(type) => choose({ type })}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold text-ink-soft">Moneda</legend>
        <div className="flex flex-wrap gap-2">
          {CURRENCIES.map((currency) => (
            <CurrencyChoice
              key={currency}
              label={NAMES[currency]}
              isChosen={currency === view.currency}
              hasData={has(currency)}
              onChoose={() => choose({ currency })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface CurrencyChoiceProps {
  label: string;
  isChosen: boolean;
  hasData: boolean;
  onChoose: () => void;
}

const PILL =
  'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold transition-colors duration-200';

function CurrencyChoice({ label, isChosen, hasData, onChoose }: CurrencyChoiceProps) {
  if (!hasData) {
    return (
      <TooltipButton
        tip={AVERAGES_MESSAGES.currencyWithoutData}
        aria-disabled="true"
        className={`${PILL} cursor-not-allowed border-line bg-band text-ink-muted`}
      >
        {label}
      </TooltipButton>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`${PILL} border-field-border bg-surface hover:border-primary hover:bg-primary-soft aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-deep`}
    >
      {label}
    </button>
  );
}
