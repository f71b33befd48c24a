import { IconShieldSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { verifyListing } from '#common/inquiries/inquiry-calls.js';
import { VERIFICATION_MESSAGES as MESSAGES } from '#common/inquiries/verification-messages.js';
import { verificationFaults } from '#common/inquiries/verification-form.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { postJson } from '../../app/api.js';
import { paths } from '../../app/paths.js';
import { useForm } from '../forms/use-form.js';
import { Button } from '../../ui/button.js';
import { FormProblem } from '../../ui/form-problem.js';
import { TextField } from '../../ui/text-field.js';

/** Code and phone, and the answer below. Without JavaScript the form leads to a page with the answer. */
export function VerifyForm({ code }: { code: string }) {
  const [answer, setAnswer] = useState<{ of: object; matches: boolean }>();
  const { form, fields, problem, sending, text } = useForm({
    action: paths.verify,
    initial: { codigo: code.slice(0, LENGTHS.code), telefono: '' },
    faultsOf: verificationFaults,
    send: async (sent) => {
      setAnswer(undefined);
      const { coincide } = await postJson(verifyListing, sent);
      setAnswer({ of: sent, matches: coincide });
    },
    texts: MESSAGES,
  });
  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField label="Código del aviso" maxLength={LENGTHS.code} {...text('codigo')} />
      <TextField
        label="Teléfono"
        type="tel"
        hint="El que te dio quien te ofrece la propiedad, con la característica."
        maxLength={LENGTHS.phone}
        {...text('telefono')}
      />
      <Button
        submit
        size="lg"
        busy={sending}
        className="self-start"
        icon={<IconShieldSearch aria-hidden="true" className="size-5" />}
      >
        {sending ? 'Verificando...' : 'Verificar'}
      </Button>
      <FormProblem problem={problem}>
        {answer?.of === fields && <Answer matches={answer.matches} />}
      </FormProblem>
    </form>
  );
}

function Answer({ matches }: { matches: boolean }) {
  return (
    <div
      className={`rounded-field px-4 py-3 ${matches ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger'}`}
    >
      <p className="font-semibold">{matches ? MESSAGES.matches : MESSAGES.differs}</p>
      <p>{matches ? MESSAGES.matchesToo : MESSAGES.differsToo}</p>
    </div>
  );
}
