import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { formatAmount } from '#common/pricing/prices.js';
import { LIMITS } from '#common/kernel/limits.js';
import { operationFromName } from '#common/kernel/operations.js';
import { PLANS, type Plan, type PlanEntry } from '#common/contracts/plans.js';
import { paths } from '../../../app/paths.js';
import { Badge } from '../../../ui/badges.js';
import { cx } from '../../../ui/classes.js';
import { TextLink } from '../../../ui/link.js';
import { PublicationSummary } from '../publication-summary.js';
import { useWizardContext } from '../wizard-context.js';
import { Part } from './step-part.js';

/** Step 5: plan and price. */
export function ContractStep() {
  const { form, change, shownFaults } = useWizardContext();
  const operation = operationFromName(form.inmueble.tipoOperacion);
  const name = operation === 'sale' ? 'tipoContratoVenta' : 'tipoContratoAlquiler';
  const fault = shownFaults.find(({ field }) => field === 'contrato');
  const pick = (plan: Plan): void =>
    change((now) => ({ ...now, contrato: { ...now.contrato, [name]: plan } }));
  return (
    <>
      <Part
        title="Elegí el tipo de contrato"
        hint="Los precios incluyen IVA. No pagás nada ahora: te escribimos al revisar tu aviso para coordinar el pago y recibir las fotos."
      >
        {fault && (
          <p id="contrato-nota" className="flex items-start gap-1 text-sm font-semibold text-danger">
            <IconAlertCircle aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {fault.message}
          </p>
        )}
        <fieldset data-campo="contrato" aria-describedby={fault && 'contrato-nota'}>
          <legend className="sr-only">Tipo de contrato</legend>
          <div className="grid gap-3">
            {PLANS.filter((plan) => plan.operation === operation).map((plan) => (
              <PlanCard
                key={plan.plan}
                plan={plan}
                name={name}
                checked={form.contrato[name] === plan.plan}
                onPick={() => pick(plan.plan)}
              />
            ))}
          </div>
        </fieldset>
        <p className="text-sm text-ink-muted">
          Los avisos gratuitos son hasta {LIMITS.freeListings} por persona, teléfono o email:{' '}
          <NewTabLink to={paths.tariffs}>mirá todas las tarifas</NewTabLink>. Al publicar aceptás los{' '}
          <NewTabLink to={paths.terms}>términos y condiciones</NewTabLink>, cómo usamos tus{' '}
          <NewTabLink to={`${paths.terms}#datos-personales`}>datos personales</NewTabLink> y que te mandemos
          novedades, de las que te podés dar de baja.
        </p>
      </Part>
      <div className="wide:hidden">
        <Part title="Revisá tu aviso">
          <PublicationSummary />
        </Part>
      </div>
    </>
  );
}

/** In a new tab, so that the form stays open. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </TextLink>
  );
}

interface PlanCardProps {
  plan: PlanEntry;
  name: string;
  checked: boolean;
  onPick: () => void;
}

function PlanCard({ plan, name, checked, onPick }: PlanCardProps) {
  return (
    <label
      className={cx(
        'relative flex gap-4 rounded-card border border-field-border bg-surface p-4 transition-colors duration-200',
        'hover:border-primary hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary',
        'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:ring-5 has-focus-visible:ring-focus',
      )}
    >
      <input
        type="radio"
        name={name}
        value={plan.plan}
        checked={checked}
        onChange={onPick}
        className="mt-1 size-5 shrink-0 accent-primary focus-visible:shadow-none focus-visible:outline-none"
      />
      <span className="flex grow flex-col gap-2 phablet:flex-row phablet:justify-between">
        <span className="flex flex-col gap-1">
          <span className="flex flex-wrap items-center gap-2 text-lg font-bold">
            {plan.name}
            {plan.featured && <Badge tone="sun">Destacado</Badge>}
          </span>
          <span className="text-ink-soft">{plan.summary}</span>
        </span>
        <PlanPrice plan={plan} />
      </span>
    </label>
  );
}

function PlanPrice({ plan: { price, previousPrice, term, extra } }: { plan: PlanEntry }) {
  if (price === 0)
    return (
      <span className="shrink-0 phablet:text-right">
        <span className="flex items-center gap-1 text-xl font-bold text-success phablet:justify-end">
          <IconCheck aria-hidden="true" className="size-5" />
          Gratis
        </span>
        <span className="block text-sm text-ink-muted">{term}</span>
      </span>
    );
  return (
    <span className="shrink-0 phablet:text-right">
      {previousPrice && (
        <span className="block text-sm text-ink-muted">
          <span className="sr-only">Antes </span>
          <s>${formatAmount(previousPrice)}</s>
        </span>
      )}
      <span className="price-figures text-xl font-bold">${formatAmount(price)}</span>{' '}
      <span className="text-sm text-ink-muted">{term}</span>
      {extra && (
        <span className="block text-sm font-semibold">
          + ${formatAmount(extra.price)} <span className="font-normal text-ink-muted">{extra.term}</span>
        </span>
      )}
      <span className="block text-sm text-ink-muted">IVA incluido</span>
    </span>
  );
}
