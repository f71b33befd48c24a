import {
  IconAddressBook,
  IconClipboardCheck,
  IconHome2,
  IconMessageCircle,
  IconRefresh,
  type Icon,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { viewAlertCounts } from '#common/inquiries/alerts/alert-calls.js';
import { averagePrices } from '#common/pricing/averages/average-calls.js';
import { viewOwnersToCall, viewSearches } from '#common/inquiries/demand-calls.js';
import { propertyTypeLabel } from '#common/listings/property-types.js';
import type { GeneralStatisticsAnswer } from '#common/stats/statistics-calls.js';
import { numberText } from '#common/kernel/text.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { cx } from '../../ui/classes.js';
import { Stat } from '../../ui/stat.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { isOf } from '../data/queries-of.js';
import { statisticsErrorText, statisticsQuery } from './statistics-queries.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { hourText } from '../../app/moment-text.js';
import { useTitle } from '../frame/use-title.js';
import { AveragesPanel } from './averages-panel.js';
import { AlertCountsPanel } from './alert-counts-panel.js';
import { readHistoryPages } from './history-pages.js';
import { InquiryHistory } from './inquiry-history.js';
import { Panel } from './statistics-panel.js';
import { SaleAverages } from './sale-averages.js';
import { SearchesPanel } from './searches-panel.js';
import { ShareTable } from './share-table.js';
import { daySpan, monthSpan, weekSpan } from './history-spans.js';

/** Statistics (back-office.md §2, Statistics). */
export function Screen() {
  useTitle('Estadísticas');
  const [params] = useSearchParams();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    statisticsQuery(readHistoryPages(params)),
  );
  const queries = useQueryClient();
  const refresh = (): void => {
    void queries.invalidateQueries({
      predicate: isOf([averagePrices, viewAlertCounts, viewOwnersToCall, viewSearches]),
    });
    void refetch();
  };
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Estadísticas">
        <>
          <output className="text-sm tabular-nums text-ink-muted">
            {data && !error && `Actualizado a las ${hourText(data.timestamp)}`}
          </output>
          <Button
            variant="secondary"
            busy={isFetching}
            onClick={refresh}
            icon={<IconRefresh aria-hidden="true" className="size-5" />}
          >
            Actualizar
          </Button>
        </>
      </ScreenHeader>
      {error ? (
        <ErrorState title={statisticsErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isFetching} className="flex flex-col gap-5">
          {data ? <Numbers data={data} turning={isPlaceholderData} /> : <Loading />}
          <SearchesPanel />
          <AlertCountsPanel />
          <AveragesPanel />
        </div>
      )}
    </div>
  );
}

function Numbers({ data, turning }: { data: GeneralStatisticsAnswer; turning: boolean }) {
  const types = (operation: 'alquiler' | 'venta') =>
    data.porOperacionYVivienda
      .filter(({ tipo_operacion }) => tipo_operacion === operation)
      .map(({ idTipoVivienda, tipo_vivienda, cantidad }) => ({
        key: String(idTipoVivienda),
        label: propertyTypeLabel(tipo_vivienda),
        count: cantidad,
      }));
  return (
    <>
      <Main numbers={data.principales} />
      <div className="grid gap-5 wide:grid-cols-2">
        <Panel title="Avisos por operación">
          <ShareTable
            caption="Avisos activos por operación"
            what="Operación"
            shares={data.porTipoOperacion.map(({ tipo_operacion, cantidad }) => ({
              key: tipo_operacion,
              label: tipo_operacion === 'alquiler' ? 'Alquileres' : 'Ventas',
              count: cantidad,
            }))}
          />
        </Panel>
        <Panel title="Estado de los alquileres">
          <ShareTable
            caption="Precios de alquileres activos, por estado"
            what="Precio"
            tone="sun"
            shares={data.alquileres.map(({ estado, cantidad }) => ({
              key: estado,
              label: estado,
              count: cantidad,
            }))}
          />
        </Panel>
        <Panel title="Alquileres por vivienda">
          <ShareTable caption="Alquileres activos por vivienda" what="Vivienda" shares={types('alquiler')} />
        </Panel>
        <Panel title="Ventas por vivienda">
          <ShareTable
            caption="Ventas activas por vivienda"
            what="Vivienda"
            tone="success"
            shares={types('venta')}
          />
        </Panel>
      </div>
      <div className={cx('flex flex-col gap-5 transition-opacity duration-200', turning && 'opacity-60')}>
        <InquiryHistory
          title="Consultas por día"
          what="Día"
          which="dia"
          spans={data.consultasPorDia.map(daySpan)}
          pager={data.paginacion.dia}
        />
        <InquiryHistory
          title="Consultas por semana"
          what="Semana"
          which="semana"
          spans={data.consultasPorSemana.map(weekSpan)}
          pager={data.paginacion.semana}
        />
        <InquiryHistory
          title="Consultas por mes"
          what="Mes"
          which="mes"
          spans={data.consultasPorMes.map(monthSpan)}
          pager={data.paginacion.mes}
        />
      </div>
      <SaleAverages averages={data.promediosVentaViviendas} />
    </>
  );
}

function Main({ numbers }: { numbers: GeneralStatisticsAnswer['principales'] }) {
  const stats: { label: string; value: number; icon: Icon }[] = [
    { label: 'Inmuebles pendientes', value: numbers.inmuebles_pendientes, icon: IconClipboardCheck },
    { label: 'Inmuebles activos', value: numbers.inmuebles_activos, icon: IconHome2 },
    { label: 'Consultas del día', value: numbers.consultas_dia, icon: IconMessageCircle },
    { label: 'Contactos totales', value: numbers.contactos_totales, icon: IconAddressBook },
  ];
  return (
    <ul className="grid gap-4 phablet:grid-cols-2 wide:grid-cols-4">
      {stats.map(({ label, value, icon: StatIcon }) => (
        <li key={label}>
          <Card className="p-5">
            <dl>
              <Stat
                label={label}
                value={<span className="text-2xl">{numberText(value)}</span>}
                icon={<StatIcon className="size-6" />}
              />
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <>
      <output className="sr-only">Cargando estadísticas...</output>
      <div className="grid gap-4 phablet:grid-cols-2 wide:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </>
  );
}
