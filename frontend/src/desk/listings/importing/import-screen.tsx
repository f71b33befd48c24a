import { useRef, useState } from 'react';
import { undoChange } from '#common/accounts/audit/audit-calls.js';
import { listContacts } from '#common/contacts/contact-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { IMPORT_LIMITS } from '#common/listings/importing/import-limits.js';
import { counted, numberText } from '#common/kernel/text.js';
import {
  importListings,
  reviewImport,
  type ImportedAnswer,
  type ImportReportAnswer,
} from '#common/listings/importing/import-calls.js';
import { IMPORT_MESSAGES } from '#common/listings/importing/import-messages.js';
import { generalStatistics } from '#common/stats/statistics-calls.js';
import { ApiError } from '../../../app/api.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { CONTROL, Field } from '../../../ui/field.js';
import { TextLink } from '../../../ui/link.js';
import { adminPaths } from '../../admin-paths.js';
import { FILE_CHANGED, postFile, postLongAdmin } from '../../data/admin-api.js';
import { LISTING_CALLS } from '../../data/listing-queries.js';
import { useAction } from '../../data/use-action.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { ImportColumnsHelp } from './import-columns-help.js';
import { ImportReport } from './import-report.js';

const REFRESHES = [listContacts, generalStatistics, ...LISTING_CALLS];
const WORDS = {
  failed: 'No se pudo completar.',
  unreachable: 'No hubo respuesta del servidor. Probá otra vez: nada se importa dos veces.',
};

/** Imports notices of a spreadsheet: what would happen with each row, then the import, which can be undone. */
export function Screen() {
  useTitle('Importar avisos');
  const [file, setFile] = useState<File>();
  const [reviewed, setReviewed] = useState<{ file: File; report: ImportReportAnswer }>();
  // Another file may be chosen while one is reviewed.
  const report = reviewed?.file === file ? reviewed?.report : undefined;
  const [fault, setFault] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [imported, setImported] = useState<ImportedAnswer>();
  const input = useRef<HTMLInputElement>(null);
  /** Also empties the input, which does not tell that the file it has is chosen again. */
  const forget = (): void => {
    setFile(undefined);
    if (input.current) input.current.value = '';
  };
  const onFail = (error: unknown): boolean => {
    setAsking(false);
    setReviewed(undefined);
    setFault(failureText(error, WORDS));
    if (error instanceof ApiError && error.reason === FILE_CHANGED) forget();
    return true;
  };
  const review = useAction<File, ImportReportAnswer>({
    texts: WORDS,
    call: (chosen) => postFile(reviewImport, { name: 'planilla', file: chosen, fields: {} }),
    refreshes: [],
    onDone: (answer, chosen) => setReviewed({ file: chosen, report: answer }),
    onFail,
  });
  const take = useAction<{ file: File; cantidad: number }, ImportedAnswer>({
    texts: WORDS,
    call: ({ file: chosen, cantidad }) =>
      postFile(importListings, { name: 'planilla', file: chosen, fields: { cantidad } }),
    refreshes: REFRESHES,
    onDone: (answer) => {
      setAsking(false);
      setReviewed(undefined);
      setImported(answer);
    },
    onFail,
  });
  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    setReviewed(undefined);
    setImported(undefined);
    setFault('');
  };
  const look = (): void => {
    setImported(undefined);
    if (!file) return setFault(IMPORT_MESSAGES.none);
    if (file.size > IMPORT_LIMITS.bytes) return setFault(IMPORT_MESSAGES.tooLarge);
    setFault('');
    review.run(file);
  };
  return (
    <div className="mx-auto flex max-w-content flex-col gap-5 p-4 tablet:p-8">
      <ScreenHeader title="Importar avisos" />
      <Card className="flex flex-col gap-4 p-5">
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            look();
          }}
        >
          <Field
            label="Planilla"
            error={fault}
            hint={`CSV o Excel 97-2003 (.xls), también la que exporta este sitio. Hasta ${IMPORT_LIMITS.bytes / 1024 / 1024} MB y ${numberText(IMPORT_LIMITS.rows)} filas.`}
          >
            {(control) => (
              <input
                {...control}
                ref={input}
                type="file"
                accept=".csv,.xls,.txt,.tsv,text/csv,application/vnd.ms-excel"
                className={`${CONTROL} max-w-140 py-2`}
                onChange={({ target }) => choose(target.files?.[0])}
              />
            )}
          </Field>
          <Button submit className="self-start" busy={review.busy}>
            Revisar la planilla
          </Button>
        </form>
        <p className="text-sm text-ink-muted">La revisión no guarda nada.</p>
        <ImportColumnsHelp />
      </Card>
      {imported && <Imported key={imported.idCambio} answer={imported} />}
      <output className="font-semibold">
        {report &&
          `Se ${report.seImportan === 1 ? 'importaría' : 'importarían'} ${counted(report.seImportan, 'aviso', 'avisos')} de ${counted(report.filas.length, 'fila')}.`}
      </output>
      {report && report.seImportan > 0 && (
        <Button className="self-start" busy={take.busy} onClick={() => setAsking(true)}>
          {`Importar ${counted(report.seImportan, 'aviso', 'avisos')}`}
        </Button>
      )}
      {report && <ImportReport report={report} />}
      {report && file && (
        <ConfirmDialog
          open={isAsking}
          title={`¿Importar ${counted(report.seImportan, 'aviso', 'avisos')}?`}
          confirmLabel="Importar"
          busy={take.busy}
          onConfirm={() => take.run({ file, cantidad: report.seImportan })}
          onCancel={() => setAsking(false)}
        >
          <p>
            Entran todos juntos, o ninguno, y quedan en Pendientes para darlos de alta. No sale ningún email.
            Después se puede deshacer.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What was imported, and its undo. */
function Imported({ answer: { message, idCambio } }: { answer: ImportedAnswer }) {
  const [said, setSaid] = useState<{ text: string; failed: boolean }>();
  const undo = useAction<void, SimpleAnswer>({
    texts: WORDS,
    call: () => postLongAdmin(undoChange, { idCambio }),
    refreshes: REFRESHES,
    onDone: ({ message: text }) => setSaid({ text, failed: false }),
    onFail: (error) => {
      setSaid({ text: failureText(error, WORDS), failed: true });
      return true;
    },
  });
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      {(!said || said.failed) && (
        <>
          <output className="font-semibold text-success">{message}</output>
          <p>
            <TextLink to={adminPaths.pending}>Ver los pendientes</TextLink>
          </p>
          <Button variant="secondary" busy={undo.busy} onClick={() => undo.run()}>
            Deshacer la importación
          </Button>
        </>
      )}
      <output className={said?.failed ? 'font-semibold text-danger' : 'font-semibold'}>{said?.text}</output>
    </Card>
  );
}
