import { IconCheck, IconMinus } from '@tabler/icons-react';
import { PLANS, type PlanEntry } from '#common/contracts/plans.js';
import type { Operation } from '#common/kernel/operations.js';
import { paths } from '../../app/paths.js';
import { Badge } from '../../ui/badges.js';
import { ButtonLink } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { DataTable, type Column } from '../../ui/data-table.js';
import { TextLink } from '../../ui/link.js';
import { pesos, withoutNationalTaxes } from './net-price.js';

const COLUMNS: readonly Column<PlanEntry>[] = [
  {
    key: 'plan',
    header: 'Plan',
    isRowHeader: true,
    cell: ({ name, summary }) => (
      <>
        <TextLink to={paths.publish} className="whitespace-nowrap text-lg">
          {name}
        </TextLink>
        <span className="block min-w-48 font-normal text-ink-muted">{summary}</span>
      </>
    ),
  },
  { key: 'price', header: 'Precio final (IVA incluido)', cell: (plan) => <Price plan={plan} /> },
  { key: 'net', header: 'Precio sin impuestos nacionales', cell: (plan) => <NetPrice plan={plan} /> },
  { key: 'photos', header: 'Fotos', align: 'center', cell: ({ photos }) => <Has it={photos} /> },
  { key: 'featured', header: 'Destacado', align: 'center', cell: ({ featured }) => <Has it={featured} /> },
];

/** The plans of one operation: a table, on phones a card each. */
export function TariffsTable({ operation }: { operation: Operation }) {
  const caption = operation === 'rental' ? 'Tarifas para alquileres' : 'Tarifas para ventas';
  const plans = PLANS.filter((plan) => plan.operation === operation);
  return (
    <>
      <DataTable
        caption={caption}
        columns={COLUMNS}
        rows={plans}
        keyOf={({ plan }) => plan}
        className="hidden tablet:block"
      />
      <section aria-label={caption} className="tablet:hidden">
        <h2 className="mb-3 text-lg">{caption}</h2>
        <ul className="flex flex-col gap-4">
          {plans.map((plan) => (
            <li key={plan.plan} className="rounded-card bg-surface p-4 shadow-card">
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function PlanCard({ plan }: { plan: PlanEntry }) {
  const { name, summary, price, photos, featured } = plan;
  return (
    <>
      <h3 className="text-lg">{name}</h3>
      <p className="text-ink-muted">{summary}</p>
      <div className="my-3">
        <Price plan={plan} />
      </div>
      <ul className="flex flex-col gap-1">
        <Feature it={photos}>Fotos</Feature>
        <Feature it={featured}>Destacado</Feature>
      </ul>
      {price > 0 && (
        <div className="mt-3 text-sm text-ink-muted">
          <p>Precio sin impuestos nacionales:</p>
          <NetPrice plan={plan} />
        </div>
      )}
      <ButtonLink to={paths.publish} variant="secondary" wide className="mt-4">
        Publicar con este plan
      </ButtonLink>
    </>
  );
}

function Feature({ it, children }: { it: boolean; children: string }) {
  return (
    <li className={cx('flex items-center gap-2', !it && 'text-ink-muted')}>
      <Has it={it} />
      {children}
    </li>
  );
}

function Price({ plan: { price, previousPrice, term, extra } }: { plan: PlanEntry }) {
  if (price === 0) {
    return (
      <>
        <Badge tone="success">Gratis</Badge>
        <span className="block text-sm text-ink-muted">{term}</span>
      </>
    );
  }
  return (
    <div className="min-w-40">
      <p className="price-figures">
        <strong className="text-xl">{pesos(price)}</strong>{' '}
        {previousPrice && (
          <s className="text-sm text-ink-muted">
            <span className="sr-only">antes </span>
            {pesos(previousPrice)}
          </s>
        )}
      </p>
      <p className="text-sm text-ink-muted">{term}</p>
      {extra && (
        <p className="mt-1">
          <span className="price-figures font-semibold">+ {pesos(extra.price)}</span>{' '}
          <span className="text-sm text-ink-muted">{extra.term}</span>
        </p>
      )}
    </div>
  );
}

function NetPrice({ plan: { price, extra } }: { plan: PlanEntry }) {
  if (price === 0) return <span className="text-ink-muted">{pesos(0)}</span>;
  return (
    <div className="price-figures">
      <p>{pesos(withoutNationalTaxes(price))}</p>
      {extra && <p>+ {pesos(withoutNationalTaxes(extra.price))}</p>}
    </div>
  );
}

function Has({ it }: { it: boolean }) {
  const Icon = it ? IconCheck : IconMinus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={it ? 'inline size-6 text-success' : 'inline size-6 text-ink-hint'}
      />
      <span className="sr-only">{it ? 'Sí' : 'No'}</span>
    </>
  );
}
