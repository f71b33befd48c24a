import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { markOwnInquiry, viewOwnInquiries } from '#common/owners/link/owner-inquiry-calls.js';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { stayLine } from '#common/inquiries/inquiry-stay.js';
import type { OwnInquiriesAnswer, OwnInquiryWire } from '#common/owners/link/owner-inquiry-shapes.js';
import { postJson } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { StatusBadge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { dayName } from './day-name.js';
import { useSending } from './use-sending.js';

/** The newest inquiries, and which of them the owner has answered. */
export default function NoticeInquiries({ token }: { token: string }) {
  const client = useQueryClient();
  const queryKey = ['mi-aviso-consultas', token];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => postJson(viewOwnInquiries, { enlace: token }, { signal }),
    retryOnMount: true,
  });
  const change = useSending<OwnInquiriesAnswer>();
  if (!data)
    return error ? (
      <ErrorState title={failureText(error, MESSAGES)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="mt-3 h-24 rounded-card" />
    );
  const mark = ({ idConsulta, respondida }: OwnInquiryWire): void =>
    void change.send(async () => {
      const answer = await postJson(markOwnInquiry, { enlace: token, idConsulta, respondida: !respondida });
      client.setQueryData(queryKey, answer);
      return answer;
    });
  const { consultas, publico } = data;
  return (
    <>
      <p className="mt-1 text-ink-soft">
        Marcá las que respondiste.{' '}
        {publico
          ? `En tu aviso se ve: «Responde ${publico.respondidas} de ${publico.consultas} consultas».`
          : MESSAGES.answersNotShown}
      </p>
      <ul className="mt-4 divide-y divide-line">
        {consultas.map((inquiry) => (
          <InquiryRow
            key={inquiry.idConsulta}
            inquiry={inquiry}
            isBusy={change.isBusy}
            onMark={() => mark(inquiry)}
          />
        ))}
      </ul>
      {consultas.length === 0 && <p className="text-ink-muted">No hay consultas de los últimos meses.</p>}
      {change.error !== undefined && (
        <p role="alert" className="mt-3 rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {failureText(change.error, MESSAGES)}
        </p>
      )}
    </>
  );
}

interface InquiryRowProps {
  inquiry: OwnInquiryWire;
  isBusy: boolean;
  onMark: () => void;
}

function InquiryRow({ inquiry, isBusy, onMark }: InquiryRowProps) {
  const { nombre, canal, fecha, respondida } = inquiry;
  const line = stayLine(inquiry);
  const day = dayName(fecha);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{nombre}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {day}, por {canal === 'email' ? 'correo' : 'WhatsApp'}
          <StatusBadge tone={respondida ? 'success' : 'warning'}>
            {respondida ? 'Respondida' : 'Sin responder'}
          </StatusBadge>
        </p>
        {line && <p className="tabular-nums">{line}</p>}
      </div>
      <Button
        variant="secondary"
        busy={isBusy}
        icon={respondida ? undefined : <IconCheck aria-hidden="true" className="size-5" />}
        onClick={onMark}
      >
        {respondida ? 'No la respondí' : 'Respondí'}
        <span className="sr-only">
          : consulta de {nombre} del {day}
        </span>
      </Button>
    </li>
  );
}
