import { FIRST_TARIFFS, PAID_PLANS, planEntry, type PaidPlan } from '#common/contracts/plans.js';
import type { TariffWire } from '#common/contracts/tariff-calls.js';
import { LIMITS, INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { counted } from '#common/kernel/text.js';
import { formatPrice } from '#common/pricing/prices.js';
import {
  addFreeLimit,
  addTariff,
  type FreeLimitWire,
  type TariffOptionWire,
} from '#common/site/options/option-calls.js';
import { freeLimitFaults, tariffFaults } from '#common/site/options/option-form.js';
import { Button } from '../../ui/button.js';
import { NumberField } from '../../ui/number-field.js';
import { Select } from '../../ui/select.js';
import { postAdmin } from '../data/admin-api.js';
import { DatedRows, FromField, lastOf } from './dated-rows.js';
import { Section } from './option-rows.js';
import { useOptionForm } from './use-option-form.js';

/** What plans cost, and from when. */
export function TariffsSection({ rows }: { rows: readonly TariffOptionWire[] }) {
  return (
    <Section title="Tarifas" form={<TariffForm rows={rows} />}>
      <p className="text-ink-soft">
        Valen desde el comienzo de su día en todo el sitio, los emails y los contratos. Los pagos ya
        registrados no cambian.
      </p>
      {PAID_PLANS.map(({ plan, name }) => (
        <DatedRows
          key={plan}
          title={name}
          rows={rows.filter((row) => row.plan === plan)}
          words={tariffWords}
          first={firstWords(plan)}
        />
      ))}
    </Section>
  );
}

function tariffWords({ plan, precio, antes, destacado }: TariffWire): string {
  const { term, extra } = planEntry(plan);
  return [
    `${formatPrice(precio, 'ARS')} ${term}`,
    extra && destacado && ` + ${formatPrice(destacado, 'ARS')} ${extra.term}`,
    antes && ` (antes ${formatPrice(antes, 'ARS')})`,
  ]
    .filter(Boolean)
    .join('');
}

function firstWords(plan: PaidPlan): string {
  const { price, previousPrice, extraPrice } = FIRST_TARIFFS[plan];
  return tariffWords({ plan, precio: price, antes: previousPrice, destacado: extraPrice });
}

const PLAN_OPTIONS = PAID_PLANS.map(({ plan, name }) => ({ value: plan, label: name }));
const NO_TARIFF = {
  plan: '' as PaidPlan | '',
  precio: '' as number | '',
  antes: '' as number | '',
  destacado: '' as number | '',
  desde: '',
  visto: 0,
};

function TariffForm({ rows }: { rows: readonly TariffOptionWire[] }) {
  const { place, form, faultOf, set, submit, busy } = useOptionForm({
    empty: NO_TARIFF,
    faultsOf: tariffFaults,
    send: (sent) =>
      postAdmin(addTariff, { ...sent, visto: lastOf(rows.filter(({ plan }) => plan === sent.plan)) }),
  });
  const extra = form.plan && planEntry(form.plan).extra;
  const amount = (field: 'precio' | 'antes' | 'destacado', label: string, hint?: string) => (
    <NumberField
      label={label}
      hint={hint}
      unit="$"
      max={INTERNAL_LIMITS.maxTariff}
      value={form[field] === '' ? null : form[field]}
      error={faultOf(field)}
      onChange={(value) => set({ [field]: value ?? '' })}
    />
  );
  return (
    <form
      ref={place}
      noValidate
      onSubmit={submit}
      aria-label="Cambiar una tarifa"
      className="flex flex-col gap-4"
    >
      <h3 className="text-lg">Cambiar una tarifa</h3>
      <div className="grid gap-4 phablet:grid-cols-2 wide:grid-cols-4">
        <Select
          label="Plan"
          placeholder="Elegí el plan"
          options={PLAN_OPTIONS}
          value={form.plan}
          error={faultOf('plan')}
          onChange={({ target }) => set({ plan: target.value as PaidPlan | '', destacado: '' })}
        />
        {amount('precio', 'Precio nuevo')}
        {extra && amount('destacado', 'Posición destacada', extra.term)}
        {amount('antes', 'Antes (opcional)', 'Se muestra tachado.')}
        <FromField value={form.desde} error={faultOf('desde')} onChange={(desde) => set({ desde })} />
      </div>
      <Button submit busy={busy} className="self-start">
        Guardar la tarifa
      </Button>
    </form>
  );
}

/** How many free notices a person may have, and from when. */
export function FreeLimitSection({ rows }: { rows: readonly FreeLimitWire[] }) {
  return (
    <Section title="Avisos gratuitos por persona" form={<FreeLimitForm rows={rows} />}>
      <DatedRows
        rows={rows}
        words={({ avisos }) => limitWords(avisos)}
        first={limitWords(LIMITS.freeListings)}
      />
    </Section>
  );
}

function limitWords(listings: number): string {
  return `Hasta ${counted(listings, 'aviso gratuito', 'avisos gratuitos')}`;
}

const NO_LIMIT = { avisos: '' as number | '', desde: '', visto: 0 };

function FreeLimitForm({ rows }: { rows: readonly FreeLimitWire[] }) {
  const { place, form, faultOf, set, submit, busy } = useOptionForm({
    empty: NO_LIMIT,
    faultsOf: freeLimitFaults,
    send: (sent) => postAdmin(addFreeLimit, { ...sent, visto: lastOf(rows) }),
  });
  return (
    <form
      ref={place}
      noValidate
      onSubmit={submit}
      aria-label="Cambiar el límite"
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 phablet:grid-cols-2 wide:grid-cols-4">
        <NumberField
          label="Límite nuevo"
          max={INTERNAL_LIMITS.mostFreeListings}
          value={form.avisos === '' ? null : form.avisos}
          error={faultOf('avisos')}
          onChange={(avisos) => set({ avisos: avisos ?? '' })}
        />
        <FromField value={form.desde} error={faultOf('desde')} onChange={(desde) => set({ desde })} />
      </div>
      <Button submit busy={busy} className="self-start">
        Guardar el límite
      </Button>
    </form>
  );
}
