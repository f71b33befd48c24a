import { exportList } from '#common/calls/admin-listings.js';
import { ADMIN_LIST_MESSAGES } from '#common/messages/admin.js';
import { Allowed } from '../session/allowed.js';
import { DownloadButton } from '../tools/download-button.js';
import type { ListRequest } from './list-filters.js';

/** Downloads the whole list as it is filtered and sorted; for administrators. */
export function ExportList({ state, query }: ListRequest) {
  const { pagina: _page, porPagina: _size, ...filters } = query;
  return (
    <Allowed to={exportList}>
      <div className="ml-auto flex flex-wrap items-center gap-3">
        <DownloadButton
          label="Descargar la lista (CSV)"
          call={exportList}
          body={{ estado: state, ...filters }}
          look={{ variant: 'secondary', size: 'sm' }}
          name="avisos.csv"
          failure={ADMIN_LIST_MESSAGES.exportFailed}
        />
      </div>
    </Allowed>
  );
}
