import { IconFlag } from '@tabler/icons-react';
import { reportListing } from '#common/inquiries/reports/report-calls.js';
import { REPORT_MESSAGES } from '#common/inquiries/reports/report-messages.js';
import { reportFaults } from '#common/inquiries/reports/report-form.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { REPORT_REASONS, type ReportReason } from '#common/inquiries/reports/report-reasons.js';
import { postJson } from '../../app/api.js';
import { paths } from '../../app/paths.js';
import { TrapField, pageAge } from '../forms/trap-field.js';
import { useForm } from '../forms/use-form.js';
import { Button } from '../../ui/button.js';
import { RadioGroup } from '../../ui/choices.js';
import { FormProblem } from '../../ui/form-problem.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';

const REASONS = REPORT_REASONS.map(({ code: value, label, hint }) => ({ value, label, hint }));

/** Reason, text and address. */
export function ReportForm({ code, onSent }: { code: string; onSent: () => void }) {
  const { form, fields, problem, sending, errorOf, set, text } = useForm({
    action: paths.report,
    initial: { codigo: code, motivo: null as ReportReason | null, mensaje: '', email: '', casillero: '' },
    faultsOf: reportFaults,
    send: (sent) =>
      postJson(reportListing, { ...sent, motivo: sent.motivo!, tiempo: pageAge() }).then(onSent),
    texts: REPORT_MESSAGES,
  });
  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label="Código del aviso"
        maxLength={LENGTHS.code}
        readOnly={code !== ''}
        {...text('codigo')}
      />
      <RadioGroup
        legend="¿Qué pasa con el aviso?"
        name="motivo"
        look="cards"
        value={fields.motivo}
        choices={REASONS}
        error={errorOf('motivo')}
        onChange={(motivo) => set('motivo', motivo)}
      />
      <TextArea
        label="Contanos más (opcional)"
        rows={4}
        maxLength={LENGTHS.message}
        count={fields.mensaje.length}
        {...text('mensaje', { isRequired: false })}
      />
      <TextField
        label="Tu email (opcional)"
        hint="Solo si querés que te preguntemos algo."
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        {...text('email', { isRequired: false })}
      />
      <TrapField value={fields.casillero} onChange={(casillero) => set('casillero', casillero)} />
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
