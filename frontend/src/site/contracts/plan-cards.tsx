import { IconCheck, IconMinus } from '@tabler/icons-react';
import { PLANS, type PlanEntry } from '#common/contracts/plans.js';
import { pricedPlan, type PricedPlan, type Tariffs } from '#common/contracts/tariffs.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { Operation } from '#common/kernel/operations.js';
import { paths } from '../../app/paths.js';
import { useTariffs } from '../../pricing/tariffs.js';
import { ButtonLink } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { pesos, withoutNationalTaxes } from './net-price.js';
import { PlanPrice } from './plan-price.js';

export function PlanCards({ operation }: { operation: Operation }) {
  const tariffs = useTariffs();
  const title = operation === 'rental' ? 'Tarifas para alquileres' : 'Tarifas para ventas';
  const plans = PLANS.filter((plan) => plan.operation === operation);
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className={cx('grid gap-4', plans.length > 2 ? 'tablet:grid-cols-3' : 'tablet:grid-cols-2')}>
        {plans.map((plan) => (
          <PlanCard key={plan.plan} plan={plan} tariffs={tariffs} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan, tariffs }: { plan: PlanEntry; tariffs: Tariffs | undefined }) {
  const { name, summary, photos, featured } = plan;
  const priced = tariffs && pricedPlan(plan.plan, tariffs);
  return (
    <li
      className={cx(
        'flex flex-col gap-4 rounded-card border bg-surface p-5 shadow-card',
        featured ? 'border-primary' : 'border-line',
      )}
    >
      <div>
        <h3 className="text-lg">{name}</h3>
        <p className="text-ink-muted">{summary}</p>
      </div>
      {priced && <PlanPrice plan={priced} />}
      <ul className="flex flex-col gap-1">
        <Feature it={photos}>{photos ? `Hasta ${LIMITS.photosPerListing} fotos` : 'Sin fotos'}</Feature>
        <Feature it={featured}>{featured ? 'Posición destacada' : 'Sin posición destacada'}</Feature>
      </ul>
      <div className="mt-auto flex flex-col gap-4">
        {priced && <NetPrice plan={priced} />}
        <ButtonLink to={`${paths.publish}#${plan.plan}`} variant={featured ? 'primary' : 'secondary'} wide>
          Publicar con este plan
        </ButtonLink>
      </div>
    </li>
  );
}

function Feature({ it, children }: { it: boolean; children: string }) {
  const Icon = it ? IconCheck : IconMinus;
  return (
    <li className={cx('flex items-center gap-2', !it && 'text-ink-muted')}>
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', it ? 'text-success' : 'text-ink-hint')} />
      {children}
    </li>
  );
}

function NetPrice({ plan: { tariff, extra } }: { plan: PricedPlan }) {
  if (!tariff) return null;
  return (
    <p className="text-sm text-ink-muted">
      Precio sin impuestos nacionales:{' '}
      <span className="price-figures">
        {pesos(withoutNationalTaxes(tariff.price))}
        {extra && tariff.extraPrice && ` + ${pesos(withoutNationalTaxes(tariff.extraPrice))}`}
      </span>
    </p>
  );
}
