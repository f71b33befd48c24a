import { IconCoins, IconFileCheck, IconPlus } from '@tabler/icons-react';
import { asksConditions, noConditions } from '#common/listings/conditions/conditions.js';
import { operationFromName } from '#common/kernel/operations.js';
import { planField, PLANS, type Plan } from '#common/contracts/plans.js';
import { pricedPlan } from '#common/contracts/tariffs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { RadioGroup } from '../../ui/choices.js';
import { DetailSection } from '../frame/detail-section.js';
import type { PriceDraft } from './editing/section-drafts.js';
import { planPrice } from '../contracts/plan-price.js';
import { FoldedConditions } from '../../listings/conditions/folded-conditions.js';
import { useTariffs } from '../../pricing/tariffs.js';
import { PriceWays, usePriceWay } from '../../pricing/price-ways.js';
import { newRow } from './editing/new-price-row.js';
import { draftsAfterGrid, gridOfDrafts } from './editing/prices-of-grid.js';
import { PriceRow } from './sections/prices-form.js';
import type { QuickPublishForm } from './use-quick-publish.js';

/** Prices: rows by period and fraction, or the price of a sale. */
export function PricesPart({ form: { draft, set, faultOf } }: { form: QuickPublishForm }) {
  const isRental = draft.tipoOperacion !== 'venta';
  const [way, setWay] = usePriceWay();
  const rows = draft.precios;
  const change = (at: number, changes: Partial<PriceDraft>): void =>
    set({ precios: rows.map((row, index) => (index === at ? { ...row, ...changes } : row)) });
  const fault = faultOf('precios');
  const list = (
    <>
      <p className="text-sm text-ink-muted">Un precio de 1 se muestra como «Consultar».</p>
      {rows.length > 0 && (
        <ul className="flex flex-col gap-4">
          {rows.map((row, at) => (
            <li key={row.clave} className="border-t border-line pt-3">
              <PriceRow
                row={row}
                number={at + 1}
                isRental={isRental}
                isNew
                onChange={(changes) => change(at, changes)}
                onRemove={() => set({ precios: rows.filter((_, index) => index !== at) })}
              />
            </li>
          ))}
        </ul>
      )}
      {(isRental || rows.length === 0) && (
        <Button
          variant="secondary"
          onClick={() => set({ precios: [...rows, newRow()] })}
          icon={<IconPlus aria-hidden="true" className="size-5" />}
          className="self-start"
        >
          Agregar precio
        </Button>
      )}
    </>
  );
  return (
    <DetailSection title="Precios" icon={<IconCoins />}>
      <div className="flex flex-col gap-4">
        {isRental ? (
          <PriceWays
            way={way}
            onWay={setWay}
            {...gridOfDrafts(rows)}
            onChange={(prices) => set({ precios: draftsAfterGrid(rows, prices, []) })}
          >
            {list}
          </PriceWays>
        ) : (
          list
        )}
        {fault && (
          <p tabIndex={-1} aria-invalid="true" className="text-sm font-semibold text-danger">
            {fault}
          </p>
        )}
      </div>
    </DetailSection>
  );
}

/** What a stay costs beside its price and includes. */
export function ConditionsPart({ form: { draft, set, faultOf } }: { form: QuickPublishForm }) {
  const { tipoOperacion, tipoVivienda, condiciones } = draft;
  if (!asksConditions(tipoOperacion, tipoVivienda)) return null;
  return (
    <Card className="p-5">
      <FoldedConditions
        value={condiciones ?? noConditions()}
        onChange={(next) => set({ condiciones: next })}
        faultOf={(field) => faultOf(`condiciones.${field}`)}
      />
    </Card>
  );
}

/** The contract; payment is recorded later, on the listing's detail. */
export function ContractPart({ form: { draft, set, faultOf } }: { form: QuickPublishForm }) {
  const operation = operationFromName(draft.tipoOperacion) ?? 'rental';
  const tariffs = useTariffs();
  const field = planField(operation);
  return (
    <DetailSection title="Contrato" icon={<IconFileCheck />}>
      <RadioGroup<Plan>
        legend="Tipo de contrato"
        legendHidden
        look="cards"
        value={draft.contrato[field] || null}
        error={faultOf('contrato')}
        choices={PLANS.filter((entry) => entry.operation === operation).map((entry) => ({
          value: entry.plan,
          label: entry.name,
          hint: [planPrice(tariffs && pricedPlan(entry.plan, tariffs)), entry.summary]
            .filter(Boolean)
            .join('. '),
        }))}
        onChange={(plan) => set({ contrato: { ...draft.contrato, [field]: plan } })}
      />
    </DetailSection>
  );
}
