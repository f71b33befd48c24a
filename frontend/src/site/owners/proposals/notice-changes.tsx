import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject } from 'react';
import { PROPOSAL_MESSAGES as MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { changedConditionRows } from '#common/listings/conditions/condition-rows.js';
import { asksConditions, noConditions } from '#common/listings/conditions/conditions.js';
import {
  isSamePart,
  partLabel,
  PROPOSED_TEXTS,
  proposedChanges,
  withPrices,
} from '#common/listings/proposals/proposal.js';
import type { MissingPart } from '#common/listings/publication/missing-parts.js';
import type { PricedPart } from '#common/search/landings/price-guide.js';
import { formatPrice } from '#common/pricing/prices.js';
import { DEFAULT_CURRENCY } from '#common/kernel/currencies.js';
import { asksBusinessName } from '#common/listings/attributes/property-questions.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import type { OwnProposalAnswer, ProposalOutcomeWire } from '#common/listings/proposals/proposal-calls.js';
import { FoldedConditions } from '../../../listings/conditions/folded-conditions.js';
import { Button } from '../../../ui/button.js';
import { changedFields, optionalOf } from '#common/listings/attributes/optional-attributes.js';
import { goToField } from '../../../ui/go-to-field.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { TextArea } from '../../../ui/text-area.js';
import { TextField } from '../../../ui/text-field.js';
import { UnsentGuard } from '../unsent-guard.js';
import { dayName } from '../day-name.js';
import { focusIfLost } from '../done.js';
import { ProposedMeasures } from './proposed-measures.js';
import { priceField, ProposedPrices } from './proposed-prices.js';
import { useOwnProposal, type OwnProposalState } from './use-own-proposal.js';

/** A press of 'Proponer cambios', or of what the notice does not say. */
export interface AskedChange {
  part?: Exclude<MissingPart, 'fotos'> | PricedPart;
}

interface NoticeChangesProps {
  token: string;
  /** The owner's last press that opens the form, which may wait until the notice is loaded. */
  asked: AskedChange | undefined;
}

/** Texts and prices that the owner proposes to change; they wait for the operator (docs/decisions/0067). */
export default function NoticeChanges({ token, asked }: NoticeChangesProps) {
  const state = useOwnProposal(token);
  const { answer, draft } = state;
  const answered = useRef<AskedChange>(undefined);
  useEffect(() => {
    if (!answer || answered.current === asked) return;
    answered.current = asked;
    if (!draft && answer.puedeProponer && !answer.propuesta) state.open();
  }, [answer, asked, draft, state]);
  if (!answer)
    return state.loadProblem ? (
      <ErrorState title={state.loadProblem} busy={state.isLoading} onRetry={state.reload} />
    ) : (
      <Skeleton className="h-24 rounded-card" />
    );
  return (
    <>
      {draft ? (
        <ChangesForm state={state} answer={answer} asked={asked} />
      ) : (
        <Waiting state={state} answer={answer} />
      )}
      <Outcome {...state} />
    </>
  );
}

/** Waiting and decided proposals, while none is being written. */
function Waiting({ state, answer }: { state: OwnProposalState; answer: OwnProposalAnswer }) {
  const { propuesta, decision, puedeProponer } = answer;
  if (!puedeProponer && !propuesta) return <p className="text-ink-soft">{MESSAGES.closed}</p>;
  return (
    <div className="flex flex-col items-start gap-4">
      {propuesta && <Proposed answer={answer} proposal={propuesta} />}
      {!propuesta && decision && <Decided decision={decision} />}
      <div className="flex flex-wrap gap-3">
        {puedeProponer && (
          <Button variant="secondary" busy={state.isBusy} onClick={state.open}>
            {propuesta ? MESSAGES.change : MESSAGES.open}
          </Button>
        )}
        {propuesta && (
          <Button variant="quiet" busy={state.isBusy} onClick={() => state.withdraw(propuesta.idPropuesta)}>
            {MESSAGES.withdraw}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ProposedProps {
  answer: OwnProposalAnswer;
  proposal: NonNullable<OwnProposalAnswer['propuesta']>;
}

function Proposed({ answer: { actual, idTipoVivienda }, proposal: { fecha, contenido } }: ProposedProps) {
  const { textos, precios, condiciones, medidas } = proposedChanges({
    base: actual,
    proposed: contenido,
    current: actual,
  });
  return (
    <div className="w-full rounded-field bg-primary-soft px-4 py-3">
      <p className="font-semibold">En revisión desde el {dayName(fecha)}</p>
      <ul className="mt-1 list-disc pl-5">
        {textos.map(({ campo, propuesto }) => (
          <li key={campo} className="wrap-anywhere">
            {PROPOSED_TEXTS[campo]}: {propuesto}
          </li>
        ))}
        {precios.map((change) => (
          <li key={partLabel(change)}>
            {partLabel(change)}:{' '}
            {change.propuesto
              ? formatPrice(change.propuesto.monto, change.propuesto.tipo_moneda)
              : 'sin precio'}
          </li>
        ))}
        {condiciones &&
          changedConditionRows(condiciones.actual, condiciones.propuesto).map(({ field, label, text }) => (
            <li key={field}>
              {label}: {text || 'sin decir'}
            </li>
          ))}
        {medidas &&
          changedFields(medidas.actual, medidas.propuesto, idTipoVivienda).map(({ field, label, text }) => (
            <li key={field}>
              {label}: {text || 'sin decir'}
            </li>
          ))}
      </ul>
    </div>
  );
}

function Decided({ decision: { fecha, publicados, rechazados, motivo } }: { decision: ProposalOutcomeWire }) {
  return (
    <div className="w-full rounded-field bg-band px-4 py-3">
      <p className="font-semibold">Revisamos tus cambios el {dayName(fecha)}</p>
      {publicados.length > 0 && <p>Se publicó: {publicados.join('; ')}.</p>}
      {rechazados.length > 0 && <p>No se publicó: {rechazados.join('; ')}.</p>}
      {motivo && <p className="mt-1 whitespace-pre-line wrap-anywhere">Motivo: {motivo}</p>}
    </div>
  );
}

interface ChangesFormProps {
  state: OwnProposalState;
  answer: OwnProposalAnswer;
  asked: AskedChange | undefined;
}

function ChangesForm({ state, answer, asked }: ChangesFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const { faults, write } = state;
  const draft = state.draft!;
  useAskedFocus(place, { state, asked });
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    state.send();
  };
  return (
    <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {state.isWritten && <UnsentGuard />}
      <fieldset disabled={state.isBusy} className="contents">
        {asksBusinessName(answer.idTipoVivienda) && (
          <TextField
            label={PROPOSED_TEXTS.nombreNegocio}
            isRequired
            maxLength={LENGTHS.businessName}
            value={draft.nombreNegocio}
            error={faults['nombreNegocio']?.[0]}
            onChange={({ target }) => write({ nombreNegocio: target.value })}
          />
        )}
        <TextArea
          label={PROPOSED_TEXTS.observaciones}
          isRequired
          rows={8}
          maxLength={LIMITS.notesLength}
          count={draft.observaciones.length}
          value={draft.observaciones}
          error={faults['observaciones']?.[0]}
          onChange={({ target }) => write({ observaciones: target.value })}
        />
        <ProposedPrices
          isRental={answer.operacion === 'alquiler'}
          prices={draft.precios}
          faults={faults}
          onChange={(precios) => write({ precios })}
        />
        <ProposedMeasures
          attributes={optionalOf(answer)}
          value={draft.medidas ?? {}}
          onChange={(medidas) => write({ medidas })}
          faultOf={(field) => faults[`medidas.${field}`]?.[0]}
        />
        {asksConditions(answer.operacion, answer.idTipoVivienda) && (
          <FoldedConditions
            value={draft.condiciones ?? noConditions()}
            onChange={(condiciones) => write({ condiciones })}
            faultOf={(field) => faults[`condiciones.${field}`]?.[0]}
          />
        )}
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={state.isBusy} onClick={state.close}>
          Cancelar
        </Button>
        <Button submit busy={state.isBusy}>
          {MESSAGES.send}
        </Button>
      </div>
    </form>
  );
}

/** Where the parts are filled in: beginnings of `data-campo`. */
const FIELDS = { camas: 'inmueble.condiciones', superficie: 'medidas.superficie' } as const;

/** Focuses the field that was asked for, or the first. A price that the notice lacks is added once for it. */
function useAskedFocus(
  place: RefObject<HTMLFormElement | null>,
  { state, asked }: Pick<ChangesFormProps, 'state' | 'asked'>,
): void {
  const { precios } = state.draft!;
  const part = asked?.part;
  const price = typeof part === 'object' ? part : undefined;
  const lacksPrice = price !== undefined && !precios.some((row) => isSamePart(row, price));
  const added = useRef<AskedChange>(undefined);
  const go = useEffectEvent(() => {
    if (lacksPrice && added.current !== asked) {
      added.current = asked;
      const { tipo_moneda = DEFAULT_CURRENCY } = precios[0] ?? {};
      state.write({ precios: withPrices([...precios, { ...price, monto: '', tipo_moneda }], []) });
    } else if (!lacksPrice) {
      const path = typeof part === 'string' ? FIELDS[part] : price && priceField(price);
      const found = path && place.current?.querySelector<HTMLElement>(`[data-campo^="${path}"]`);
      goToField(found || place.current);
    }
  });
  useEffect(() => go(), [asked, lacksPrice]);
}

/** Announced when a proposal was sent, withdrawn or refused. */
function Outcome({ done, problem, draft }: OwnProposalState) {
  return (
    <>
      <output>
        {done && !draft && (
          <p tabIndex={-1} ref={focusIfLost} className="mt-4 font-semibold text-success outline-none">
            {done}
          </p>
        )}
      </output>
      {problem && (
        <p role="alert" className="mt-4 rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
