import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import type { DownloadCall } from '../data/download-file.js';
import { Allowed } from '../session/allowed.js';
import { DownloadButton } from './download-button.js';

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

/** Downloads the whole list as it is filtered and sorted, as a workbook or as CSV; for administrators. */
export function ExportList<Body extends object>(props: ExportListProps<Body>) {
  const { csv, excel, body, name, what = 'la lista' } = props;
  const [open, setOpen] = useState(false);
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '')) as Body;
  return (
    <Allowed to={csv}>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setOpen(true)}
        icon={<IconDownload aria-hidden="true" className="size-5" />}
      >
        Descargar
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Descargar ${what}`}>
        <p className="mb-4 text-ink-soft">Completa, con los filtros y el orden que se ven.</p>
        <div className="flex flex-wrap items-center gap-3">
          <DownloadButton
            label={`Descargar ${what} (Excel)`}
            shown="Excel"
            call={excel}
            body={given}
            name={`${name}.xls`}
            failure={ADMIN_LIST_MESSAGES.exportFailed}
          />
          <DownloadButton
            label={`Descargar ${what} (CSV)`}
            shown="CSV"
            call={csv}
            body={given}
            look={{ variant: 'secondary' }}
            name={`${name}.csv`}
            failure={ADMIN_LIST_MESSAGES.exportFailed}
          />
        </div>
      </Dialog>
    </Allowed>
  );
}
