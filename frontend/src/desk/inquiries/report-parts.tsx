import { Link } from 'react-router-dom';
import {
  closeReports,
  countReports,
  listReports,
  reopenReports,
  type ReportCaseWire,
  type ReportWire,
} from '#common/inquiries/reports/report-calls.js';
import { counted } from '#common/kernel/text.js';
import { reasonLabel } from '#common/inquiries/reports/report-reasons.js';
import { MailLink } from '../frame/mail-link.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { detailPath } from '../admin-paths.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { Moment } from '../frame/moment.js';
import { Allowed } from '../session/allowed.js';

interface CaseProps {
  found: ReportCaseWire;
}

/** Code of the notice, with a link to its detail while it exists. */
export function NoticeLink({ found: { codigo, inmueble } }: CaseProps) {
  return inmueble ? (
    <Link
      data-fila=""
      to={detailPath(inmueble.estado, inmueble.id)}
      className="font-semibold text-primary underline"
    >
      {codigo}
    </Link>
  ) : (
    <span className="font-semibold">{codigo} (eliminado)</span>
  );
}

/** Reports of a notice, newest first, and the note of a closed case. */
export function ReportsOf({ found: { cantidad, denuncias, nota } }: CaseProps) {
  return (
    <>
      <ul className="flex flex-col gap-3">
        {denuncias.map((report) => (
          <li key={`${report.fecha} ${report.motivo} ${report.mensaje}`}>
            <Report {...report} />
          </li>
        ))}
      </ul>
      {cantidad > denuncias.length && (
        <p className="mt-2 text-sm text-ink-muted">
          Y {counted(cantidad - denuncias.length, 'denuncia anterior', 'denuncias anteriores')}.
        </p>
      )}
      {nota && <p className="mt-3 border-t border-line pt-2 text-ink-soft">Nota: {nota}</p>}
    </>
  );
}

function Report({ motivo, mensaje, email, fecha }: ReportWire) {
  return (
    <>
      <p className="font-semibold">{reasonLabel(motivo)}</p>
      {mensaje && <p className="whitespace-pre-line wrap-anywhere text-ink-soft">{mensaje}</p>}
      <p className="text-sm text-ink-muted">
        <Moment iso={fecha} />
        {email && (
          <>
            {' · '}
            <MailLink address={email} className="underline" />
          </>
        )}
      </p>
    </>
  );
}

/** Closes an open case (its dialog asks for a note), or opens a closed one again. */
export function DecideButton({ found, onClose }: CaseProps & { onClose: () => void }) {
  const reopening = useAction({
    call: () => postAdmin(reopenReports, { idDenuncia: found.idDenuncia }),
    done: ({ message }) => message,
    refreshes: [listReports, countReports],
  });
  return (
    <Allowed to={closeReports}>
      {found.cerrada ? (
        <Button
          variant="secondary"
          size="sm"
          busy={reopening.busy}
          aria-label={`Abrir otra vez las denuncias de ${found.codigo}`}
          onClick={() => reopening.run(undefined)}
        >
          Abrir otra vez
        </Button>
      ) : (
        <Button size="sm" aria-label={`Cerrar las denuncias de ${found.codigo}`} onClick={onClose}>
          Cerrar
        </Button>
      )}
    </Allowed>
  );
}

/** A case as a card, for narrow screens. */
export function CaseCard({ found, onClose }: CaseProps & { onClose: () => void }) {
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <h2 className="flex items-center justify-between gap-2 text-base">
        <NoticeLink found={found} />
        <Moment iso={found.ultima} />
      </h2>
      <ReportsOf found={found} />
      <div className="mt-auto self-end">
        <DecideButton {...{ found, onClose }} />
      </div>
    </Card>
  );
}
