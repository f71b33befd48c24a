import { exportList, exportListAsWorkbook } from '#common/calls/admin-listings.js';
import { ADMIN_LIST_MESSAGES } from '#common/messages/admin.js';
import { Allowed } from '../session/allowed.js';
import { DownloadButton } from '../tools/download-button.js';
import type { ListRequest } from './list-filters.js';

const LOOK = { variant: 'secondary', size: 'sm' } as const;

/** Downloads the whole list as it is filtered and sorted; for administrators. */
export function ExportList({ state, query }: ListRequest) {
  const { pagina: _page, porPagina: _size, ...filters } = query;
  const body = { estado: state, ...filters };
  return (
    <Allowed to={exportList}>
      <div className="ml-auto flex flex-wrap items-center gap-3">
        <DownloadButton
          label="Descargar la lista (Excel)"
          call={exportListAsWorkbook}
          body={body}
          look={LOOK}
          name="avisos.xls"
          failure={ADMIN_LIST_MESSAGES.exportFailed}
        />
        <DownloadButton
          label="Descargar la lista (CSV)"
          call={exportList}
          body={body}
          look={LOOK}
          name="avisos.csv"
          failure={ADMIN_LIST_MESSAGES.exportFailed}
        />
      </div>
    </Allowed>
  );
}
