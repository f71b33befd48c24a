import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  answerOwnInquiry,
  markOwnInquiry,
  recallOwnAnswer,
  viewOwnInquiries,
  type OwnInquiriesAnswer,
  type OwnInquiryWire,
} from '#common/owners/link/owner-inquiry-calls.js';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { answersInWords } from '#common/inquiries/answered-inquiries.js';
import { ANSWER_MESSAGES as MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import type { AnswerName } from '#common/inquiries/answers/inquiry-answers.js';
import { postJson, readError } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { AnswerDialog, type TypedAnswer } from './answer-dialog.js';
import { Done, focusIfLost } from './done.js';
import { InquiryRow } from './inquiry-row.js';
import { ownKey, useOwnAnswer } from './own-queries.js';
import { postOwn } from './post-own.js';
import { UnsentGuard } from './unsent-guard.js';
import { useSending } from './use-sending.js';

interface NoticeInquiriesProps {
  token: string;
  /** The link opens one inquiry only. */
  isOne?: boolean;
  /** The answer that a link of a mail prepares. */
  prepared?: AnswerName | undefined;
  /** The link has ended. */
  onGone: () => void;
}

const GONE = 410;

interface Asked {
  inquiry: OwnInquiryWire;
  answer: AnswerName;
}

/** The newest inquiries, or that of a mail, and the answers to them. */
export default function NoticeInquiries({ token, isOne = false, prepared, onGone }: NoticeInquiriesProps) {
  const show = useOwnAnswer(token, 'consultas');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ownKey(token, 'consultas'),
    queryFn: ({ signal }) => postJson(viewOwnInquiries, { enlace: token }, { signal }),
    retryOnMount: true,
  });
  const change = useSending<string>();
  const [picked, setPicked] = useState<Asked | 'closed'>();
  /** Answers in words by their inquiry, so that a closed dialog loses nothing. */
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
  /** The answer that was not taken, whose dialog says so. */
  const [failed, setFailed] = useState('');
  const isGone = [error, change.error].some((failure) => failure && readError(failure).status === GONE);
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (!data)
    return error ? (
      <ErrorState title={failureText(error, MESSAGES)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="mt-3 h-24 rounded-card" />
    );
  const { consultas, publico } = data;
  const asked = picked ?? preparedOf(consultas, prepared);
  const run = (call: () => Promise<OwnInquiriesAnswer>, done: string): void => {
    setFailed(asked && asked !== 'closed' ? nameOf(asked) : '');
    void change.send(
      async () => {
        show(await call());
        setPicked('closed');
        return done;
      },
      () => refetch(),
    );
  };
  const send = ({ inquiry: { idConsulta }, answer }: Asked, typed: TypedAnswer = {}): void =>
    run(
      () => postOwn(answerOwnInquiry, { enlace: token, idConsulta, respuesta: answer, ...typed }),
      MESSAGES.sent,
    );
  const problem = change.error === undefined ? '' : failureText(change.error, MESSAGES);
  // One that was answered is offered no more.
  const isWritten = consultas.some(
    ({ idConsulta, respuestas }) => respuestas.length > 0 && texts[idConsulta]?.trim(),
  );
  const isInDialog = asked !== undefined && asked !== 'closed' && nameOf(asked) === failed;
  return (
    <>
      {isWritten && <UnsentGuard />}
      {!isOne && (
        <p className="mt-1 text-ink-soft">
          {MESSAGES.lead}{' '}
          {publico
            ? `En tu aviso se ve: «${answersInWords(publico)}».`
            : OWNER_ACCESS_MESSAGES.answersNotShown}
        </p>
      )}
      <ul
        // Where the dialog that a link opens leaves the focus.
        tabIndex={-1}
        ref={prepared && focusIfLost}
        className="mt-4 divide-y divide-line outline-none"
      >
        {consultas.map((inquiry) => (
          <InquiryRow
            key={inquiry.idConsulta}
            inquiry={inquiry}
            isBusy={change.isBusy}
            onAnswer={(answer) =>
              answer === 'libre' ? send({ inquiry, answer }) : setPicked({ inquiry, answer })
            }
            onRecall={() =>
              run(
                () => postOwn(recallOwnAnswer, { enlace: token, idConsulta: inquiry.idConsulta }),
                MESSAGES.takenBack,
              )
            }
            onMark={
              isOne
                ? undefined
                : () =>
                    run(
                      () =>
                        postJson(markOwnInquiry, {
                          enlace: token,
                          idConsulta: inquiry.idConsulta,
                          respondida: !inquiry.respondida,
                        }),
                      '',
                    )
            }
          />
        ))}
      </ul>
      {consultas.length === 0 && <p className="text-ink-muted">No hay consultas de los últimos meses.</p>}
      <Done text={change.answer} className="mt-3" />
      {problem && !isInDialog && (
        <p role="alert" className="mt-3 rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {problem}
        </p>
      )}
      {asked && asked !== 'closed' && (
        <AnswerDialog
          inquiry={asked.inquiry}
          answer={asked.answer}
          isOne={isOne}
          text={texts[asked.inquiry.idConsulta] ?? ''}
          onText={(text) => setTexts({ ...texts, [asked.inquiry.idConsulta]: text })}
          isBusy={change.isBusy}
          problem={isInDialog ? problem : ''}
          onSend={(typed) => send(asked, typed)}
          onClose={() => setPicked('closed')}
        />
      )}
    </>
  );
}

function nameOf({ inquiry, answer }: Asked): string {
  return `${inquiry.idConsulta} ${answer}`;
}

/** The answer of a mail's link, while the inquiry can still be answered so. */
function preparedOf(
  [inquiry]: readonly OwnInquiryWire[],
  prepared: AnswerName | undefined,
): Asked | undefined {
  const offered = inquiry?.respuestas.find(({ respuesta }) => respuesta === prepared);
  return inquiry && offered ? { inquiry, answer: offered.respuesta } : undefined;
}
