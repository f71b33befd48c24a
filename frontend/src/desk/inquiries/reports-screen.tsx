import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listReports, type ReportCaseWire } from '#common/inquiries/reports/report-calls.js';
import { LIMITS } from '#common/kernel/limits.js';
import { RadioGroup } from '../../ui/choices.js';
import type { Column } from '../../ui/data-table.js';
import { operatorListQuery } from '../data/operator-list-query.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { readPageNumber } from '../lists/filters/list-address.js';
import { ListResults } from '../lists/list-results.js';
import { Moment } from '../frame/moment.js';
import { useListFilters } from '../lists/filters/use-list-filters.js';
import { CloseReports } from './close-reports.js';
import { CaseCard, DecideButton, NoticeLink, ReportsOf } from './report-parts.js';

const FILTERS = { estado: 'abiertas' } as const;

const STATES = [
  { value: 'abiertas', label: 'Abiertas' },
  { value: 'cerradas', label: 'Cerradas' },
];

/** Notices that visitors reported, each once with its reports. */
export function Screen() {
  useTitle('Denuncias');
  const { values, change, isFiltered, params } = useListFilters<keyof typeof FILTERS>(FILTERS);
  const list = useQuery(
    operatorListQuery(listReports, {
      cerradas: values.estado === 'cerradas' ? '1' : '0',
      pagina: readPageNumber(params),
      porPagina: LIMITS.pageSize,
    }),
  );
  const [closing, setClosing] = useState<ReportCaseWire>();
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Denuncias" />
      <p className="mb-4 max-w-prose text-ink-soft">
        El dueño no se entera de las denuncias. Cuando hables con él, no le digas quién avisó.
      </p>
      <RadioGroup
        legend="Estado"
        legendHidden
        className="mb-4"
        value={values.estado}
        choices={STATES}
        onChange={(estado) => change({ estado })}
      />
      <ListResults
        caption="Avisos denunciados"
        query={list}
        columns={columnsFor(setClosing)}
        card={(found) => <CaseCard found={found} onClose={() => setClosing(found)} />}
        keyOf={({ idDenuncia }) => idDenuncia}
        noun={['aviso denunciado', 'avisos denunciados']}
        loadingText="Cargando denuncias..."
        emptyIcon={<IconCircleCheck className="size-8" />}
        emptyText={isFiltered ? 'No hay denuncias cerradas.' : 'No hay denuncias abiertas.'}
      />
      <CloseReports key={closing?.idDenuncia} found={closing} onClose={() => setClosing(undefined)} />
    </div>
  );
}

function columnsFor(close: (found: ReportCaseWire) => void): readonly Column<ReportCaseWire>[] {
  return [
    {
      key: 'aviso',
      header: 'Aviso',
      isRowHeader: true,
      cell: (found) => <NoticeLink found={found} />,
    },
    {
      key: 'denuncias',
      header: 'Denuncias',
      className: 'max-w-xl',
      cell: (found) => <ReportsOf found={found} />,
    },
    { key: 'ultima', header: 'Última', cell: ({ ultima }) => <Moment iso={ultima} /> },
    {
      key: 'decidir',
      header: <span className="sr-only">Decidir</span>,
      align: 'end',
      cell: (found) => <DecideButton found={found} onClose={() => close(found)} />,
    },
  ];
}
