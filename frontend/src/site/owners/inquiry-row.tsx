import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { stayLine } from '#common/inquiries/inquiry-stay.js';
import type { AnswerName } from '#common/inquiries/answers/inquiry-answers.js';
import { UNDO_SECONDS } from '#common/kernel/time/take-back.js';
import type { OwnInquiryWire } from '#common/owners/link/owner-inquiry-calls.js';
import { StatusBadge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { dayName } from './day-name.js';

interface InquiryRowProps {
  inquiry: OwnInquiryWire;
  isBusy: boolean;
  onAnswer: (answer: AnswerName) => void;
  onRecall: () => void;
  /** Marks it as answered elsewhere, or not; undefined if the link may not. */
  onMark: (() => void) | undefined;
}

export function InquiryRow({ inquiry, isBusy, onAnswer, onRecall, onMark }: InquiryRowProps) {
  const { nombre, canal, fecha, respondida, respuestas, respuesta, motivo, presupuesto } = inquiry;
  const line = stayLine(inquiry);
  const day = dayName(fecha);
  const which = (
    <span className="sr-only">
      : consulta de {nombre} del {day}
    </span>
  );
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{nombre}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {day}, por {canal === 'email' ? 'email' : 'WhatsApp'}
          <StatusBadge tone={respondida ? 'success' : 'warning'}>
            {respondida ? 'Respondida' : 'Sin responder'}
          </StatusBadge>
        </p>
        {line && <p className="tabular-nums">{line}</p>}
        {presupuesto && respuestas.length > 0 && <p className="text-ink-soft">En tu aviso: {presupuesto}</p>}
        {respuesta && <p className="font-semibold">Respondiste: {respuesta.texto}</p>}
        {motivo && (respuesta || !respondida) && <p className="text-ink-muted">{motivo}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {respuestas.map((one, at) => (
          <Button
            key={one.respuesta}
            variant={at === 0 ? 'primary' : 'secondary'}
            size="sm"
            busy={isBusy}
            onClick={() => onAnswer(one.respuesta)}
          >
            {one.texto}
            {which}
          </Button>
        ))}
        {respuesta?.seDeshace && <RecallButton key={respuesta.texto} isBusy={isBusy} onRecall={onRecall} />}
        {onMark && !respuesta && (
          <Button
            variant="quiet"
            size="sm"
            busy={isBusy}
            icon={respondida ? undefined : <IconCheck aria-hidden="true" className="size-5" />}
            onClick={onMark}
          >
            {respondida ? 'No la respondí' : 'Ya la respondí'}
            {which}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Offered for the seconds in which a mail can be taken back. */
function RecallButton({ isBusy, onRecall }: Pick<InquiryRowProps, 'isBusy' | 'onRecall'>) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), UNDO_SECONDS * 1_000 * (globalThis.SLOWNESS ?? 1));
    return () => clearTimeout(timer);
  }, []);
  if (isLate) return null;
  return (
    <Button variant="secondary" size="sm" busy={isBusy} onClick={onRecall}>
      Deshacer
    </Button>
  );
}
