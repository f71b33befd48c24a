import { IconEye, IconMailForward, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { listRecipients, sendTest } from '#common/newsletter/newsletter-calls.js';
import { NEWSLETTER_MESSAGES } from '#common/newsletter/newsletter-messages.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { mailingFaults, type Letter } from '#common/newsletter/mailing-form.js';
import type { AudienceName } from '#common/newsletter/mailing-shapes.js';
import { numberText } from '#common/kernel/text.js';
import { StoredDraft } from '../../app/stored-draft.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { postAdmin } from '../data/admin-api.js';
import { operatorListUnderQuery } from '../data/operator-list-query.js';
import { useAction } from '../data/use-action.js';
import { readPageNumber } from '../lists/filters/list-address.js';
import { useListFilters } from '../lists/filters/use-list-filters.js';
import { EMPTY_LETTER, LetterFields } from './templates/letter-fields.js';
import { TemplateChoice } from './templates/template-choice.js';
import { useStoredInput } from '../session/use-stored-input.js';
import { PreviewDialog } from './preview-dialog.js';
import { Recipients, RECIPIENT_FILTERS } from './recipients.js';
import { Receiving, useReceiving } from './receiving.js';
import { keepSelection, readSelection } from './stored-selection.js';
import { NOBODY, sizeOf, type Selection } from './recipient-selection.js';
import { SendQuestion } from './send-question.js';

const DRAFT = new StoredDraft<Letter>({ name: 'newsletter', version: 1, keepDays: 30 });

/** Visitors give no name. */
const NAMED = { propietarios: 'all', ambos: 'some', novedades: 'none' } as const;

/** Subject, body and recipients of a newsletter; the text is stored on the device until it is sent. */
export function Composer({ onSent }: { onSent: (id: number | undefined) => void }) {
  const filters = useListFilters<keyof typeof RECIPIENT_FILTERS>(RECIPIENT_FILTERS);
  const { values, params } = filters;
  const query = {
    ...values,
    sinPrecios: values.sinPrecios === '1',
    pagina: readPageNumber(params),
    porPagina: 50,
  };
  const list = useQuery(operatorListUnderQuery(listRecipients, query, 'contactos'));
  const [selection, setSelection] = useState<Selection>(() => readSelection(values));
  useEffect(() => keepSelection(selection, values), [selection, values]);
  const { value: letter, set: setLetter } = useStoredInput(() => DRAFT, EMPTY_LETTER);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [open, setOpen] = useState<'preview' | 'send'>();
  const form = useRef<HTMLDivElement>(null);
  const count = sizeOf(selection, list.data?.total ?? 0);
  const isChanging = useNavigation().state !== 'idle';
  /** Until the answer for the present filters has arrived, the total is unknown, or that of the former ones. */
  const isCounting = selection.mode === 'all' && (isChanging || list.isPending || list.isPlaceholderData);
  const receivers = useReceiving(count > 0 ? { selection, filters: values } : undefined)?.reciben ?? 0;
  const isWhole = (destinatarios: number): boolean => {
    const faults = mailingFaults({ ...letter, destinatarios }, NEWSLETTER_MESSAGES.incomplete);
    setErrors(faults);
    const [first] = Object.keys(faults);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return !first;
  };
  const preview = { ...letter, novedades: values.publico === 'novedades' };
  const test = useAction({
    call: () => postAdmin(sendTest, preview),
    done: ({ message }) => message,
    texts: { failed: NEWSLETTER_MESSAGES.notValid, unreachable: SECTION_MESSAGES.unreachable },
    refreshes: [],
  });
  return (
    <div ref={form} className="grid items-start gap-5 wide:grid-cols-2">
      <Card className="flex flex-col gap-4 p-4 tablet:p-6">
        <TemplateChoice kind="newsletter" label="Plantilla" letter={letter} onChange={setLetter} />
        <LetterFields
          letter={letter}
          errors={errors}
          onChange={setLetter}
          named={NAMED[values.publico as AudienceName]}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => isWhole(1) && setOpen('preview')}
            icon={<IconEye aria-hidden="true" className="size-5" />}
          >
            Vista previa
          </Button>
          <Button
            variant="secondary"
            busy={test.busy}
            onClick={() => isWhole(1) && test.run(undefined)}
            icon={<IconMailForward aria-hidden="true" className="size-5" />}
          >
            Mandarme una prueba
          </Button>
        </div>
        <div role="alert">
          {errors['destinatarios'] && (
            <p className="font-semibold text-danger">{errors['destinatarios'][0]}</p>
          )}
        </div>
        {count > 0 && <Receiving sending={{ selection, filters: values }} />}
        <Button
          size="lg"
          busy={isCounting}
          onClick={() => isWhole(count) && setOpen('send')}
          icon={<IconSend aria-hidden="true" className="size-5" />}
        >
          Enviar{receivers > 0 && !isCounting && ` a ${numberText(receivers)}`}
        </Button>
      </Card>
      <Recipients filters={filters} list={list} selection={selection} onSelect={setSelection} />
      <PreviewDialog letter={open === 'preview' ? preview : undefined} onClose={() => setOpen(undefined)} />
      <SendQuestion
        request={open === 'send' ? { letter, selection, filters: values } : undefined}
        onClose={() => setOpen(undefined)}
        onSent={(id) => {
          setLetter(EMPTY_LETTER);
          setSelection(NOBODY);
          // The effect does not run: `onSent` shows another part of the screen.
          keepSelection(NOBODY, values);
          onSent(id);
        }}
      />
    </div>
  );
}
