import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  exportPayments,
  exportPaymentsAsWorkbook,
  viewIncome,
  type IncomeAnswer,
} from '#common/contracts/income-calls.js';
import { formatAmount } from '#common/pricing/prices.js';
import { counted } from '#common/kernel/text.js';
import { CURRENCIES, type Currency } from '#common/kernel/currencies.js';
import { freshQuery } from '../data/fresh-query.js';
import { Card } from '../../ui/card.js';
import { RadioGroup } from '../../ui/choices.js';
import { DataTable, type Column } from '../../ui/data-table.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import { useMedia } from '../../ui/use-media.js';
import { loadErrorText } from '../data/admin-api.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { ExportList } from '../lists/export-list.js';
import { IncomePlot } from './income-plot.js';
import { PAID_PLANS } from '#common/contracts/plans.js';
import { incomeByMonth, type MonthOfIncome } from './income-words.js';

/** Payments of the last twelve months, by month and plan. */
export function Screen() {
  useTitle('Ingresos');
  const { data, error, isFetching, refetch } = useQuery(freshQuery(viewIncome));
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Ingresos">
        <ExportList
          csv={exportPayments}
          excel={exportPaymentsAsWorkbook}
          body={{}}
          name="pagos"
          what="los pagos"
        />
      </ScreenHeader>
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-80 rounded-card" />}
      {!error && data && <Income answer={data} />}
    </div>
  );
}

const WIDE = '(width >= 768px)';
/** Few enough that the figures are readable at 360 px. */
const SHOWN_ON_PHONES = 4;

function Income({ answer }: { answer: IncomeAnswer }) {
  const [currency, setCurrency] = useState<Currency>('ARS');
  const isWide = useMedia(WIDE);
  if (answer.filas.length === 0)
    return (
      <EmptyState title="No hay pagos en los últimos doce meses">
        <p className="text-ink-muted">Cada pago se registra en el contrato de su aviso.</p>
      </EmptyState>
    );
  const months = incomeByMonth(answer, currency);
  const caption = `Ingresos por mes y plan, en ${currency}`;
  const used = CURRENCIES.filter((one) => answer.filas.some(({ moneda }) => moneda === one));
  return (
    <>
      {used.some((one) => one !== 'ARS') && (
        <RadioGroup
          legend="Moneda"
          className="mb-4"
          value={currency}
          choices={CURRENCIES.map((one) => ({ value: one, label: one }))}
          onChange={setCurrency}
        />
      )}
      <Card className="mb-5 p-4 tablet:p-5">
        <p className="mb-2 text-ink-muted">Importes en {currency === 'ARS' ? 'pesos' : 'dólares'}</p>
        <IncomePlot months={isWide ? months : months.slice(-SHOWN_ON_PHONES)} />
      </Card>
      {isWide ? (
        <DataTable
          caption={caption}
          captionHidden
          columns={COLUMNS}
          rows={months.toReversed()}
          keyOf={({ key }) => key}
        />
      ) : (
        <ul aria-label={caption} className="flex flex-col gap-3">
          {months.toReversed().map((month) => (
            <li key={month.key}>
              <MonthCard month={month} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function MonthCard({ month: { name, byPlan, payments, total } }: { month: MonthOfIncome }) {
  return (
    <Card className="p-4">
      <h2 className="flex flex-wrap justify-between gap-3 text-base font-semibold">
        {name} <span className="tabular-nums">{formatAmount(total)}</span>
      </h2>
      <dl className="text-sm text-ink-soft">
        {PAID_PLANS.filter(({ plan }) => byPlan[plan]).map(({ plan, name: planName }) => (
          <div key={plan} className="flex justify-between gap-3">
            <dt>{planName}</dt>
            <dd className="tabular-nums">{formatAmount(byPlan[plan] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">{counted(payments, 'pago')}</p>
    </Card>
  );
}

const COLUMNS: readonly Column<MonthOfIncome>[] = [
  { key: 'mes', header: 'Mes', isRowHeader: true, cell: ({ name }) => name },
  ...PAID_PLANS.map(({ plan, name }): Column<MonthOfIncome> => ({
    key: plan,
    header: name,
    align: 'end',
    className: 'tabular-nums',
    cell: ({ byPlan }) => formatAmount(byPlan[plan] ?? 0),
  })),
  {
    key: 'pagos',
    header: 'Pagos',
    align: 'end',
    className: 'tabular-nums',
    cell: ({ payments }) => formatAmount(payments),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    className: 'font-semibold tabular-nums',
    cell: ({ total }) => formatAmount(total),
  },
];
