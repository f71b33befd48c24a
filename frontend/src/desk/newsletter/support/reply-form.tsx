import { IconSend } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import {
  countMessages,
  listMessages,
  replyToMessages,
  viewConversation,
} from '#common/newsletter/support/support-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import { SUPPORT_MESSAGES } from '#common/newsletter/support/support-messages.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { mailingFaults, type Letter } from '#common/newsletter/mailing-form.js';
import type { MailingAnswer } from '#common/newsletter/mailing-shapes.js';
import { failureText } from '../../../app/failure-text.js';
import type { StoredDraft } from '../../../app/stored-draft.js';
import { Button } from '../../../ui/button.js';
import { adminPaths } from '../../admin-paths.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { useRepetitionKey } from '../../data/use-repetition-key.js';
import { LetterFields } from '../templates/letter-fields.js';
import { TemplateChoice } from '../templates/template-choice.js';
import { storedDraft } from '../../session/stored-drafts.js';
import { useStoredInput } from '../../session/use-stored-input.js';
import { Meanwhile, useAnswered } from './meanwhile.js';

/** A reply without a text. */
const EMPTY_REPLY: Letter = { asunto: 'Re: tu consulta', mensaje: '' };

interface ReplyFormProps {
  messageIds: readonly number[];
  /** Name of the stored draft; that of the messages by default. */
  draftName?: string;
  /** `restore` puts the text back into the form, also when it is shown again. */
  onSent: (answer: MailingAnswer, restore: () => void) => void;
  /** Buttons beside 'Enviar'. */
  others?: ReactNode;
}

/** Text of a reply, by hand or from a template, and its sending. What was typed stays in the tab until it is sent. */
export function ReplyForm({ messageIds, draftName, onSent, others }: ReplyFormProps) {
  const { value: letter, set: setLetter } = useStoredInput(
    () => draftOf(draftName ?? messageIds.join('-')),
    EMPTY_REPLY,
  );
  const { answered, missing, answerAll } = useAnswered(messageIds, isEmpty(letter));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const repetition = useRepetitionKey();
  const sending = useAction({
    call: () => {
      const choice = { sinEspera: true, conDeshacer: true };
      const body = { ...letter, ...choice, consultasIds: [...answered] };
      return postAdmin(replyToMessages, body, repetition.headersFor(body));
    },
    texts: { failed: SUPPORT_MESSAGES.incomplete, unreachable: SECTION_MESSAGES.unreachable },
    refreshes: [listMessages, countMessages, viewConversation, viewToday],
    onDone: (answer) => {
      repetition.done();
      setLetter(EMPTY_REPLY);
      onSent(answer, () => setLetter(letter));
    },
    onFail: (error) => {
      setProblem(failureText(error, { unreachable: SECTION_MESSAGES.unreachable, failed: '' }));
      return true;
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const faults = mailingFaults({ ...letter, destinatarios: answered.length }, SUPPORT_MESSAGES.incomplete);
    setErrors(faults);
    setProblem('');
    const [first] = Object.keys(faults);
    if (!first) return sending.run(undefined);
    event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TemplateChoice
        kind="soporte"
        label="Respuesta habitual"
        letter={letter}
        empty={EMPTY_REPLY}
        onChange={setLetter}
      />
      <LetterFields letter={letter} errors={errors} onChange={setLetter} rows={4} />
      <output className="empty:hidden">
        {missing && <Meanwhile missing={missing} onAnswer={answerAll} />}
      </output>
      <div role="alert">{problem && <p className="font-semibold text-danger">{problem}</p>}</div>
      <div className="flex flex-wrap justify-end gap-3">
        {others}
        <Button submit busy={sending.busy} icon={<IconSend aria-hidden="true" className="size-5" />}>
          {sending.busy ? 'Enviando...' : 'Enviar'}
        </Button>
      </div>
    </form>
  );
}

function isEmpty({ asunto, mensaje }: Letter): boolean {
  return !mensaje.trim() && (!asunto.trim() || asunto === EMPTY_REPLY.asunto);
}

function draftOf(name: string): StoredDraft<Letter> {
  return storedDraft(`soporte-${name}`, 1, { path: adminPaths.support, label: 'Soporte' });
}
