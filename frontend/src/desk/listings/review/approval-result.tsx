import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import { LIFECYCLE_MESSAGES } from '#common/listings/review/decision-messages.js';
import type { ApprovalAnswer, MailOutcomeWire } from '#common/listings/review/decision-calls.js';
import { counted } from '#common/kernel/text.js';
import { CodeBadge } from '../../../ui/code-badge.js';
import { Link } from '../../../ui/link.js';

const LINK = 'inline-flex min-h-6 items-center font-semibold underline underline-offset-4';

interface ApprovalResultProps {
  outcome: ApprovalAnswer;
  isPaid: boolean;
  /** The approved notice. */
  to: string;
}

/** Result of an approval: code, photos, featured, mail. */
export function ApprovalResult({ outcome, isPaid, to }: ApprovalResultProps) {
  const { codigo, fotos, destacado, email } = outcome;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        Ya está publicado con el código <CodeBadge code={codigo} />
        <Link to={to} className={LINK}>
          Ver el alta
        </Link>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-sm wrap-anywhere">
        <li>
          <strong>Fotos:</strong> {photosText(fotos)}
        </li>
        <li>
          <strong>Destacado:</strong>{' '}
          {destacado === 0 ? 'No' : isPaid ? 'Sí' : `Sí, pero ${CONTRACT_MESSAGES.unpaidFeatured}`}
        </li>
        <li>
          <strong>Email:</strong> {mailText(email)}
        </li>
      </ul>
    </>
  );
}

interface ApprovalFaultProps {
  title: string;
  /** Another operator has decided meanwhile. */
  isOutdated: boolean;
  /** The notice, or the list if it has left it. */
  to: string;
}

/** What to do about a notice that was not approved. */
export function ApprovalFault({ title, isOutdated, to }: ApprovalFaultProps) {
  return (
    <p className="wrap-anywhere">
      «{title}» no se dio de alta. {isOutdated && 'Otra persona ya decidió sobre este inmueble. '}
      <Link to={to} className={LINK}>
        {isOutdated ? 'Ver la lista actualizada' : 'Volver al aviso'}
      </Link>
    </p>
  );
}

export function photosText({ total, publicas }: ApprovalAnswer['fotos']): string {
  if (total === 0) return 'el aviso no tiene fotos.';
  const count = counted(total, 'foto');
  if (publicas === total) return `${count}, a la vista en el sitio.`;
  return `${count}, que no se ${total === 1 ? 've' : 'ven'} hasta que el contrato incluya fotos y esté pagado.`;
}

export function mailText({ success, destinatario, error }: MailOutcomeWire): string {
  if (success) return `se envió el código a ${destinatario}.`;
  if (error === LIFECYCLE_MESSAGES.mailQueued)
    return `el envío a ${destinatario || 'el dueño'} está en cola; se reintenta solo.`;
  return `no se pudo enviar a ${destinatario || 'el dueño'}: ${error ?? 'error desconocido'}.`;
}
