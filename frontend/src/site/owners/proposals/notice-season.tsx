import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  replyOwnSeason,
  viewOwnSeason,
  type OwnSeasonWire,
  type SeasonReply,
} from '#common/owners/renewal/rollover-calls.js';
import { ROLLOVER_MESSAGES as MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { formatPrice } from '#common/pricing/prices.js';
import { partLabel } from '#common/listings/proposals/proposal.js';
import type { PriceGuideQuery } from '#common/search/landings/landing-calls.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import type { ProposedAmount, ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import { ApiError, postJson } from '../../../app/api.js';
import { failureText } from '../../../app/failure-text.js';
import { LatePriceGuide } from '../../../pricing/late-price-guide.js';
import { Button } from '../../../ui/button.js';
import { goToField } from '../../../ui/go-to-field.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { UnsentGuard } from '../unsent-guard.js';
import { Done, focusIfLost } from '../done.js';
import { isConflict, ownKey, ownProblem, useOwnAnswer } from '../own-queries.js';
import { postOwn } from '../post-own.js';
import { ProposedPrices } from './proposed-prices.js';
import { useSending } from '../use-sending.js';

interface NoticeSeasonProps {
  token: string;
  /** What such notices compare by. */
  guide: PriceGuideQuery | null;
}

/** The prices that are proposed for the season, and the owner's answer (back-office.md §2, Season). */
export default function NoticeSeason({ token, guide }: NoticeSeasonProps) {
  const state = useOwnSeason(token);
  const { season } = state;
  if (season === undefined)
    return state.loadProblem ? (
      <ErrorState title={state.loadProblem} busy={state.isLoading} onRetry={state.reload} />
    ) : (
      <Skeleton className="h-40 rounded-card" />
    );
  if (season === null) return null;
  return (
    <>
      {season.puedeResponder ? (
        <Question state={state} season={season} guide={guide} />
      ) : (
        <Answered season={season} />
      )}
      <Outcome {...state} />
    </>
  );
}

type SeasonState = ReturnType<typeof useOwnSeason>;

/** The proposal of a link and its answer, one call at a time. */
function useOwnSeason(token: string) {
  const show = useOwnAnswer(token, 'temporada');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ownKey(token, 'temporada'),
    queryFn: ({ signal }) => postJson(viewOwnSeason, { enlace: token }, { signal }),
    retryOnMount: true,
  });
  const [faults, setFaults] = useState<FieldErrors>({});
  const sending = useSending<string>();
  const reply = (respuesta: SeasonReply, precios: ProposedPriceWire[] = []): void => {
    if (!data?.temporada) return;
    const { idBorrador, version } = data.temporada;
    setFaults({});
    void sending.send(
      async () => {
        const answer = await postOwn(replyOwnSeason, {
          enlace: token,
          idBorrador,
          version,
          respuesta,
          precios,
        });
        show(answer);
        return answer.message;
      },
      (failure) => {
        if (failure instanceof ApiError) setFaults(failure.fieldErrors);
        // The shown state is out of date.
        return isConflict(failure) && refetch();
      },
    );
  };
  return {
    season: data?.temporada,
    loadProblem: error && !data ? failureText(error, PROPOSAL_MESSAGES) : '',
    isLoading: isFetching,
    reload: () => void refetch(),
    reply,
    faults,
    clearFaults: () => setFaults({}),
    isBusy: sending.isBusy,
    done: sending.answer ?? '',
    problem: sending.error ? ownProblem(sending.error) : '',
  };
}

interface QuestionProps extends Pick<NoticeSeasonProps, 'guide'> {
  state: SeasonState;
  season: OwnSeasonWire;
}

function Question({ state, season, guide }: QuestionProps) {
  const [draft, setDraft] = useState<ProposedPriceWire[]>();
  const { cambios, hasta } = season;
  if (draft)
    return (
      <>
        {JSON.stringify(draft) !== JSON.stringify(season.precios) && <UnsentGuard />}
        <OtherPrices state={state} prices={draft} guide={guide} onChange={setDraft} />
      </>
    );
  return (
    <div tabIndex={-1} ref={focusIfLost} className="flex flex-col gap-4 outline-none">
      <p className="text-ink-soft">
        {MESSAGES.ownLead} Respondé hasta el {dayInWords(hasta)}.
      </p>
      {cambios.length === 0 ? (
        <p className="font-semibold">{MESSAGES.same}</p>
      ) : (
        <ul className="divide-y divide-line rounded-field bg-band px-4">
          {cambios.map((change) => (
            <li key={partLabel(change)} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>{partLabel(change)}</span>
              <span className="tabular-nums">
                <span className="text-ink-muted">{amountText(change.actual)} → </span>
                <strong>{amountText(change.propuesto)}</strong>
                {change.conflicto && (
                  <span className="block text-sm font-semibold text-warning">
                    Cambió desde que te escribimos
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={state.isBusy} onClick={() => state.reply('confirmar')}>
          {MESSAGES.confirm}
        </Button>
        <Button variant="secondary" disabled={state.isBusy} onClick={() => setDraft(season.precios)}>
          {MESSAGES.change}
        </Button>
        <Button variant="quiet" disabled={state.isBusy} onClick={() => state.reply('rechazar')}>
          {MESSAGES.decline}
        </Button>
      </div>
    </div>
  );
}

interface OtherPricesProps extends Pick<NoticeSeasonProps, 'guide'> {
  state: SeasonState;
  prices: ProposedPriceWire[];
  onChange: (prices: ProposedPriceWire[] | undefined) => void;
}

function OtherPrices({ state, prices, guide, onChange }: OtherPricesProps) {
  const place = useRef<HTMLFormElement>(null);
  const { faults } = state;
  useEffect(() => void goToField(place.current), []);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    state.reply('cambiar', prices);
  };
  // Faults are named by the place of their row, which a change may move.
  const change = (next: ProposedPriceWire[] | undefined): void => {
    state.clearFaults();
    onChange(next);
  };
  return (
    <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {guide && <LatePriceGuide asked={guide} about={prices} wanted={null} />}
      <fieldset disabled={state.isBusy} className="contents">
        <ProposedPrices isRental prices={prices} faults={faults} onChange={change} />
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={state.isBusy} onClick={() => change(undefined)}>
          Cancelar
        </Button>
        <Button submit busy={state.isBusy}>
          {MESSAGES.send}
        </Button>
      </div>
    </form>
  );
}

const ANSWERS: Readonly<Partial<Record<OwnSeasonWire['respuesta'], string>>> = {
  confirmado: 'Confirmaste los precios de la temporada.',
  cambiado: 'Mandaste otros precios para la temporada. Los ves en «Textos y precios».',
  rechazado: 'Dejaste tus precios como estaban.',
  cancelado: 'No hace falta que respondas: la propuesta se canceló.',
};

function Answered({ season }: { season: OwnSeasonWire }) {
  return <p className="text-ink-soft">{ANSWERS[season.respuesta] ?? MESSAGES.closed}</p>;
}

/** Announced when an answer was sent or refused. */
function Outcome({ done, problem }: SeasonState) {
  return (
    <>
      <Done text={done} className="mt-4" />
      {problem && (
        <p role="alert" className="mt-4 font-semibold text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

function amountText(amount: ProposedAmount | null): string {
  return amount ? formatPrice(amount.monto, amount.tipo_moneda) : 'sin precio';
}
