import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { operationFromName } from '#common/kernel/operations.js';
import { planField, PLANS, type Plan, type PlanEntry } from '#common/contracts/plans.js';
import { pricedPlan } from '#common/contracts/tariffs.js';
import { paths } from '../../../app/paths.js';
import { useTariffs } from '../../../pricing/tariffs.js';
import { Badge } from '../../../ui/badges.js';
import { cx } from '../../../ui/classes.js';
import { TextLink } from '../../../ui/link.js';
import { PlanPrice } from '../../contracts/plan-price.js';
import { PublicationSummary } from '../publication-summary.js';
import { useWizardContext } from '../wizard-context.js';
import { Part } from './step-part.js';

/** Step 5: plan and price. */
export function ContractStep() {
  const { form, change, shownFaults } = useWizardContext();
  const tariffs = useTariffs();
  const operation = operationFromName(form.inmueble.tipoOperacion);
  const name = planField(operation);
  const fault = shownFaults.find(({ field }) => field === 'contrato');
  const pick = (plan: Plan): void =>
    change((now) => ({ ...now, contrato: { ...now.contrato, [name]: plan } }));
  return (
    <>
      <Part
        title="Elegí el tipo de contrato"
        hint="Los precios incluyen IVA. No pagás nada ahora: te escribimos al revisar tu aviso para coordinar el pago. Las fotos las agregás apenas publicás."
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
                price={tariffs && <PlanPrice plan={pricedPlan(plan.plan, tariffs)} />}
                name={name}
                checked={form.contrato[name] === plan.plan}
                onPick={() => pick(plan.plan)}
              />
            ))}
          </div>
        </fieldset>
        <p className="text-sm text-ink-muted">
          {tariffs &&
            `Los avisos gratuitos son hasta ${tariffs.freeListings} por persona, teléfono o email: `}
          <NewTabLink to={paths.tariffs}>
            {tariffs ? 'mirá todas las tarifas' : 'Mirá todas las tarifas'}
          </NewTabLink>
          . Al publicar aceptás los <NewTabLink to={paths.terms}>términos y condiciones</NewTabLink>, cómo
          usamos tus <NewTabLink to={`${paths.terms}#datos-personales`}>datos personales</NewTabLink> y que te
          mandemos novedades, de las que te podés dar de baja.
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
  /** Undefined until it is known. */
  price: ReactNode;
  name: string;
  checked: boolean;
  onPick: () => void;
}

function PlanCard({ plan, price, name, checked, onPick }: PlanCardProps) {
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
        {price && <span className="shrink-0 phablet:max-w-1/2 phablet:text-right">{price}</span>}
      </span>
    </label>
  );
}
