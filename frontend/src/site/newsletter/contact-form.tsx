import { IconSend } from '@tabler/icons-react';
import { sendMessage } from '#common/newsletter/support/support-calls.js';
import { CONTACT_MESSAGES } from '#common/newsletter/support/contact-messages.js';
import { contactFaults } from '#common/newsletter/support/contact-form.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { postJson } from '../../app/api.js';
import { paths } from '../../app/paths.js';
import { TrapField, pageAge } from '../forms/trap-field.js';
import { useForm } from '../forms/use-form.js';
import { Button } from '../../ui/button.js';
import { FormProblem } from '../../ui/form-problem.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';

interface ContactFormProps {
  /** Initial text of the message. */
  message: string;
  onSent: () => void;
}

/** Name, e-mail and message, all required. */
export function ContactForm({ message, onSent }: ContactFormProps) {
  const { form, fields, problem, sending, set, text } = useForm({
    action: paths.contact,
    initial: { nombreCompleto: '', email: '', mensaje: message, casillero: '' },
    faultsOf: contactFaults,
    send: (sent) => postJson(sendMessage, { ...sent, tiempo: pageAge() }).then(onSent),
    texts: CONTACT_MESSAGES,
  });
  return (
    <form {...form} className="flex max-w-xl flex-col gap-4">
      <TextField
        label="Nombre completo"
        autoComplete="name"
        maxLength={LENGTHS.name}
        {...text('nombreCompleto')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        {...text('email')}
      />
      <TextArea
        label="Mensaje"
        rows={7}
        maxLength={LENGTHS.message}
        count={fields.mensaje.length}
        {...text('mensaje')}
      />
      <TrapField value={fields.casillero} onChange={(casillero) => set('casillero', casillero)} />
      <FormProblem problem={problem} />
      <Button
        submit
        size="lg"
        busy={sending}
        className="self-start"
        icon={<IconSend aria-hidden="true" className="size-5" />}
      >
        {sending ? 'Enviando...' : 'Enviar mensaje'}
      </Button>
    </form>
  );
}
