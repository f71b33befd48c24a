import { IconFlag } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { reportListing } from '#common/inquiries/reports/report-calls.js';
import { REPORT_MESSAGES } from '#common/inquiries/reports/report-messages.js';
import { reportFaults } from '#common/inquiries/reports/report-form.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { REPORT_REASONS, type ReportReason } from '#common/inquiries/reports/report-reasons.js';
import { ApiError, postJson } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { paths } from '../../app/paths.js';
import { TrapField, pageAge } from '../forms/trap-field.js';
import { Button } from '../../ui/button.js';
import { RadioGroup } from '../../ui/choices.js';
import { FormProblem } from '../../ui/form-problem.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';
import { useIsHydrated } from '../../ui/use-is-hydrated.js';

const REASONS = REPORT_REASONS.map(({ code: value, label, hint }) => ({ value, label, hint }));

/** Reason, text and address. Without JavaScript, or before hydration, the browser validates and submits the form itself. */
export function ReportForm({ code, onSent }: { code: string; onSent: () => void }) {
  const [fields, setFields] = useState({ codigo: code, mensaje: '', email: '', casillero: '' });
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const isHydrated = useIsHydrated();
  const field = (name: 'codigo' | 'mensaje' | 'email') => ({
    name,
    value: fields[name],
    error: errors[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) => {
      setFields({ ...fields, [name]: target.value });
      setErrors({ ...errors, [name]: [] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const faults = reportFaults({ ...fields, motivo: reason });
    setErrors(faults);
    setProblem('');
    const [first] = Object.keys(faults);
    if (first || !reason)
      return event.currentTarget.querySelector<HTMLElement>(`[name=${first ?? 'motivo'}]`)?.focus();
    setSending(true);
    postJson(reportListing, { ...fields, motivo: reason, tiempo: pageAge() }).then(
      onSent,
      (error: unknown) => {
        setSending(false);
        setProblem(failureText(error, REPORT_MESSAGES));
        if (error instanceof ApiError) setErrors(error.fieldErrors);
      },
    );
  };
  return (
    <form
      method="post"
      action={paths.report}
      onSubmit={submit}
      noValidate={isHydrated}
      className="flex flex-col gap-5"
    >
      <TextField
        label="Código del aviso"
        maxLength={LENGTHS.code}
        isRequired
        required={!isHydrated}
        readOnly={code !== ''}
        {...field('codigo')}
      />
      <RadioGroup
        legend="¿Qué pasa con el aviso?"
        name="motivo"
        look="cards"
        value={reason}
        choices={REASONS}
        error={errors['motivo']?.[0]}
        onChange={(motivo) => {
          setReason(motivo);
          setErrors({ ...errors, motivo: [] });
        }}
      />
      <TextArea
        label="Contanos más (opcional)"
        rows={4}
        maxLength={LENGTHS.message}
        count={fields.mensaje.length}
        {...field('mensaje')}
      />
      <TextField
        label="Tu email (opcional)"
        hint="Solo si querés que te preguntemos algo."
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        {...field('email')}
      />
      <TrapField value={fields.casillero} onChange={(casillero) => setFields({ ...fields, casillero })} />
      <FormProblem problem={problem} />
      <Button
        submit
        size="lg"
        busy={sending}
        className="self-start"
        icon={<IconFlag aria-hidden="true" className="size-5" />}
      >
        {sending ? 'Enviando...' : 'Denunciar'}
      </Button>
    </form>
  );
}
