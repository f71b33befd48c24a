import {
  IconCircleCheck,
  IconClockHour4,
  IconMail,
  IconPhoto,
  IconStar,
  IconAlertTriangle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CONTRACT_MESSAGES, LIFECYCLE_MESSAGES } from '#common/messages/admin.js';
import type { ApprovalAnswer, MailOutcomeWire } from '#common/wire/admin.js';
import { CodeBadge } from '../../ui/code-badge.js';

/** Result of an approval: code, photos, featured, mail. */
export function ApprovalResult({ outcome, isPaid }: { outcome: ApprovalAnswer; isPaid: boolean }) {
  const { codigo, fotos, destacado, email } = outcome;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-lg">
        <IconCircleCheck aria-hidden="true" className="size-7 text-success" />
        Ya está publicado con el código <CodeBadge code={codigo} />
      </p>
      <ul className="flex flex-col gap-3">
        <Line icon={<IconPhoto className="size-5" />} label="Fotos">
          {photosText(fotos)}
        </Line>
        <Line icon={<IconStar className="size-5" />} label="Destacado">
          {destacado === 0 ? 'No' : isPaid ? 'Sí' : `Sí, pero ${CONTRACT_MESSAGES.unpaidFeatured}`}
        </Line>
        <Line icon={<MailIcon email={email} />} label="Email">
          {mailText(email)}
        </Line>
      </ul>
    </div>
  );
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 text-ink-muted">
        {icon}
      </span>
      <span className="min-w-0">
        <strong>{label}:</strong> {children}
      </span>
    </li>
  );
}

function MailIcon({ email: { success, error } }: { email: MailOutcomeWire }) {
  if (success) return <IconMail className="size-5 text-success" />;
  return error === LIFECYCLE_MESSAGES.mailQueued ? (
    <IconClockHour4 className="size-5 text-warning" />
  ) : (
    <IconAlertTriangle className="size-5 text-danger" />
  );
}

export function photosText({ total, publicas }: ApprovalAnswer['fotos']): string {
  if (total === 0) return 'el aviso no tiene fotos.';
  const count = total === 1 ? '1 foto' : `${total} fotos`;
  if (publicas === total) return `${count}, a la vista en el sitio.`;
  return `${count}, que no se ven hasta que el contrato incluya fotos y esté pagado.`;
}

export function mailText({ success, destinatario, error }: MailOutcomeWire): string {
  if (success) return `se envió el código a ${destinatario}.`;
  if (error === LIFECYCLE_MESSAGES.mailQueued)
    return `el envío a ${destinatario || 'el dueño'} está en cola; se reintenta solo.`;
  return `no se pudo enviar a ${destinatario || 'el dueño'}: ${error ?? 'error desconocido'}.`;
}
