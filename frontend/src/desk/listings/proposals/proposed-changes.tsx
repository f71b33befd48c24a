import { IconAlertTriangle, IconMessageDots } from '@tabler/icons-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { changedFields } from '#common/listings/attributes/optional-attributes.js';
import { CONDITION_MESSAGES } from '#common/listings/conditions/condition-messages.js';
import { changedConditionRows } from '#common/listings/conditions/condition-rows.js';
import { decideProposal, type ProposalWire } from '#common/listings/proposals/proposal-calls.js';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { partLabel } from '#common/listings/proposals/proposal.js';
import { counted } from '#common/kernel/text.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { Button } from '../../../ui/button.js';
import { TextArea } from '../../../ui/text-area.js';
import { DetailSection } from '../../frame/detail-section.js';
import { Moment } from '../../frame/moment.js';
import { useMay } from '../../session/my-account.js';
import { PriceChange } from './price-change.js';
import { RowsChange } from './rows-change.js';
import { TextChange } from './text-change.js';
import { CONDITIONS, MEASURES, useProposalReview, type ProposalReview } from './use-proposal-review.js';

/** Changes that the owner proposes, beside the notice as it is, until the operator decides (docs/decisions/0067). */
export function ProposedChanges({ answer }: { answer: AdminListingAnswer }) {
  const { propuesta } = answer;
  if (!propuesta) return null;
  return <Review key={propuesta.idPropuesta} answer={answer} proposal={propuesta} />;
}

function Review({ answer, proposal }: { answer: AdminListingAnswer; proposal: ProposalWire }) {
  const review = useProposalReview(answer, proposal);
  const mayDecide = useMay(decideProposal);
  const { textos, precios, condiciones, medidas, fecha } = proposal;
  return (
    <div className="mb-5">
      <DetailSection
        title="Cambios que propone el dueño"
        icon={<IconMessageDots />}
        aside={
          <span className="text-sm text-ink-muted">
            <Moment iso={fecha} />
          </span>
        }
      >
        <Warnings answer={answer} proposal={proposal} />
        <ul className="flex flex-col gap-6">
          {textos.map((change) => (
            <li key={change.campo}>
              <TextChange change={change} review={review} mayDecide={mayDecide} />
            </li>
          ))}
          {precios.map((change) => (
            <li key={partLabel(change)}>
              <PriceChange change={change} review={review} mayDecide={mayDecide} />
            </li>
          ))}
          {medidas && (
            <li>
              <RowsChange
                name={PROPOSAL_MESSAGES.measures}
                decision={MEASURES}
                isConflict={medidas.conflicto}
                rows={changedFields(
                  medidas.actual,
                  medidas.propuesto,
                  answer.inmueble.TipoVivienda_idTipoVivienda,
                )}
                {...{ review, mayDecide }}
              />
            </li>
          )}
          {condiciones && (
            <li>
              <RowsChange
                name={CONDITION_MESSAGES.title}
                decision={CONDITIONS}
                isConflict={condiciones.conflicto}
                rows={changedConditionRows(condiciones.actual, condiciones.propuesto)}
                {...{ review, mayDecide }}
              />
            </li>
          )}
        </ul>
        {mayDecide && <Decision review={review} />}
      </DetailSection>
    </div>
  );
}

function Warnings({
  answer: { inmueble },
  proposal,
}: {
  answer: AdminListingAnswer;
  proposal: ProposalWire;
}) {
  const { textos, precios, condiciones, medidas } = proposal;
  const changes = [...textos, ...precios, condiciones, medidas].filter((change) => change !== null);
  const isClosed =
    inmueble.estado === 'rechazado' || (inmueble.estado === 'altaRechazado' && !inmueble.pausado);
  const texts = [
    ...(isClosed ? [PROPOSAL_MESSAGES.notOpen] : []),
    ...(inmueble.enBlacklist ? ['El email del dueño está en la blacklist.'] : []),
    ...(changes.some(({ conflicto }) => conflicto)
      ? ['El aviso cambió después de la propuesta: lo que dice «Cambió» ya no es lo que vio el dueño.']
      : []),
    ...(changes.length === 0 ? ['El aviso ya quedó como lo propone el dueño: no falta publicar nada.'] : []),
  ];
  return texts.map((text) => (
    <p
      key={text}
      className="mb-4 flex gap-2.5 rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning"
    >
      <IconAlertTriangle aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  ));
}

function Decision({ review }: { review: ProposalReview }) {
  const { faults, refused, published, reason } = review;
  const place = useRef<HTMLFormElement>(null);
  const [fault] = faults['motivo'] ?? [];
  useEffect(() => {
    if (fault) place.current?.querySelector('textarea')?.focus();
  }, [fault]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    review.send();
  };
  const others = Object.entries(faults)
    .filter(([field]) => field !== 'motivo')
    .flatMap(([, texts]) => texts);
  return (
    <form ref={place} noValidate onSubmit={submit} className="mt-6 border-t border-line pt-4">
      {refused > 0 && (
        <TextArea
          label="Por qué no se publica lo que falta"
          isRequired
          rows={3}
          maxLength={LENGTHS.reason}
          count={reason.length}
          value={reason}
          error={fault}
          hint="El dueño lo recibe por email."
          onChange={({ target }) => review.setReason(target.value)}
          className="mb-4"
        />
      )}
      {others.length > 0 && (
        <p role="alert" className="mb-4 rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {others.join(' ')}
        </p>
      )}
      <div className="flex justify-end">
        <Button submit busy={review.busy} variant={published === 0 && refused > 0 ? 'danger' : 'primary'}>
          {decisionLabel({ published, refused })}
        </Button>
      </div>
    </form>
  );
}

function decisionLabel({ published, refused }: Pick<ProposalReview, 'published' | 'refused'>): string {
  if (published + refused === 0) return 'Cerrar la propuesta';
  if (refused === 0) return published === 1 ? 'Publicar el cambio' : `Publicar los ${published} cambios`;
  if (published === 0) return 'Rechazar la propuesta';
  return `Publicar ${counted(published, 'cambio')} y rechazar ${refused}`;
}
