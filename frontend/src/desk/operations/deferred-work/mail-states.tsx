import type { MailStateWire } from '#common/kernel/mail-states.js';
import { StatusBadge, type Tone } from '../../../ui/badges.js';

export const MAIL_STATE_LOOKS: Readonly<Record<MailStateWire, { label: string; tone: Tone; retry?: true }>> =
  {
    en_cola: { label: 'En cola', tone: 'primary' },
    enviando: { label: 'Enviando', tone: 'primary' },
    enviada: { label: 'Enviado', tone: 'success' },
    fallida: { label: 'Fallido', tone: 'danger', retry: true },
    sin_confirmar: { label: 'Sin confirmar', tone: 'warning', retry: true },
    omitida: { label: 'Omitido', tone: 'neutral' },
    retenida: { label: 'Retenido', tone: 'warning', retry: true },
  };

/** Status of a message. */
export function MailStateBadge({ state }: { state: MailStateWire }) {
  const { label, tone } = MAIL_STATE_LOOKS[state];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
