import { useState, type FormEvent } from 'react';
import { ANSWER_MESSAGES as MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import type { AnswerName } from '#common/inquiries/answers/inquiry-answers.js';
import { stayLine } from '#common/inquiries/inquiry-stay.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { OwnInquiryReply, OwnInquiryWire } from '#common/owners/link/owner-inquiry-calls.js';
import { Button } from '../../ui/button.js';
import { RadioGroup } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { FormProblem } from '../../ui/form-problem.js';
import { TextArea } from '../../ui/text-area.js';

export type TypedAnswer = Pick<OwnInquiryReply, 'texto' | 'idPrecios'>;

interface AnswerDialogProps {
  inquiry: OwnInquiryWire;
  answer: AnswerName;
  isOne: boolean;
  /** The answer in words. */
  text: string;
  onText: (text: string) => void;
  isBusy: boolean;
  /** Why the answer was not taken. */
  problem: string;
  onSend: (typed: TypedAnswer) => void;
  onClose: () => void;
}

const NOTHING = '';

/** Prepares an answer: what is marked as rented, or the text. */
export function AnswerDialog({
  inquiry,
  answer,
  isOne,
  text,
  onText,
  isBusy,
  problem,
  onSend,
  onClose,
}: AnswerDialogProps) {
  const { nombre, respuestas, precios, presupuesto } = inquiry;
  const [isMissing, setMissing] = useState(false);
  const [priceId, setPriceId] = useState(String(precios[0]?.idPrecios ?? NOTHING));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (answer === 'otra' && !text.trim()) return setMissing(true);
    onSend({
      ...(answer === 'otra' ? { texto: text.trim() } : {}),
      ...(answer === 'alquilado' && priceId !== NOTHING ? { idPrecios: Number(priceId) } : {}),
    });
  };
  const form = 'responder-consulta';
  return (
    <Dialog
      open
      onClose={onClose}
      title={respuestas.find(({ respuesta }) => respuesta === answer)?.texto ?? ''}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button submit form={form} busy={isBusy}>
            Responder
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p>
          Para {nombre}. <span className="tabular-nums">{stayLine(inquiry)}</span>
        </p>
        {answer === 'libre' && presupuesto && <p className="text-ink-soft">En tu aviso: {presupuesto}</p>}
        {answer === 'alquilado' && <p className="text-ink-soft">{MESSAGES.asksTaken}</p>}
        {answer === 'alquilado' && isOne && <p className="text-ink-soft">{MESSAGES.cannotMark}</p>}
        {answer === 'alquilado' && precios.length > 0 && (
          <RadioGroup
            legend={MESSAGES.markLegend}
            look="cards"
            value={priceId}
            choices={[
              ...precios.map(({ idPrecios, nombre: label }) => ({ value: String(idPrecios), label })),
              { value: NOTHING, label: MESSAGES.markNothing },
            ]}
            onChange={setPriceId}
          />
        )}
        {answer === 'otra' && (
          <TextArea
            label="Tu respuesta"
            rows={6}
            maxLength={LENGTHS.message}
            value={text}
            error={isMissing && !text.trim() ? MESSAGES.textRequired : undefined}
            onChange={({ target }) => onText(target.value)}
          />
        )}
        <FormProblem problem={problem} />
      </form>
    </Dialog>
  );
}
