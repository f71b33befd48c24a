import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import type { DownloadCall } from '../data/download-file.js';
import { Allowed } from '../session/allowed.js';
import { DownloadButton } from './download-button.js';

const LOOK = { variant: 'secondary', size: 'sm' } as const;

interface ExportListProps<Body> {
  csv: DownloadCall<Body>;
  excel: DownloadCall<Body>;
  /** Filters and order of the list; unused ones are left out. */
  body: Body;
  /** Of the file, without its ending. */
  name: string;
  /** What is downloaded, in the labels. */
  what?: string;
}

/** Downloads the whole list as it is filtered and sorted; for administrators. */
export function ExportList<Body extends object>(props: ExportListProps<Body>) {
  const { csv, excel, body, name, what = 'la lista' } = props;
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '')) as Body;
  return (
    <Allowed to={csv}>
      <div className="flex flex-wrap items-center gap-3">
        <DownloadButton
          label={`Descargar ${what} (Excel)`}
          shown="Excel"
          call={excel}
          body={given}
          look={LOOK}
          name={`${name}.xls`}
          failure={ADMIN_LIST_MESSAGES.exportFailed}
        />
        <DownloadButton
          label={`Descargar ${what} (CSV)`}
          shown="CSV"
          call={csv}
          body={given}
          look={LOOK}
          name={`${name}.csv`}
          failure={ADMIN_LIST_MESSAGES.exportFailed}
        />
      </div>
    </Allowed>
  );
}
